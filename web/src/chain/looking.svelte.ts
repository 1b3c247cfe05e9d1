/** Where somebody looks along a chain that is larger than its box: by drawing, keys and steps. */
import type { Box } from './fit.ts';
import { into, step, within, type Point, type Side } from './pan.ts';
import type { Chain } from './place.ts';
import type { Placed } from './walker.ts';

/** A finger that moves less than this, in px, has only tapped. */
const SLIP = 6;

const KEYS: Partial<Record<string, Side>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What there is to look at; null while all of it is in sight. */
export interface Sight {
  chain: Chain;
  box: Box;
  scale: number;
}

export class Looking {
  private look = $state<Point>({ x: 0, y: 0 });
  private drag: { id: number; from: Point; look: Point; drawn: boolean } | null = null;
  private drawn = false;

  constructor(private readonly sight: () => Sight | null) {}

  /** The point in the middle of the box, in half tiles. */
  get at(): Point {
    const sight = this.sight();
    return sight ? within(sight.chain, sight.box, sight.scale, this.look) : { x: 0, y: 0 };
  }

  /** Look no farther than needed to see one of these. */
  see(tiles: readonly Placed[]): void {
    const sight = this.sight();
    if (!sight) return;
    const { at } = this;
    let least = Infinity;
    for (const tile of tiles) {
      const from = into(sight.box, sight.scale, at, tile);
      const far = Math.hypot(from.x - at.x, from.y - at.y);
      if (far < least) [this.look, least] = [from, far];
    }
  }

  /** Look right at a point. */
  centre({ x, y }: Point): void {
    this.look = { x, y };
  }

  move(side: Side): void {
    const sight = this.sight();
    if (sight) this.look = step(sight.box, sight.scale, this.at, side);
  }

  key(event: KeyboardEvent): void {
    const side = KEYS[event.key];
    if (!side || !this.sight()) return;
    this.move(side);
    event.preventDefault();
  }

  down(event: PointerEvent): void {
    this.drawn = false;
    if (!this.sight() || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    this.drag = { id: event.pointerId, from, look: this.at, drawn: false };
  }

  draw(event: PointerEvent): void {
    const sight = this.sight();
    if (!sight || this.drag?.id !== event.pointerId) return;
    const { from, look } = this.drag;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.drag.drawn && Math.hypot(x, y) < SLIP) return;
    this.drag.drawn = true;
    this.look = { x: look.x - x / sight.scale, y: look.y - y / sight.scale };
  }

  up(): void {
    this.drawn = this.drag?.drawn ?? false;
    this.drag = null;
  }

  /** A tap that drew the chain is none on what lies there; a key is no tap. */
  click(event: MouseEvent): void {
    if (this.drawn && event.detail > 0) event.stopPropagation();
    this.drawn = false;
  }
}
