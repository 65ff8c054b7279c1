import { slots } from 'contract/built-in/picture';
import { background, type Drawing, drawing } from '../canvas.ts';
import { cloud, hem, links, node, type Point, sun } from '../motifs.ts';
import { ink } from '../palette.ts';
import { type Figure, person } from '../people.ts';

const size = slots.carousel;
const { width, height } = size;

/** Draws network building: five people and their constellation. */
export function network(): Drawing {
  const people: readonly Figure[] = [
    { x: 130, y: 372, scale: 1.22, head: 'peci', cloth: ink.teal, pattern: 'cream-parang', skin: 1 },
    { x: 770, y: 372, scale: 1.22, head: 'long', cloth: ink.rust, pattern: 'gold-kawung', skin: 2 },
    {
      x: 292,
      y: 352,
      scale: 1.3,
      head: 'hijab',
      cloth: ink.indigo,
      pattern: 'gold-kawung',
      skin: 2,
      cover: ink.clay,
    },
    { x: 612, y: 352, scale: 1.3, head: 'short', cloth: ink.saffron, pattern: 'night-parang', skin: 4 },
    { x: 450, y: 338, scale: 1.45, head: 'bun', cloth: ink.brick, pattern: 'gold-parang', skin: 0 },
  ];
  const stars: readonly Point[] = [
    [130, 196],
    [292, 118],
    [450, 196],
    [612, 104],
    [770, 184],
  ];
  const above = people.map(({ x, y, scale }): Point => [x, y - 52 * scale]);
  const order = [0, 2, 4, 3, 1];
  const threads = order.map((index, at) => [above[index] as Point, stars[at] as Point] as const);
  const web = [0, 1, 2, 3].map((at) => [stars[at] as Point, stars[at + 1] as Point] as const);
  const cross = [
    [stars[0], stars[2]],
    [stars[2], stars[4]],
    [stars[1], stars[3]],
  ] as unknown as readonly (readonly [Point, Point])[];
  return drawing(
    size,
    [612, 150],
    `${background(width, height)}${sun(612, 250, 148)}${cloud(150, 300, 0.95)}${cloud(810, 290, 1.05)}${links(cross, 'rgb(211 240 234 / 0.35)', 1.8)}${links(web, ink.foam, 2.6)}<g stroke-dasharray="1 9">${links(threads, ink.cream, 3.8)}</g>${stars.map(([x, y], at) => node(x, y, at % 2 === 0 ? 12 : 15, at === 2 ? ink.clay : ink.amber)).join('')}${people.map(person).join('')}${hem(width, height)}`,
  );
}

/** Draws education: a class from behind, and the diagram that it discusses. */
export function education(): Drawing {
  const rows: Figure[] = [];
  const heads = ['hijab', 'short', 'bun', 'peci', 'hijab', 'short', 'long'] as const;
  const cloths = [ink.teal, ink.rust, ink.indigo, ink.lagoon, ink.brick, ink.slate, ink.pine] as const;
  const prints = [
    'cream-kawung',
    'night-parang',
    'gold-kawung',
    'cream-parang',
    'gold-parang',
    'cream-kawung',
    'gold-kawung',
  ] as const;
  const seat = (x: number, y: number, scale: number, index: number) =>
    rows.push({
      x,
      y,
      scale,
      head: heads[index % 7] ?? 'short',
      cloth: cloths[(index * 3) % 7] ?? ink.teal,
      pattern: prints[(index * 2) % 7] ?? 'cream-kawung',
      back: true,
      skin: (index % 5) as 0,
      cover: [ink.saffron, ink.mint, ink.clay][index % 3] ?? ink.mint,
    });
  for (let index = 0; index < 5; index += 1) seat(90 + index * 135, 412, 0.82, index + 3);
  for (let index = 0; index < 5; index += 1) seat(30 + index * 165, 486, 1.12, index);
  const box = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="112" height="68" rx="9" fill="${fill}"/><path d="M${x} ${y + 24}H${x + 112}" stroke="${ink.paper}" stroke-width="3"/><path d="M${x + 14} ${y + 39}H${x + 84}M${x + 14} ${y + 53}H${x + 64}" stroke="${ink.paper}" stroke-width="4" stroke-linecap="round" opacity="0.8"/>`;
  const board = `<rect x="66" y="52" width="540" height="318" rx="14" fill="${ink.night}"/><rect x="78" y="64" width="516" height="294" rx="8" fill="url(#lightpaper)"/><g fill="none" stroke="${ink.navy}" stroke-width="4"><path d="M236 134H304M416 134H452V282H412M300 282H182V168"/><path d="M360 168V248"/></g>${box(124, 100, ink.teal)}${box(304, 100, ink.rust)}${box(300, 248, ink.indigo)}<path d="m452 186 34 26-34 26-34-26Z" fill="${ink.saffron}"/><path d="m182 190 30 22-30 22-30-22Z" fill="${ink.saffron}"/><circle cx="520" cy="110" r="22" fill="${ink.clay}"/><path d="M520 88A22 22 0 0 1 542 110H520Z" fill="${ink.navy}"/><path d="M496 318H568M496 300H550" stroke="${ink.slate}" stroke-width="5" stroke-linecap="round" opacity="0.6"/>`;
  const window = `<rect x="660" y="40" width="204" height="330" rx="100" fill="#e9a558"/><clipPath id="arch"><rect x="660" y="40" width="204" height="330" rx="100"/></clipPath><g clip-path="url(#arch)"><rect x="660" y="40" width="204" height="330" fill="url(#dusk)"/>${sun(800, 190, 62)}<path d="M640 330 730 236 770 270 800 246 900 340V380H640Z" fill="${ink.pine}"/><path d="M640 350 700 310 760 336 880 300V380H640Z" fill="${ink.night}"/></g><rect x="660" y="40" width="204" height="330" rx="100" fill="none" stroke="${ink.brick}" stroke-width="10"/>`;
  const teacher = `${person({ x: 688, y: 246, scale: 1.32, head: 'hijab', cloth: ink.rust, pattern: 'gold-parang', skin: 2, cover: ink.foam })}<path d="M616 372C590 330 566 296 540 262" fill="none" stroke="${ink.rust}" stroke-width="36" stroke-linecap="round"/><path d="M616 372C590 330 566 296 540 262" fill="none" stroke="url(#gold-parang)" stroke-width="34" stroke-linecap="round"/><circle cx="530" cy="248" r="16" fill="#c98d62"/><path d="M524 240 470 200" stroke="${ink.brick}" stroke-width="5" stroke-linecap="round"/>`;
  return drawing(
    size,
    [800, 180],
    `<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#air-kawung)"/>${window}<path d="M0 440H900V600H0Z" fill="${ink.night}" opacity="0.45"/>${board}${teacher}${rows.map(person).join('')}${hem(width, height)}`,
  );
}
