import { slots } from 'contract/built-in/picture';
import { background, type Drawing, drawing } from '../canvas.ts';
import { arc, cloud, hem, node, type Point, sun, wave } from '../motifs.ts';
import { ink } from '../palette.ts';
import { coasts } from './coasts.ts';

const size = slots.carousel;
const { width, height } = size;

/**
 * Converts degrees east and north to picture coordinates. The coasts are roughly true and simplified like cut
 * paper.
 */
const place = (east: number, north: number): Point => [
  Math.round((42 + (east - 95) * 17.7) * 10) / 10,
  Math.round((306 - north * 17.7) * 10) / 10,
];

const cities: readonly Point[] = (
  [
    [98.6, 3.6],
    [104.4, -3],
    [106.9, -6.3],
    [112.6, -7.4],
    [116.6, -0.9],
    [124.4, 1.1],
    [119.8, -4.9],
    [124.2, -9.8],
    [128.6, -3.3],
    [139.8, -3.2],
    [110, -0.6],
  ] as const
).map(([east, north]) => place(east, north));

/** Pairs of cities, and the height of the arc of light between them. */
const routes = [
  [0, 10, 70],
  [0, 2, 96],
  [1, 2, 40],
  [10, 4, 58],
  [2, 4, 104],
  [2, 3, 58],
  [3, 6, 74],
  [4, 5, 92],
  [6, 8, 84],
  [5, 9, 120],
  [8, 9, 78],
  [3, 7, 62],
  [7, 9, 96],
] as const;

/** Draws the opening picture: the archipelago with islands of batik, connected by arcs of light. */
export function archipelago(): Drawing {
  const swell = Array.from({ length: 14 }, (_, index) =>
    wave(
      size,
      { y: 190 + index * 33, rise: 6, length: 62, phase: (index % 2) * 31 },
      'none',
      '#2a7d8c',
    ).replaceAll('opacity="0.9"', 'opacity="0.45"'),
  );
  const shapes = Object.values(coasts).map(
    (coast) => `M${coast.map(([east, north]) => place(east, north).join(' ')).join('L')}Z`,
  );
  const all = shapes.join('');
  const halo = [20, 12, 5].map(
    (grow, index) =>
      `<path d="${all}" fill="none" stroke="${ink.mint}" stroke-width="${grow}" stroke-linejoin="round" opacity="${0.1 + index * 0.09}"/>`,
  );
  const land = `<path d="${all}" fill="${ink.night}" stroke="${ink.night}" stroke-width="5" stroke-linejoin="round" opacity="0.55" transform="translate(-7 9)"/>${halo.join('')}<path d="${all}" fill="${ink.cream}" stroke="${ink.cream}" stroke-width="4" stroke-linejoin="round"/><path d="${all}" fill="url(#land)"/>`;
  const texture = `<pattern id="land" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="${ink.rust}" opacity="0.7" transform="scale(0.417)"><path d="M22 22C13 22 7 16 6 6c10 1 16 7 16 16Zm4 0c0-9 6-15 16-16-1 10-7 16-16 16Zm0 4c9 0 15 6 16 16-10-1-16-7-16-16Zm-4 0c0 9-6 15-16 16 1-10 7-16 16-16Z"/></g></pattern>`;
  const lights = routes.map(
    ([from, to, lift]) =>
      arc(cities[from] as Point, cities[to] as Point, lift, 'rgb(6 14 34 / 0.35)', 6) +
      arc(cities[from] as Point, cities[to] as Point, lift, ink.amber, 2.8),
  );
  const marks = cities.map(([x, y], index) =>
    node(x, y, index === 2 ? 11 : 7.5, index === 2 ? ink.clay : ink.saffron),
  );
  return drawing(
    size,
    [690, 90],
    `<defs>${texture}</defs>${background(width, height)}${sun(690, 128, 96)}${cloud(176, 128, 0.95)}${cloud(452, 96, 0.62, 0.9)}<path d="M0 172H900V600H0Z" fill="url(#sea)"/>${swell.join('')}<path d="M596 184H784M616 198H764M640 212H740M662 226H718" stroke="${ink.amber}" stroke-width="5" stroke-linecap="round" opacity="0.55"/><g transform="translate(0 56)">${land}${lights.join('')}${marks.join('')}</g>${hem(width, height)}`,
  );
}
