import { slots } from 'contract/built-in/picture';
import { background, type Drawing, drawing } from '../canvas.ts';
import { blossom, cloud, hem, links, node, type Point, sun, wave } from '../motifs.ts';
import { hair, ink, skins } from '../palette.ts';
import { type Figure, person } from '../people.ts';
import { jukung } from '../things.ts';

const size = slots.article;
const { width, height } = size;

/** Draws the workshop: a round table from above, with a process on its cloth. */
export function workshop(): Drawing {
  const cloths = [
    ink.teal,
    ink.rust,
    ink.indigo,
    ink.saffron,
    ink.lagoon,
    '#3f9a7a',
    ink.slate,
    ink.clay,
  ] as const;
  const covers = [
    undefined,
    ink.saffron,
    undefined,
    undefined,
    ink.clay,
    undefined,
    ink.mint,
    undefined,
  ] as const;
  const prints = ['cream-kawung', 'gold-parang', 'gold-kawung', 'night-parang'] as const;
  const seats = cloths.map((cloth, index) => {
    const turn = index * 45 + 22.5;
    const top = covers[index] ?? hair;
    const sleeve = 'M-92-8C-92-52 92-52 92-8 92 26 60 28 0 28-60 28-92 26-92-8Z';
    const arms = `<path d="M-78 6C-84 44-64 70-44 92M78 6C84 44 64 70 44 92" fill="none" stroke="${cloth}" stroke-width="30" stroke-linecap="round"/><circle cx="-38" cy="100" r="14" fill="${skins[index % 5]}"/><circle cx="38" cy="100" r="14" fill="${skins[index % 5]}"/>`;
    return `<g transform="rotate(${turn} 600 326) translate(600 10) scale(0.82)"><path d="M-104 40C-104-60 104-60 104 40Z" fill="#000" opacity="0.28" transform="translate(0 -12)"/>${arms}<path d="${sleeve}" fill="${cloth}"/><path d="${sleeve}" fill="url(#${prints[index % 4]})"/><ellipse cy="2" rx="34" ry="38" fill="${top}"/><path d="M-10-30C14-36 30-16 30 8" fill="none" stroke="${ink.amber}" stroke-width="3.500" opacity="0.7" stroke-linecap="round"/>${covers[index] === undefined && index % 3 === 0 ? '<circle cy="-24" r="13" fill="#2a1e30"/>' : ''}</g>`;
  });
  const nodes: readonly Point[] = [
    [472, 326],
    [548, 262],
    [548, 390],
    [640, 326],
    [724, 270],
    [728, 384],
  ];
  const edges = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
    [1, 4],
  ] as const;
  const sheets = [
    [600, 168, 12],
    [772, 330, 96],
    [600, 480, 186],
    [474, 214, -38],
  ] as const;
  const paper = sheets.map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-24" width="68" height="48" rx="3" fill="${ink.paper}"/><path d="M-24-10H20M-24 2H24M-24 14H6" stroke="${ink.slate}" stroke-width="3" opacity="0.6"/></g>`,
  );
  const table = `<circle cx="610" cy="340" r="236" fill="#000" opacity="0.3"/><circle cx="600" cy="326" r="232" fill="#6b3418"/><circle cx="600" cy="326" r="220" fill="#8a4826"/><circle cx="600" cy="326" r="186" fill="${ink.navy}"/><circle cx="600" cy="326" r="186" fill="url(#big-kawung)"/><circle cx="600" cy="326" r="186" fill="none" stroke="${ink.saffron}" stroke-width="6"/><circle cx="600" cy="326" r="170" fill="none" stroke="${ink.clay}" stroke-width="2.500"/>`;
  const floor = `<rect width="1200" height="675" fill="#123b55"/><rect width="1200" height="675" fill="url(#air-kawung)"/><path d="M760-20 1240-20V300Z" fill="${ink.amber}" opacity="0.16"/>`;
  const rug = `<circle cx="600" cy="326" r="420" fill="${ink.brick}" opacity="0.92"/><circle cx="600" cy="326" r="420" fill="url(#gold-parang)" opacity="0.5"/><circle cx="600" cy="326" r="420" fill="none" stroke="${ink.saffron}" stroke-width="8"/><circle cx="600" cy="326" r="398" fill="none" stroke="${ink.cream}" stroke-width="3" stroke-dasharray="3 11"/>`;
  const plant = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0 0C-30-30-26-74 0-96 26-74 30-30 0 0Z" fill="${turn % 120 === 0 ? ink.lagoon : ink.pine}" transform="rotate(${turn})"/>`).join('')}<circle r="12" fill="${ink.saffron}"/></g>`;
  return drawing(
    size,
    [1120, 40],
    `${floor}${rug}${plant(92, 110)}${plant(1108, 560)}${plant(80, 590)}${table}${paper.join('')}${seats.join('')}${links(
      edges.map(([a, b]) => [nodes[a] as Point, nodes[b] as Point]),
      ink.amber,
      5,
    )}${nodes.map(([x, y], index) => node(x, y, index === 3 ? 20 : 14, index % 2 === 0 ? ink.saffron : ink.mint)).join('')}${hem(width, height, 24)}`,
  );
}

/** Draws the seminar: a speaker in front of a gunungan with a growing network. */
export function seminar(): Drawing {
  const leaf =
    'M600 26C640 96 690 150 730 216 776 296 770 372 716 436H484C430 372 424 296 470 216 510 150 560 96 600 26Z';
  const tree: readonly Point[] = [
    [600, 384],
    [600, 300],
    [540, 256],
    [660, 256],
    [600, 208],
    [508, 316],
    [692, 316],
    [558, 178],
    [642, 178],
    [600, 124],
  ];
  const branches = [
    [0, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 7],
    [4, 8],
    [4, 9],
    [2, 7],
    [3, 8],
  ] as const;
  const gunungan = `<path d="${leaf}" fill="${ink.amber}" transform="translate(6 2)"/><path d="${leaf}" fill="${ink.brick}"/><path d="${leaf}" fill="url(#gold-kawung)" opacity="0.55"/><path d="${leaf}" fill="none" stroke="${ink.saffron}" stroke-width="10"/><path d="${leaf}" fill="none" stroke="${ink.night}" stroke-width="2.500" transform="translate(600 300) scale(0.9) translate(-600 -300)"/>${links(
    branches.map(([a, b]) => [tree[a] as Point, tree[b] as Point]),
    ink.cream,
    5,
  )}${tree.map(([x, y], index) => (index === 0 ? '' : node(x, y, index === 4 ? 17 : 12, index % 2 === 0 ? ink.saffron : ink.mint))).join('')}<path d="M560 436V400L600 372 640 400V436Z" fill="${ink.navy}" stroke="${ink.saffron}" stroke-width="4"/><path d="M592 436V410H608V436Z" fill="${ink.amber}"/>`;
  const curtain = (flip: number, x: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)"><path d="M0 0H250C240 160 200 300 150 450H0Z" fill="${ink.navy}"/><path d="M0 0H250C240 160 200 300 150 450H0Z" fill="url(#cream-parang)" opacity="0.6"/><path d="M60 0C58 160 50 300 36 450M130 0C126 160 108 300 86 450M196 0C190 160 160 300 122 450" stroke="#000" stroke-opacity="0.32" stroke-width="12" fill="none"/></g>`;
  const stage = `<path d="M0 436H1200V500H0Z" fill="#7a3a1c"/><path d="M0 436H1200V446H0Z" fill="${ink.amber}" opacity="0.8"/>`;
  const speaker = person({
    x: 888,
    y: 262,
    scale: 1.08,
    head: 'blangkon',
    cloth: ink.teal,
    pattern: 'cream-kawung',
    skin: 0,
  });
  const lectern = `<path d="M812 364H964L948 446H828Z" fill="#4a2012"/><path d="M802 352H974V370H802Z" fill="${ink.saffron}"/>${blossom(888, 408, 54, ink.saffron, ink.cream)}<path d="M862 352C858 330 862 322 868 314" stroke="${ink.night}" stroke-width="4" fill="none"/><circle cx="870" cy="310" r="7" fill="${ink.night}"/>`;
  const heads = ['hijab', 'short', 'peci', 'bun', 'hijab', 'long', 'short', 'hijab', 'blangkon'] as const;
  const cloths = [ink.pine, ink.rust, ink.indigo, ink.lagoon, ink.brick, ink.slate] as const;
  const seat = (x: number, y: number, scale: number, index: number): Figure => ({
    x,
    y,
    scale,
    head: heads[index % 9] ?? 'short',
    cloth: cloths[(index * 5 + 1) % 6] ?? ink.pine,
    pattern: ['cream-kawung', 'gold-kawung', 'cream-parang', 'gold-parang'][index % 4] ?? 'cream-kawung',
    back: true,
    skin: (index % 5) as 0,
    cover: [ink.mint, ink.saffron, ink.clay][index % 3] ?? ink.mint,
  });
  const audience = [
    ...Array.from({ length: 10 }, (_, index) => seat(66 + index * 120, 496, 0.78, index)),
    ...Array.from({ length: 8 }, (_, index) => seat(56 + index * 158, 572, 1.06, index + 4)),
  ];
  return drawing(
    size,
    [600, 210],
    `${background(width, height)}${sun(600, 236, 190)}${gunungan}${curtain(1, 0)}${curtain(-1, 1200)}${speaker}${stage}${lectern}<path d="M0 470H1200V675H0Z" fill="${ink.night}" opacity="0.5"/>${audience.map(person).join('')}${hem(width, height, 24)}`,
  );
}

/** Draws the competition: three outriggers in a race towards the sun. */
export function race(): Drawing {
  const water = (y: number, index: number) =>
    wave(
      size,
      { y, rise: 16 + index * 5, length: 200 + index * 44, phase: index * 70 },
      ['#2a7f8a', '#17657a', '#0f4a66', '#0b3352', '#081f3e'][index] ?? ink.navy,
      ink.foam,
    );
  const coast = `<path d="M0 330 110 260 190 296 300 226 420 312 520 290 620 336H0Z" fill="#124a5e"/>`;
  const goal: readonly Point[] = [
    [770, 120],
    [860, 70],
    [960, 112],
    [1010, 206],
    [700, 214],
  ];
  const star = goal.map((point, index): readonly [Point, Point] => [
    point,
    goal[(index + 1) % goal.length] as Point,
  ]);
  const birds = [
    [560, 150, 1],
    [618, 122, 0.7],
    [520, 108, 0.6],
  ].map(
    ([x, y, scale]) =>
      `<path d="M-22 0C-14-12-6-10 0 0 6-10 14-12 22 0" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink.cream}" stroke-width="5" stroke-linecap="round"/>`,
  );
  return drawing(
    size,
    [860, 190],
    `${background(width, height, 'dusk')}${sun(856, 226, 152)}${cloud(196, 150, 1.2)}${cloud(1100, 290, 0.7)}${coast}${links(star, 'rgb(251 240 218 / 0.8)', 2.6)}${goal.map(([x, y]) => node(x, y, 9, ink.cream)).join('')}${birds.join('')}${water(330, 0)}${jukung(930, 392, 0.66, ink.cream, 'night-kawung')}${water(404, 1)}${jukung(620, 468, 0.92, ink.rust, 'gold-parang')}${water(486, 2)}${jukung(270, 572, 1.32, ink.saffron, 'night-kawung')}${water(584, 3)}${water(634, 4)}${hem(width, height, 24)}`,
  );
}
