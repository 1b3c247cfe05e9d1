"""Deals in which rare options of free play and of leads of several cards matter."""

from kozel.core.options import Value
from tests.batteries.scenes import Scene

MOSCOW_AND_MOLODKA = ("AC", "6S", "AD", "7S", "AH", "8S", "6C", "9S", "QD")
ENDS_AND_MOLODKA = ("AC", "6S", "AD", "7S", "AH", "8S", "AS", "9S", "QD")
"""Dealt to two players."""

FREE_SCENES: dict[tuple[str, str, Value], Scene] = {
    # one holds Moscow or four ends, the other molodka, and both declare it
    **{
        ("burkozel", "combo_order", value): Scene(2, order=order)
        for value, order in {
            "ends_moscow_molodka": MOSCOW_AND_MOLODKA,
            "molodka_ends_moscow": ENDS_AND_MOLODKA,
            "molodka_moscow_ends": ENDS_AND_MOLODKA,
            "moscow_ends_molodka": MOSCOW_AND_MOLODKA,
            "moscow_molodka_ends": MOSCOW_AND_MOLODKA,
        }.items()
    },
    # somebody holds four tens
    ("burkozel", "four_tens", True): Scene(
        2, order=("TC", "6C", "TD", "6D", "TH", "6H", "TS", "7S", "8C")
    ),
    ("stock", "deals", 5): Scene(6, standing={"decided": 4, "deal": 5}),
    ("stock", "deals", 10): Scene(6, standing={"decided": 9, "deal": 10}),
    ("stock", "deals", 50): Scene(6, standing={"decided": 49, "deal": 50}),
    ("chips", "deals", 50): Scene(2, standing={"decided": 49, "deal": 50}),
}
