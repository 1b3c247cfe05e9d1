"""A match as readable text: what the mover saw, what was offered, what came of it."""

from collections.abc import Iterator

import msgspec

from kozel import games
from kozel.core.events import Event, Moved, Named, Said, Scored, Shown, Staged
from kozel.core.game import Game
from kozel.core.messages import Arg
from kozel.core.moves import HOUSE, Piece, Play, Seat, Shuffle
from kozel.core.notation import write
from kozel.core.offers import Offer
from kozel.core.options import Several, Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import Account
from kozel.core.views import Table, View
from tests.batteries.walk import Step, walk

LENGTHS = ("deals", "rounds", "wins")
"""The options that make a match short, the first that a game has."""
SEED = 11
_SEEDS, _SOON = 60, 400


def short_game(preset: Preset) -> Game:
    """The game of a preset at its usual seating, for one deal if it can be."""
    values: dict[str, Value] = {}
    length = next((name for name in LENGTHS if name in preset.offered), None)
    if length:
        values[length] = 1
    seats, teams = preset.seatings[0]
    return games.make(preset.id, values, Seating.of(seats, teams=teams, persons=1))


def playthrough(preset: Preset) -> str:
    """The recorded match of a preset."""
    game = short_game(preset)
    lines = [f"{preset.id}: a random match, seed {SEED}", ""]
    lines += [f"  {name} = {shown(getattr(game.options, name))}" for name in preset.offered]
    for number, step in enumerate(walk(game, SEED), 1):
        lines += ["", *told(number, step)]
    return "\n".join(lines) + "\n"


def members(preset: Preset) -> Iterator[tuple[str, str]]:
    """The single values of the options that are sets, such as a kind of praise."""
    for name in preset.offered:
        if isinstance(preset.declared(name), Several):
            yield from ((name, str(value)) for value in preset.choices(name))


def opening(preset: Preset, name: str, value: str) -> str:
    """The first deal in which something comes of one member of a set, up to its first trick: in
    the first of the random matches that has one."""
    seats, teams = preset.seatings[0]
    game = games.make(preset.id, {name: (value,)}, Seating.of(seats, teams=teams, persons=1))
    for seed in range(SEED, SEED + _SEEDS):
        steps = _opening(game, value, seed)
        if steps:
            lines = [f"{preset.id}: a deal with {name} = {value}, seed {seed}"]
            for number, step in enumerate(steps, 1):
                lines += ["", *told(number, step)]
            return "\n".join(lines) + "\n"
    raise LookupError(f"nothing comes of {value} in {preset.id}")


def _opening(game: Game, value: str, seed: int) -> list[Step]:
    """The steps of that deal; none if this match has no such deal soon."""
    steps: list[Step] = []
    found = False
    for step in walk(game, seed, _SOON):
        if isinstance(step.move, Shuffle) and step.before.next is not None:
            steps = []
        steps.append(step)
        found = found or any(value in event_line(event).split() for event in step.events)
        cards = sum(isinstance(each.move, Play) for each in steps)
        if found and (cards == game.seating.seats or game.deal_over(step.after)):
            return steps
    return []


def told(number: int, step: Step) -> Iterator[str]:
    """One move with what stood before it and what followed."""
    game = step.before.game
    who = "house" if step.who == HOUSE else f"seat {step.who}"
    if step.who != HOUSE:
        yield from view_lines(game.view(step.before, step.who))
        yield from offer_lines(game.legal(step.before, step.who))
    yield f"{number}. {who}: {write(step.move)}"
    for event in step.events:
        yield f"   > {event_line(event)}"


def view_lines(view: View) -> Iterator[str]:
    """What a viewer sees, in a few lines."""
    table = view.table
    named = " ".join(f"{name}={value}" for name, value in table.named.items())
    yield f"   deal {view.deal}, {table.stage}, dealer {table.dealer}, {named}".rstrip(" ,")
    for zone in table.zones:
        if zone.count:
            owners = f" from {' '.join(map(str, zone.owners))}" if zone.owners else ""
            yield f"   {zone.name} ({zone.count}) {pieces(zone.pieces)}{owners}".rstrip()
    yield from layout_lines(table)
    accounts = " | ".join(map(account, view.sheet.accounts))
    yield f"   sheet: {accounts}"


def layout_lines(table: Table) -> Iterator[str]:
    layout = table.layout
    if layout is None or layout.first is None:
        return
    total = "" if layout.total is None else f", sum {layout.total}"
    yield f"   layout: {layout.first}, spinner {layout.spinner}{total}"
    for arm in layout.arms:
        tiles = " ".join(laid.tile + "!" * laid.closed for laid in arm.tiles)
        yield f"     {arm.name} {arm.end}: {tiles}".rstrip()


def offer_lines(offer: Offer) -> Iterator[str]:
    """What a seat may do, and why not the rest."""
    yield f"   {offer.prompt.id}{arguments(offer.prompt.args)}"
    for group in offer.groups:
        marks = "?" * group.optional + "*" * group.ordered
        yield f"     {group.label}{marks}: {', '.join(map(write, group.moves))}"
    for piece, reason in offer.reasons.items():
        yield f"     not {piece}: {reason.id}{arguments(reason.args)} [{reason.rule}]"
    for remark in offer.remarks:
        chosen, why = "+".join(remark.pieces), remark.message
        yield f"     no play {chosen}: {why.id}{arguments(why.args)} [{why.rule}]"


def event_line(event: Event) -> str:
    """An event with everything in it."""
    match event:
        case Moved(moved, source, target, seat, places, shuffle, positions, faces):
            parts = [pieces(moved), f"{source} -> {target}"]
            parts += [f"at {' '.join(p or '-' for p in places)}"] if places else []
            parts += [f"from {shuffle} {' '.join(map(str, positions))}"] if shuffle else []
            parts += [seen_by(faces)]
            return f"moved by {seat}: " + ", ".join(part for part in parts if part)
        case Shown(moved, zone, seat, faces):
            return f"shown by {seat}: {pieces(moved)} in {zone} {seen_by(faces)}".rstrip()
        case Said(seat, word, args):
            return f"said by {seat}: {word}{arguments(args)}"
        case Named(seat, what, value):
            return f"named: {what} of {seat} {value}".rstrip()
        case Scored(line):
            counted = " ".join(map(str, line.counted))
            marks = " ".join(f"{m.kind}({m.side},{m.value})" for m in line.marks)
            before, after = (" | ".join(map(account, a)) for a in (line.before, line.after))
            return f"scored: {before} -> {after}; counted {counted}; {marks}".rstrip("; ")
        case Staged(name, seat, args):
            return f"stage: {name} {seat}{arguments(args)}"


def seen_by(faces: tuple[Seat, ...] | None) -> str:
    if faces is None:
        return ""
    return f"seen by {' '.join(map(str, faces)) or 'nobody'}"


def pieces(several: tuple[Piece | None, ...]) -> str:
    return " ".join(piece or "?" for piece in several)


def account(of_side: Account) -> str:
    fields = msgspec.structs.asdict(of_side)
    return " ".join(f"{k} {shown(v)}" for k, v in fields.items() if v) or "0"


def arguments(args: dict[str, Arg]) -> str:
    if not args:
        return ""
    return f" ({', '.join(f'{name} {shown(value)}' for name, value in args.items())})"


def shown(value: Value) -> str:
    return "+".join(value) or "none" if isinstance(value, tuple) else str(value)
