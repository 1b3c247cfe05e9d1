// Made by tools/wire.py from kozel.server; do not edit.
// A field that has its default is left out on the wire, so it may be missing here.

export type Value = string | number | boolean | string[];

/**
 * The whole table as this viewer may see it; the answer to `Enter`, and whenever the ring
 * no longer holds what the client missed. `number`: what was received up to here; it grows by
 * one with each `Step` and may leap with a `TableState`. The view's `unknown` is left empty:
 * bots have it from the rules. At a `practice` table all hands lie open.
 */
export interface TableState {
  t: 'table';
  table: string;
  number: number;
  seat: number;
  code: string;
  view: View;
  offer: PlainOffer;
  phrases: string[];
  around: Around;
  proof: Proof;
  rated?: boolean; // false
  practice?: boolean; // false
}

/**
 * Everything one viewer may see of a match. Two states that differ only in what the viewer
 * cannot know give equal views.
 */
export interface View {
  viewer: number;
  preset: string;
  options: Options;
  seating: Seating;
  deal: number;
  waiting: number[];
  table: Table;
  sheet: ScoreSheet;
  history: (Moved | Shown | Said | Named | Scored | Staged)[];
  verdict: Verdict | null;
}

/** Options by name; every family of games has its own. */
export type Options = Record<string, Value>;

/** The seats clockwise from 0. Teams alternate: {0, 2, …} against {1, 3, …}. */
export interface Seating {
  kinds: Kind[];
  teams?: boolean; // false
}

export type Kind = 'blind' | 'bot' | 'person';

/**
 * What a family of games tells of its deal for one viewer; `Game` makes the view of it.
 *
 * `named`: what was fixed for all to know, by name (``trump`` ``H``, ``soloist`` ``2``).
 * `sides`: who plays together in this deal. `accounts`: what each side has in the midst of a
 * deal, where points are written while it is played (D6); None: what the standing says.
 */
export interface Table {
  stage: string;
  dealer: number | null;
  turn: number | null;
  sides: number[][];
  zones: Zone[];
  facts: PieceFacts[];
  named: Record<string, string>;
  unknown: Unknown;
  layout?: Layout | null; // null
  accounts?: Account[] | null; // null
}

/**
 * A place for pieces: ``hand:0``, ``trick``, ``pile:1``, ``talon``, ``stock``, ``boneyard``.
 *
 * `pieces` has `count` entries, None for a piece this viewer does not see; piles and stocks
 * whose pieces nobody may look at leave `pieces` empty. `owners`: per piece the seat it came
 * from, where that matters (a trick).
 */
export interface Zone {
  name: string;
  kind: string;
  count: number;
  pieces?: (string | null)[]; // []
  seat?: number | null; // null
  owners?: number[]; // []
}

/**
 * How a piece ranks now: the class it belongs to for following suit (``T`` for trumps,
 * else the suit), its power within that class (higher wins), its points or pips.
 */
export interface PieceFacts {
  piece: string;
  cls: string;
  power: number;
  points: number;
  trump?: boolean; // false
}

/**
 * The unseen pieces, the places, and per piece a bit mask of the places it may lie in.
 *
 * The counts of the places add up to the number of pieces.
 */
export interface Unknown {
  pieces?: string[]; // []
  places?: Place[]; // []
  masks?: number[]; // []
}

/** Somewhere unseen pieces lie: a zone and how many of its pieces this viewer cannot see. */
export interface Place {
  zone: string;
  count: number;
}

/**
 * The domino layout: the first tile, the first spinner if there is one, and the arms.
 *
 * `across`: how the first tile lies, if it is a double. `crosses`: whether arms may grow from a
 * double in this game.
 */
export interface Layout {
  first: string | null;
  spinner: string | null;
  arms: Arm[];
  total?: number | null; // null
  across?: boolean; // true
  crosses?: boolean; // false
}

/**
 * A line growing from the first tile (``left``, ``right``) or a spinner (``up``, ``down``,
 * of a later one with its number: ``up4``, ``left4``; the word tells the direction).
 *
 * `end`: the number that fits there, None when nothing does any more. `counted`: the pips
 * this end gives to the sum of open ends, in games that sum them. `root`: the spinner it grows
 * from, None for the line through the first tile.
 */
export interface Arm {
  name: string;
  tiles: Laid[];
  end: number | null;
  counted?: number; // 0
  root?: string | null; // null
}

/** A tile on an arm, from the layout's middle outwards. A closed double lies face down. */
export interface Laid {
  tile: string;
  outward: number;
  closed?: boolean; // false
  across?: boolean; // true
}

/**
 * What one side has.
 *
 * `written`: points or pips on paper. `remembered`: points that are not written yet, and
 * `opened` whether they are now (D1.2). `rows`: pairs moved on the board of sixes, 0 to 6
 * (C2). `chips` (C7.3). `wins`: deals won, where the match is counted so (C9.6, D8.5).
 */
export interface Account {
  written?: number; // 0
  remembered?: number; // 0
  opened?: boolean; // false
  rows?: number; // 0
  chips?: number; // 0
  wins?: number; // 0
}

/**
 * The whole sheet of a match. `called`: what a line of it is, a ``deal`` or a ``round``.
 *
 * `unit`: ``points``, ``pips``, ``rows``, ``chips`` or ``wins``: which part of an account
 * decides. `target`: where the match ends, None when by a number of deals; `deals`: that
 * number, 0 when by target. `series`: matches won per side (best of 3 or 5).
 */
export interface ScoreSheet {
  unit: string;
  sides: number[][];
  accounts: Account[];
  lines?: ScoreLine[]; // []
  target?: number | null; // null
  deals?: number; // 0
  carried?: number; // 0
  eggs?: number; // 0
  series?: number[]; // []
  called?: string; // "deal"
}

/** One deal on the sheet; per side. `counted`: card points taken or pips left in hand. */
export interface ScoreLine {
  deal: number;
  before: Account[];
  after: Account[];
  counted?: number[]; // []
  marks?: Mark[]; // []
}

/**
 * A sign beside a line: ``fish``, ``eggs``, ``out``, ``penalty``, ``sweep``…
 *
 * `side` None: the mark belongs to the whole line. `value`: the number beside the sign,
 * such as a carried sum.
 */
export interface Mark {
  kind: string;
  side?: number | null; // null
  value?: number; // 0
}

/**
 * Pieces went from zone to zone. A hidden piece is None.
 *
 * `places`: per piece, where on the layout and how (``left``, ``up!``). Pieces that come out
 * of a shuffle tell its label and their positions in it, from 0 at the top, so that anyone
 * can compare them with the order once it is public (P6). `faces`: the viewers who see the
 * pieces, None for everybody.
 */
export interface Moved {
  type: 'moved';
  pieces: (string | null)[];
  source: string;
  target: string;
  seat?: number; // -1
  places?: string[]; // []
  shuffle?: string; // ""
  positions?: number[]; // []
  faces?: number[] | null; // null
}

/** Pieces of a zone were turned up where they lie. */
export interface Shown {
  type: 'shown';
  pieces: (string | null)[];
  zone: string;
  seat?: number; // -1
  faces?: number[] | null; // null
}

/** A seat said something: a pass, a knock, a demand, a challenge, a phrase (C0.7). */
export interface Said {
  type: 'said';
  seat: number;
  word: string;
  args?: Record<string, string | number | string[]>; // {}
}

/** Something was fixed for all to know: trump, dealer, leader, soloist, praise. */
export interface Named {
  type: 'named';
  seat: number;
  what: string;
  value?: string; // ""
}

/** A line of the score sheet was written. */
export interface Scored {
  type: 'scored';
  line: ScoreLine;
}

/**
 * The game came to a new part: a deal, a trick taken, a window, the end.
 *
 * `faces`: the viewers who are told the values of `args`, None for everybody.
 */
export interface Staged {
  type: 'stage';
  name: string;
  seat?: number; // -1
  args?: Record<string, string | number | string[]>; // {}
  faces?: number[] | null; // null
}

/**
 * How a match ended: per seat ``won``, ``lost`` or ``drawn``; the goats; titles (text ids).
 *
 * `rating`: per seat the points on the domino site's rating (P5), in games that have it.
 */
export interface Verdict {
  outcome: string[];
  goats?: number[]; // []
  titles?: string[]; // []
  rating?: number[]; // []
}

/** An offer as plain data, for the wire. */
export interface PlainOffer {
  seat: number;
  prompt: Message;
  groups: Group[];
  reasons: Record<string, Message>;
  remarks?: Remark[]; // []
}

/** A text id, its arguments and, where a rule stands behind it, the rule's number. */
export interface Message {
  id: string;
  args?: Record<string, string | number | string[]>; // {}
  rule?: string | null; // null
}

/**
 * Moves of one meaning. `label` is a text id; all moves are listed, none is implied.
 *
 * `optional`: the game goes on without them (windows, challenges). `ordered`: for moves of
 * several pieces, the order of the pieces matters.
 */
export interface Group {
  label: string;
  moves: (Play | Choose | Number | Pick | Say | Shuffle)[];
  optional?: boolean; // false
  ordered?: boolean; // false
}

/** Cards led or thrown, or tiles put to the layout, in this order. */
export interface Play {
  type: 'play';
  parts: Part[];
}

/** One piece of a play, where it goes (dominoes: an end) and how (``closed``, ``across``). */
export interface Part {
  piece: string;
  place?: string; // ""
  flag?: string; // ""
}

/** A named thing: ``trump H``, ``praise trousers``, ``take``, ``pass``, ``draw``, ``go``. */
export interface Choose {
  type: 'choose';
  word: string;
  value?: string; // ""
}

/** A number: ``cut 12`` (cards lifted), ``challenge 3`` (a seat), ``lot 2``. */
export interface Number {
  type: 'number';
  word: string;
  value: number;
}

/** Chosen pieces that are not played: ``lay 7C+8C``, ``give JD``. */
export interface Pick {
  type: 'pick';
  word: string;
  pieces: string[];
}

/** A fixed phrase (C0.7): ``say thanks``. Changes nothing in the game. */
export interface Say {
  type: 'say';
  phrase: string;
}

/** The house's order of the named shuffle, first piece = top. Hidden until the deal is over. */
export interface Shuffle {
  type: 'shuffle';
  label: string;
  order: string[];
}

/**
 * What is to be said of these own pieces chosen together, in any order: why they are no
 * play. They may be another move all the same, such as cards that beat nothing and can only
 * be discarded.
 */
export interface Remark {
  pieces: string[];
  message: Message;
}

/**
 * What is around the game at a table. `frozen`: nobody is there, time stands still.
 * `ending`: how the match ended if it was not played out. `hosts`: seats that may change
 * the request.
 */
export interface Around {
  sitters: Sitter[];
  clocks?: Clock[]; // []
  window?: Window | null; // null
  asked?: Asked | null; // null
  watchers?: number; // 0
  frozen?: boolean; // false
  adjourned?: boolean; // false
  ending?: Message | null; // null
  rematch?: string; // ""
}

/** Who is at a seat. `holder`: what plays for an absent person, such as ``club``. */
export interface Sitter {
  kind: Kind;
  name?: string; // ""
  bot?: string; // ""
  here?: boolean; // true
  holder?: string; // ""
}

/**
 * A seat's time in milliseconds when the frame was sent: left for this move, in the bank,
 * and whether it runs.
 */
export interface Clock {
  move: number;
  bank: number;
  running: boolean;
}

/**
 * A window of the rules, or ``next-deal``: it closes when every person who is there has
 * pressed *go on*, or when `ms` milliseconds are over, counted from when the frame was sent.
 * ``adjourned``: the match rests until all who are there press *go on*, or someone moves;
 * `ms` is 0.
 */
export interface Window {
  number: number;
  name: string;
  ms: number;
  pressed?: number[]; // []
}

/**
 * A question between people: ``undo``, ``end``, ``adjourn``, ``rematch``. `waiting`: the
 * seats that have not answered. All must agree; one *no* ends it, also that of `by`.
 */
export interface Asked {
  question: number;
  what: 'adjourn' | 'end' | 'rematch' | 'undo';
  by: number;
  waiting: number[];
}

/**
 * The public acts of the proofs so far, in order, as the log writes them (P6):
 * ``commit 3 5f…``, ``seal 3 0 a1…``, ``open 3 7c… -``, ``reveal 3 99…``. They are those of
 * the deal on the table and of the next one, which is bound while this one is played; each
 * tells its deal. `wants`: what the clients of the people who are there are to send now,
 * ``seal`` (`Sealed`), ``contribute`` (`Contribute`) or nothing; and for which deal, `next`.
 * Between two deals `deal` is the one that lies on the table.
 */
export interface Proof {
  deal: number;
  acts?: string[]; // []
  next?: number; // 0
  wants?: string; // ""
}

/**
 * Something happened. Only what changed for this viewer is there: the events, the parts of
 * the view that differ now (by name; ``table`` by its own parts), the offer. The view's
 * ``history`` grows by the events unless it stands in `view`, too. A step with the number
 * that was received last brings only `around`, with the times of now: the end of what was
 * missed.
 */
export interface Step {
  t: 'step';
  table: string;
  number: number;
  events?: (Moved | Shown | Said | Named | Scored | Staged)[]; // []
  view?: Record<string, unknown>; // {}
  parts?: Record<string, unknown>; // {}
  offer?: PlainOffer | null; // null
  phrases?: string[] | null; // null
  around?: Around | null; // null
  proof?: Proof | null; // null
}

/** The command was carried out and is stored. */
export interface Done {
  t: 'done';
  id: string;
}

/**
 * The command was not carried out; nothing has changed. `id` "" where the frame itself was
 * no good.
 */
export interface Refused {
  t: 'refused';
  id: string;
  why: Message;
}

/** What club would do, in notation, and the reason. */
export interface Advice {
  t: 'advice';
  id: string;
  do: string;
  why: Message;
}

/** All open requests, whenever they change. */
export interface LobbyState {
  t: 'requests';
  open: OpenRequest[];
  mine?: string[]; // []
}

/** A request that waits for people (P2). */
export interface OpenRequest {
  id: string;
  preset: string;
  code: string;
  differences: Record<string, string | number | boolean | string[]>;
  seats: (Sitter | null)[];
  teams: boolean;
  rated?: boolean; // false
  private?: boolean; // false
}

/** A request has become a match, or a match has its rematch: go to this table. */
export interface MovedOn {
  t: 'moved-on';
  table: string;
  to: string;
}

/** Yes. */
export interface Pong {
  t: 'pong';
}

/** Begin (or stop) to be told of open requests. */
export interface Lobby {
  t: 'lobby';
  on?: boolean; // true
}

/**
 * Come to a table, at the own seat or as a watcher. `since`: the last number received of
 * it, to get only what came after. `key`: from the link of a private table.
 */
export interface Enter {
  t: 'enter';
  table: string;
  since?: number | null; // null
  key?: string; // ""
}

/** Look at the table no longer. A seat stays the client's own. */
export interface Leave {
  t: 'leave';
  table: string;
}

/** A move or a phrase, in notation: ``QC``, ``trump H``, ``4-5@left``, ``say thanks``. */
export interface Move {
  t: 'move';
  table: string;
  id: string;
  do: string;
}

/** Nothing (more) to say in this window; or: seen, deal the next. */
export interface GoOn {
  t: 'go-on';
  table: string;
  id: string;
  window: number;
}

/** Ask to take back the last move. The others are asked; bots agree. */
export interface Undo {
  t: 'undo';
  table: string;
  id: string;
}

/** Give the match up. */
export interface Resign {
  t: 'resign';
  table: string;
  id: string;
}

/** Propose to end the match here. */
export interface EndOffer {
  t: 'end';
  table: string;
  id: string;
}

/** Propose to go on another time. */
export interface Adjourn {
  t: 'adjourn';
  table: string;
  id: string;
}

/** Propose another match with the same rules and seats. */
export interface Rematch {
  t: 'rematch';
  table: string;
  id: string;
}

/** Yes or no to a question that the table asks (see `Asked`). */
export interface Answer {
  t: 'answer';
  table: string;
  id: string;
  question: number;
  yes: boolean;
}

/** The SHA-256 (hex) of this client's contribution to a deal (P6). */
export interface Sealed {
  t: 'seal';
  table: string;
  id: string;
  deal: number;
  digest: string;
}

/** The contribution itself, 16 bytes in hex, once every seal is in. */
export interface Contribute {
  t: 'contribute';
  table: string;
  id: string;
  deal: number;
  data: string;
}

/** What club would do, and why; only where nothing is rated. */
export interface Hint {
  t: 'hint';
  table: string;
  id: string;
}

/** Get up from a seat before the match has begun. */
export interface Stand {
  t: 'stand';
  table: string;
  id: string;
}

/** Are you there? */
export interface Ping {
  t: 'ping';
}

/** All games, and the levels of bots, weakest first. */
export interface Games {
  games: GameDeclared[];
  bots: string[];
}

/**
 * A game. `code`: the share code of its defaults. `seatings`: the usual one first. `blind`:
 * the most blind seats. Its texts follow from the id: ``game-<id>``, ``option-<name>``.
 */
export interface GameDeclared {
  id: string;
  kind: string;
  code: string;
  seatings: SeatingOffered[];
  blind: number;
  options: OptionDeclared[];
  draft: boolean;
}

/** A number of seats, with two teams or each for themselves. */
export interface SeatingOffered {
  seats: number;
  teams: boolean;
}

/**
 * An option. `values`: those that can be listed, of a range the suggested ones; then `low`
 * and `high` are its bounds. Of ``several`` any set of the values is one.
 */
export interface OptionDeclared {
  name: string;
  rule: string;
  kind: 'choice' | 'range' | 'several' | 'switch';
  values: (string | number | boolean | string[])[];
  default: string | number | boolean | string[];
  low?: number | null; // null
  high?: number | null; // null
}

/**
 * Who the caller is. `requests`: the open requests where this person sits. `last`: the
 * share code of the game played last.
 */
export interface Me {
  name: string;
  guest: boolean;
  language: string;
  settings: Record<string, string | number | number | boolean>;
  last: string;
  tables: MyTable[];
  requests: string[];
}

/** A match that is not over and has a seat of mine. */
export interface MyTable {
  table: string;
  preset: string;
  adjourned: boolean;
}

/** What is to change; what is not named stays. `settings` replaces all of them. */
export interface MeChanged {
  name?: string | null; // null
  language?: string | null; // null
  settings?: Record<string, string | number | number | boolean> | null; // null
}

/** `code`: the rules; "" for the game played last. `practice`: with open hands. */
export interface PlayWanted {
  code?: string; // ""
  bots?: string; // "club"
  practice?: boolean; // false
}

/**
 * A request as its opener wants it. `open`: anyone may join, not only who has the link.
 * `seat`: the opener's own, the first one for a person if not named. `bots`: the level of
 * those that take seats still empty when the opener starts it. `clock`: none without it.
 */
export interface RequestWanted {
  code: string;
  teams: boolean;
  seats: SeatWanted[];
  open: boolean;
  seat?: number | null; // null
  bots?: string; // "club"
  clock?: Clocks | null; // null
  practice?: boolean; // false
}

/** Who is to have a seat; `bot`: its level, with a bot. */
export interface SeatWanted {
  kind: Kind;
  bot?: string; // ""
}

/** Seconds for each move, and for the whole match what longer moves are paid from. */
export interface Clocks {
  move: number;
  bank?: number; // 0
}

/**
 * `seat`: the first free one if not named. `key`: from the link. `code`: the rules that
 * were read, so that nobody sits down to others.
 */
export interface Joining {
  seat?: number | null; // null
  key?: string; // ""
  code?: string; // ""
}

/**
 * Where one sits now: at a table, or in a request that waits for people. `key`: what the
 * link to it needs.
 */
export interface Seated {
  table: string | null;
  request?: string | null; // null
  key?: string; // ""
}

/** Options of a game as somebody sets them in a form. */
export interface OptionsChosen {
  preset: string;
  options?: Record<string, string | number | boolean | string[]>; // {}
  seats?: number | null; // null
  teams?: boolean | null; // null
}

/**
 * What the options come to. `refused`: why they do not go together; then there is no code
 * and no sheet. `applies`: the options that mean something beside the others.
 */
export interface Configured {
  preset: string;
  code: string;
  differences: Record<string, string | number | boolean | string[]>;
  applies: string[];
  refused: Message | null;
  clauses: Paragraph[];
}

/** A paragraph of a rules sheet; the chapter's title is the text ``chapter-<chapter>``. */
export interface Paragraph {
  chapter: string;
  clause: Message;
}

/** The rules of a game, in the order in which one explains it. */
export interface RulesSheet {
  preset: string;
  code: string;
  clauses: Paragraph[];
}

/** The rules of a code. `code`: the same against the newest defaults. */
export interface Decoded {
  preset: string;
  code: string;
  options: Record<string, string | number | boolean | string[]>;
  differences: Record<string, string | number | boolean | string[]>;
}

/** What differs between two codes of one game, line by line. */
export interface Compared {
  preset: string;
  differences: Difference[];
}

/** An option that differs. */
export interface Difference {
  option: string;
  here: string | number | boolean | string[];
  there: string | number | boolean | string[];
}

/** `addresses`: links under which other devices reach this server, if it serves any. */
export interface Server {
  version: string;
  addresses: string[];
}

/** `text`: the game, the hands and the moves (docs/pasted.md). */
export interface PastedText {
  text: string;
}

/**
 * `replay`: with all hands, up to the first faulty move; its `table` is empty. `fault`: that
 * move, None if there is none.
 */
export interface Pasted {
  replay: Replay;
  fault: Fault | null;
}

/** A finished match with all hands open: the view before the first move, and the steps. */
export interface Replay {
  table: string;
  first: View;
  steps: ReplayStep[];
  players: Player[];
}

/**
 * One move, or an undo, of a finished match: the log's entry, and what changed by it in the
 * open view, as in `Step`.
 */
export interface ReplayStep {
  entry: number;
  ms: number;
  by: string;
  do: string;
  events?: (Moved | Shown | Said | Named | Scored | Staged)[]; // []
  view?: Record<string, unknown>; // {}
  parts?: Record<string, unknown>; // {}
}

/** Who sits at a seat: a name, and for a bot what plays, such as ``club``. */
export interface Player {
  name?: string; // ""
  bot?: string; // ""
}

/**
 * The first move that the rules refuse. `line` and `row` are counted from 1; `row` is 0
 * where the text has no rows. `given`: the move as written. `told` names it in words, `reason`
 * is why it cannot be.
 */
export interface Fault {
  line: number;
  row: number;
  seat: number | null;
  given: string;
  told: Message;
  reason: Message;
}

export type FromServer = TableState | Step | Done | Refused | Advice | LobbyState | MovedOn | Pong;

export type FromClient = Lobby | Enter | Leave | Move | GoOn | Undo | Resign | EndOffer | Adjourn | Rematch | Answer | Sealed | Contribute | Hint | Stand | Ping;
