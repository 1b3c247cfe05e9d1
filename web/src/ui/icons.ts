/** Our own icons: strokes on a square of 24. */

export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 5l-7 7 7 7M7 12h13',
  paper: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3',
  log: 'M5 6h14M5 10h10M5 14h14M5 18h8',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.8.7-1 1.500-1 2.500H9c0-1-.2-1.800-1-2.500A6 6 0 0 1 12 3z',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
  say: 'M4 5h16v11H10l-5 4v-4H4z',
  gear: 'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  trick: 'M5 8l8-3 5 13-8 3zM14 6l5 2-3 11',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-5 4-7 8-7s8 2 8 7',
  bot: 'M5 9h14v10H5zM12 9V5M10 5h4M9 13v2M15 13v2',
  book: 'M4 5c3-1 6-1 8 1v14c-2-2-5-2-8-1zM20 5c-3-1-6-1-8 1v14c2-2 5-2 8-1z',
  tick: 'M4 13l5 5L20 6',
  fish: 'M3 12c3-5 9-6 13-1l5-4v10l-5-4c-4 5-10 4-13-1zM8 11.500h.01',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  home: 'M3 12l9-8 9 8M6 10v10h12V10',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  last: 'M6 5l8 7-8 7M18 5v14',
} as const;

export type IconName = keyof typeof ICONS;
