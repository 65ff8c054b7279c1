/** The four kawung petals of the logo in a 48 by 48 box, for the site, the membership card and receipts. */
export const logoPetals =
  'M22 22C13 22 7 16 6 6c10 1 16 7 16 16Zm4 0c0-9 6-15 16-16-1 10-7 16-16 16Zm0 4c9 0 15 6 16 16-10-1-16-7-16-16Zm-4 0c0 9-6 15-16 16 1-10 7-16 16-16Z';

/** Centres of the logo's nodes: the middle, then the four tips of the network. */
export const logoNodes = [
  { x: 24, y: 24 },
  { x: 24, y: 5.5 },
  { x: 42.5, y: 24 },
  { x: 24, y: 42.5 },
  { x: 5.5, y: 24 },
] as const;
