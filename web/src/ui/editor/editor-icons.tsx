import { icon } from '#ui/base/icon.tsx';

export const BulletsIcon = icon('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01');
export const NumbersIcon = icon(
  'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4.5M3.8 15.6c.4-.9 2.4-.9 2.4.4 0 1-2.4 1.6-2.4 3h2.5',
);
export const NestIcon = icon('M4 5h16M11 10h9M11 14h9M4 19h16M4 9.5 7 12l-3 2.5');
export const LiftIcon = icon('M4 5h16M11 10h9M11 14h9M4 19h16M7 9.5 4 12l3 2.5');
export const TableIcon = icon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM4 10h16M4 14.5h16M12 10v9',
);
export const QuoteIcon = icon('M10 7H5v6h5V7Zm0 6c0 2.5-1.5 4-4 4.5M19 7h-5v6h5V7Zm0 6c0 2.5-1.5 4-4 4.5');
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
);
export const PictureIcon = icon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM4 16l4.5-4.5L13 16l3-3 4 4M14.5 9.5h.01',
);
export const UndoIcon = icon('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3');
export const RedoIcon = icon('m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3');
