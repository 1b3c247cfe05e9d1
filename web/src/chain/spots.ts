/** The places beside the end of an arm where a tile can lie, and how well everybody can go on. Pure. */
import { clearance, free, rectOf, type Rect } from './room.ts';
import { GAP } from './walker.ts';

export interface End {
  /** Where the arm's last tile ends, and the way it goes on. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Whether that tile lies along, so that another can be put to its side. */
  along?: boolean;
}

/** A tile as it may be put, where the arm goes on from there, and how much one likes that less. */
export interface Spot {
  rect: Rect;
  angle: number;
  end: End;
  cost: number;
}

/** From the end of an arm to a tile that found no room beside it. */
export interface Thread {
  arm: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const TURN = 6;
const ALONG = 3;
/** Of finding room for everybody at once. */
const MOST_TRIES = 300;
/** Room ahead is looked at so far, in half tiles. */
export const AHEAD = 7;

export const WAYS: Record<string, { dx: number; dy: number }> = {
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
};

/** A place for one more tile at every end, none in the way of another; null if there is none. */
export function goOn(ends: readonly End[], rects: readonly Rect[]): Spot[] | null {
  const room = ends.map((end) => spots(end, true).filter((each) => free(each.rect, rects)));
  const order = room
    .map((_, at) => at)
    .sort((a, b) => (room[a]?.length ?? 0) - (room[b]?.length ?? 0));
  const chosen: Spot[] = [];
  const taken: Rect[] = [];
  let tries = MOST_TRIES;
  const search = (at: number): boolean => {
    const end = order[at];
    if (end === undefined) return true;
    if ((tries -= 1) < 0) return false;
    for (const spot of room[end] ?? []) {
      if (!free(spot.rect, taken)) continue;
      taken.push(spot.rect);
      chosen[end] = spot;
      if (search(at + 1)) return true;
      taken.pop();
    }
    return false;
  };
  return search(0) ? chosen : null;
}

/** How a tile may be put to an end: straight on, or round a corner to either side. */
export function spots(end: End, lying: boolean): Spot[] {
  const { dx, dy } = end;
  const straight = spot(end, 0, GAP + 1, dx, dy, 0);
  const corners = [1, -1].map((side) => {
    const [tx, ty] = [dy * side, dx * side];
    return spot(end, 0.5, GAP + 0.5, tx, ty, TURN);
  });
  if (end.along)
    for (const side of [1, -1]) {
      const [tx, ty] = [dy * side, dx * side];
      corners.push(spot(end, 1.5 + GAP, -0.5, tx, ty, TURN + 1));
    }
  if (lying) return [straight, ...corners];
  const at = { x: end.x + dx * (GAP + 0.5), y: end.y + dy * (GAP + 0.5) };
  const across: Spot = {
    rect: rectOf(at.x, at.y, dx === 0 ? 0 : 90),
    angle: angleOf(dx, dy) + 90,
    end: { x: end.x + dx * (GAP + 1), y: end.y + dy * (GAP + 1), dx, dy },
    cost: 0,
  };
  return [across, { ...straight, cost: ALONG }, ...corners];
}

/** A lying tile whose arm then goes the way `tx`, `ty`: `ahead` before the end, `aside` of it. */
function spot(end: End, aside: number, ahead: number, tx: number, ty: number, cost: number): Spot {
  const x = end.x + end.dx * ahead + tx * aside;
  const y = end.y + end.dy * ahead + ty * aside;
  return {
    rect: rectOf(x, y, tx === 0 ? 90 : 0),
    angle: angleOf(tx, ty),
    end: { x: x + tx, y: y + ty, dx: tx, dy: ty, along: true },
    cost,
  };
}

/** The nearest room for a tile that finds none beside the end. */
export function far(end: End, taken: readonly Rect[]): Spot {
  let found: Spot | null = null;
  for (let reach = 2; found === null; reach += 4) {
    for (const { dx, dy } of Object.values(WAYS))
      for (let right = -reach; right <= reach; right += 0.5)
        for (let down = -reach; down <= reach; down += 0.5) {
          const from = { x: end.x + right, y: end.y + down, dx: 0, dy: 0 };
          const each = spot(from, 1, 0, dx, dy, Math.hypot(right, down));
          if (!free(each.rect, taken)) continue;
          each.cost += AHEAD - clearance(each.end, taken, AHEAD);
          if (found === null || each.cost < found.cost) found = each;
        }
  }
  return found;
}

export function thread(arm: string, end: End, to: Spot): Thread {
  const { dx, dy } = to.end;
  return { arm, x1: end.x, y1: end.y, x2: to.rect.x - dx, y2: to.rect.y - dy };
}

const angleOf = (dx: number, dy: number): number => (dx > 0 ? 0 : dx < 0 ? 180 : dy * 90);

/** Where arms can begin at a double that lies there. */
export function sidesOf({ rect, end }: Spot): End[] {
  return [1, -1].map((side) => {
    const [dx, dy] = [end.dy * side, end.dx * side];
    return { x: rect.x + dx * rect.w, y: rect.y + dy * rect.h, dx, dy };
  });
}

export const rectAhead = (end: End): Rect =>
  rectOf(end.x + end.dx * (GAP + 1), end.y + end.dy * (GAP + 1), end.dx === 0 ? 90 : 0);

export const same = (one: End, two: End): boolean =>
  Math.abs(one.x - two.x) < 0.01 && Math.abs(one.y - two.y) < 0.01;
