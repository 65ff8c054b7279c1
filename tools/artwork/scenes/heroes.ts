import { slots } from 'contract/built-in/picture';
import { background, type Drawing, drawing } from '../canvas.ts';
import { arc, blossom, cloud, hem, links, node, type Point, sun, wave } from '../motifs.ts';
import { ink } from '../palette.ts';
import { type Figure, standingPerson } from '../people.ts';
import { jukung, pinisi } from '../things.ts';

const size = slots.hero;
const { width, height } = size;

const island = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-190 0-96-86-70-84-30-120-6-112 14-124 60-78 90-70 190 0Z" fill="#114a5c"/><path d="M14-124 60-78 90-70 190 0H70L36-60Z" fill="#c07a4c" opacity="0.75"/><path d="M-190 0C-120-26 100-26 190 0Z" fill="#0a3346"/></g>`;

/** Draws the About page: people on a shore, and the islands that connect to them. */
export function about(): Drawing {
  const peaks: readonly Point[] = [
    [612, 216],
    [846, 258],
    [1020, 236],
    [1346, 232],
    [1506, 262],
  ];
  const water = (y: number, index: number) =>
    wave(
      size,
      { y, rise: 10 + index * 4, length: 190 + index * 30, phase: index * 57 },
      ['#1f7480', '#155d70', '#0f4562', '#0b3050'][index] ?? ink.navy,
      ink.foam,
    );
  const people: readonly (Figure & { readonly kain: string })[] = [
    {
      x: 104,
      y: 372,
      scale: 0.82,
      head: 'peci',
      cloth: ink.teal,
      kain: ink.brick,
      pattern: 'gold-parang',
      skin: 1,
    },
    {
      x: 206,
      y: 362,
      scale: 0.86,
      head: 'hijab',
      cloth: ink.indigo,
      kain: ink.rust,
      pattern: 'gold-kawung',
      skin: 2,
      cover: ink.saffron,
    },
    {
      x: 312,
      y: 376,
      scale: 0.8,
      head: 'bun',
      cloth: ink.rust,
      kain: ink.pine,
      pattern: 'cream-kawung',
      skin: 0,
    },
    {
      x: 410,
      y: 366,
      scale: 0.84,
      head: 'short',
      cloth: ink.saffron,
      kain: ink.indigo,
      pattern: 'cream-parang',
      skin: 4,
    },
    {
      x: 506,
      y: 384,
      scale: 0.78,
      head: 'hijab',
      cloth: ink.lagoon,
      kain: ink.brick,
      pattern: 'gold-kawung',
      skin: 2,
      cover: ink.foam,
    },
  ];
  const threads = people.map(({ x, y, scale }, index) => {
    const [px, py] = peaks[index % 5] as Point;
    return arc([x, y - 46 * scale], [px, py], 130 - index * 14, 'rgb(248 201 104 / 0.9)', 2.6);
  });
  const ridge = peaks.slice(1).map((point, index): readonly [Point, Point] => [peaks[index] as Point, point]);
  const shore = `<path d="M0 552C200 528 420 560 640 590 760 606 860 640 900 640H0Z" fill="#7a4a2a"/><path d="M0 552C200 528 420 560 640 590 760 606 860 640 900 640H0Z" fill="url(#cream-kawung)" opacity="0.35"/><path d="M0 552C200 528 420 560 640 590 760 606 860 640 900 640" fill="none" stroke="${ink.amber}" stroke-width="5"/>`;
  const glitter = `<path d="M1060 360H1320M1086 378H1290M1112 398H1270M1140 420H1240" stroke="${ink.amber}" stroke-width="6" stroke-linecap="round" opacity="0.5"/>`;
  return drawing(
    size,
    [1190, 220],
    `${background(width, height, 'dusk')}${sun(1190, 236, 150)}${cloud(250, 176, 1.2)}${cloud(820, 110, 0.72)}${cloud(1480, 140, 0.9)}${island(612, 344, 1.1)}${island(1020, 344, 0.86)}${island(846, 346, 0.7)}${island(1370, 346, 0.9)}${island(1540, 348, 0.72)}${links(ridge, 'rgb(251 240 218 / 0.75)', 2.2)}${water(340, 0)}${glitter}${water(402, 1)}${pinisi(1300, 446, 0.92)}${water(456, 2)}${jukung(880, 512, 0.5, ink.cream, 'night-kawung')}${water(528, 3)}${shore}${threads.join('')}${peaks.map(([x, y], index) => node(x, y, 10, index % 2 === 0 ? ink.amber : ink.cream)).join('')}${people.map(standingPerson).join('')}${hem(width, height, 22)}`,
  );
}

/**
 * Draws the link preview: the logo in front of the sun, over the sea. It has no text, because fonts differ.
 */
export function social(): Drawing {
  const page = { width: 1200, height: 630 };
  const water = (y: number, index: number) =>
    wave(
      page,
      { y, rise: 14 + index * 5, length: 210 + index * 40, phase: index * 80 },
      ['#1f7480', '#125a6e', '#0c3a58', '#081f3e'][index] ?? ink.navy,
      ink.foam,
    );
  const tips: readonly Point[] = [
    [600, 66],
    [806, 272],
    [600, 478],
    [394, 272],
  ];
  const ring = tips.map((point, index): readonly [Point, Point] => [point, tips[(index + 1) % 4] as Point]);
  const wide: readonly (readonly [Point, Point])[] = [
    [
      [394, 272],
      [176, 196],
    ],
    [
      [806, 272],
      [1030, 190],
    ],
    [
      [176, 196],
      [90, 330],
    ],
    [
      [1030, 190],
      [1118, 320],
    ],
  ];
  return drawing(
    page,
    [600, 272],
    `${background(1200, 630)}${sun(600, 272, 262)}${cloud(196, 330, 1.1)}${cloud(1012, 326, 1.1)}${links(wide, 'rgb(211 240 234 / 0.7)', 3)}${links(ring, ink.navy, 7)}${blossom(600, 272, 420, ink.navy, ink.saffron)}${blossom(600, 272, 330, ink.teal, ink.cream)}${tips.map(([x, y]) => node(x, y, 20, ink.cream)).join('')}${[
      [176, 196],
      [1030, 190],
      [90, 330],
      [1118, 320],
    ]
      .map(([x, y]) => node(x ?? 0, y ?? 0, 11))
      .join(
        '',
      )}${water(452, 0)}${pinisi(258, 492, 0.8)}${water(498, 1)}${jukung(960, 540, 0.62, ink.rust, 'gold-parang')}${water(548, 2)}${water(590, 3)}${hem(1200, 630, 24)}`,
  );
}
