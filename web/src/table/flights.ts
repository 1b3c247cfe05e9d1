/** Pieces fly from where they lay to where they lie: rectangles remembered, then transitions. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { calm } from '../settings/settings.svelte.ts';

const places = new Map<string, DOMRect>();

/** Remember where a piece lies, before it leaves the hand. */
export function lies(node: HTMLElement, piece: string): { destroy: () => void } {
  return {
    destroy: () => {
      places.set(piece, node.getBoundingClientRect());
    },
  };
}

export function rememberAll(root: HTMLElement): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const piece = node.dataset['piece'];
    if (piece) places.set(piece, node.getBoundingClientRect());
  }
}

const seatOf = (seat: number): DOMRect | undefined =>
  document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

function flight(node: Element, from: DOMRect | undefined, duration: number): TransitionConfig {
  if (calm() || !from) return { duration: 150, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${dx * u}px ${dy * u}px; scale: ${0.75 + 0.25 * t}; opacity: ${0.3 + 0.7 * t}`,
  };
}

/** A piece comes to the table from its hand, or from the chip of who played it. */
export function arrive(node: Element, { piece, seat }: { piece: string | null; seat: number }) {
  const from = piece === null ? undefined : places.get(piece);
  if (piece !== null) places.delete(piece);
  return flight(node, from ?? seatOf(seat), 200);
}

/** A trick is swept to who took it. */
export function sweep(node: Element, { seat }: { seat: number | null }) {
  return flight(node, seat === null ? undefined : seatOf(seat), 250);
}
