"""Everything people read, in Russian and English: Fluent catalogues and what puts them to use.

Start with `kozel.texts.texts.Texts`. How the catalogues are written stands at the head of
``terms.ftl`` and ``events.ftl``.
"""
