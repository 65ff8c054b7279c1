import { slots } from 'contract/built-in/picture';
import { background, drawing } from '../../artwork/canvas.ts';
import { arc, blossom, cloud, hem, links, node, type Point, sun, wave } from '../../artwork/motifs.ts';
import { ink } from '../../artwork/palette.ts';
import { person } from '../../artwork/people.ts';
import { type Random, randomFor } from '../deterministic.ts';

/** Subject of a banner. */
export type Motif = 'network' | 'shield' | 'bars' | 'layers' | 'flow' | 'talk';

const size = slots.article;
const { width, height } = size;
export const bannerSize = { width, height } as const;

/** Draws an illustration for an article or event in the style of the site, the same for the same title. */
export function banner(title: string, motif: Motif): string {
  const random = randomFor('banner', title);
  const x = random.int(330, 870);
  const sky = random.pick(['sky', 'dusk'] as const);
  const light = [x, 210] as const;
  const scene = `${background(width, height, sky)}${sun(x, 230, 140)}${cloud(x < 600 ? 980 : 220, random.int(120, 190), 1.05)}`;
  return drawing(size, light, `${scene}${motifs[motif](random)}${hem(width, height, 24)}`).svg;
}

const water = (y: number, index: number): string =>
  wave(
    size,
    { y, rise: 14 + index * 5, length: 210 + index * 40, phase: index * 70 },
    ['#17657a', '#0f4a66', '#0b3352'][index] ?? ink.navy,
    ink.foam,
  );
const sea = (y: number): string => [0, 1, 2].map((index) => water(y + index * 62, index)).join('');

const motifs: Record<Motif, (random: Random) => string> = {
  /** Islands with towns that arcs of light connect. */
  network(random) {
    const towns = [110, 300, 490, 690, 890, 1090].map(
      (x, index): Point => [x, 400 + (index % 2) * 46 + random.int(-16, 16)],
    );
    const islands = towns.map(
      ([x, y]) =>
        `<path d="M${x - 92} ${y + 34}C${x - 60} ${y - 16} ${x + 52} ${y - 22} ${x + 96} ${y + 34}Z" fill="${ink.pine}"/><path d="M${x - 92} ${y + 34}C${x - 60} ${y - 16} ${x + 52} ${y - 22} ${x + 96} ${y + 34}Z" fill="url(#cream-kawung)"/>`,
    );
    const arcs = towns.slice(1).map((town, index) => arc(towns[index] as Point, town, 130, ink.amber, 4));
    const far = arc(towns[0] as Point, towns[3] as Point, 240, ink.mint, 3);
    return `${water(430, 0)}${islands.join('')}${far}${arcs.join('')}${towns.map(([x, y]) => node(x, y, 15)).join('')}${water(530, 1)}${water(596, 2)}`;
  },

  /** A gunungan, the leaf that opens a shadow play, with a lock as its gate. */
  shield() {
    const leaf =
      'M600 60C640 130 690 184 730 250 776 330 770 420 716 500H484C430 420 424 330 470 250 510 184 560 130 600 60Z';
    const ways: readonly (readonly [Point, Point])[] = [
      [
        [140, 300],
        [440, 300],
      ],
      [
        [180, 440],
        [440, 440],
      ],
      [
        [1060, 300],
        [760, 300],
      ],
      [
        [1020, 440],
        [760, 440],
      ],
    ];
    const lock = `<path d="M560 330V296C560 242 640 242 640 296V330" fill="none" stroke="${ink.amber}" stroke-width="18"/><rect x="530" y="326" width="140" height="116" rx="16" fill="${ink.navy}" stroke="${ink.saffron}" stroke-width="6"/><circle cx="600" cy="374" r="15" fill="${ink.amber}"/><path d="M592 378H608L612 416H588Z" fill="${ink.amber}"/>`;
    return `${sea(500)}${links(ways, ink.mint, 5)}${ways.map(([[x, y]]) => node(x, y, 15, ink.mint)).join('')}<path d="${leaf}" fill="${ink.amber}" transform="translate(7 2)"/><path d="${leaf}" fill="${ink.brick}"/><path d="${leaf}" fill="url(#gold-kawung)" opacity="0.6"/><path d="${leaf}" fill="none" stroke="${ink.saffron}" stroke-width="10"/>${lock}`;
  },

  /** Bolts of cloth as the bars of a chart. */
  bars(random) {
    const cloths = [ink.teal, ink.rust, ink.indigo, ink.saffron, ink.lagoon, ink.brick, ink.slate] as const;
    const prints = ['cream-kawung', 'gold-parang', 'gold-kawung', 'night-parang'] as const;
    const tops = cloths.map((_, index) => 470 - index * 48 + random.int(-26, 26));
    const bars = cloths.map((cloth, index) => {
      const [x, y] = [190 + index * 122, tops[index] ?? 0];
      const bar = `x="${x}" y="${y}" width="84" height="${600 - y}"`;
      return `<rect ${bar} fill="${cloth}"/><rect ${bar} fill="url(#${prints[index % 4]})"/><rect x="${x + 76}" y="${y}" width="8" height="${600 - y}" fill="${ink.amber}" opacity="0.75"/><rect x="${x - 6}" y="${y}" width="96" height="11" rx="3" fill="${ink.cream}"/>`;
    });
    const points = tops.map((y, index): Point => [232 + index * 122, y - 46]);
    const line = points.slice(1).map((point, index) => [points[index] as Point, point] as const);
    return `<path d="M0 560 170 470 340 560 520 500 760 560 980 480 1200 560V675H0Z" fill="#0a2a48"/>${bars.join('')}<rect y="598" width="1200" height="80" fill="${ink.night}"/>${links(line, ink.paper, 5)}${points.map(([x, y]) => node(x, y, 12, ink.saffron)).join('')}`;
  },

  /** Four folded cloths, one above the other. */
  layers() {
    const cloths = [
      [ink.rust, 'gold-parang'],
      [ink.saffron, 'night-kawung'],
      [ink.teal, 'cream-kawung'],
      [ink.cream, 'night-parang'],
    ] as const;
    const sheets = cloths.map(([cloth, print], index) => {
      const y = 486 - index * 92;
      const top = `M600 ${y - 112} 930 ${y} 600 ${y + 112} 270 ${y}Z`;
      const edge = `M600 ${y + 112} 930 ${y}V${y + 24}L600 ${y + 136} 270 ${y + 24}V${y}Z`;
      return `<path d="${edge}" fill="${cloth}"/><path d="${edge}" fill="#000" opacity="0.42"/><path d="${top}" fill="${cloth}"/><path d="${top}" fill="url(#${print})"/><path d="M600 ${y - 112} 930 ${y}" stroke="${ink.amber}" stroke-width="5" opacity="0.8"/>`;
    });
    return `${sea(520)}${sheets.join('')}${blossom(600, 210, 86, ink.brick)}`;
  },

  /** A path with stations over the hills. */
  flow(random) {
    const stations = [130, 360, 600, 840, 1070].map(
      (x, index): Point => [x, (index % 2 === 0 ? 430 : 330) + random.int(-24, 24)],
    );
    const ways = stations.slice(1).map((station, index) => [stations[index] as Point, station] as const);
    const cloths = [ink.teal, ink.rust, ink.saffron, ink.lagoon, ink.brick] as const;
    const marks = stations.map(
      ([x, y], index) =>
        `<g transform="translate(${x} ${y})"><path d="M0-62 62 0 0 62-62 0Z" fill="${cloths[index]}"/><path d="M0-62 62 0 0 62-62 0Z" fill="url(#${index % 2 === 0 ? 'cream-kawung' : 'night-parang'})"/><path d="M0-62 62 0 0 62-62 0Z" fill="none" stroke="${ink.cream}" stroke-width="5"/></g>${blossom(x, y, 54, ink.paper)}`,
    );
    return `<path d="M-20 520 180 380 360 470 600 400 820 490 1010 370 1240 520V675H-20Z" fill="#124a5e"/><path d="M-20 600C260 500 520 560 720 540 940 520 1080 560 1240 530V675H-20Z" fill="${ink.pine}"/><path d="M-20 600C260 500 520 560 720 540 940 520 1080 560 1240 530V675H-20Z" fill="url(#cream-parang)" opacity="0.3"/>${links(ways, ink.amber, 7)}${marks.join('')}`;
  },

  /** People in front of a screen with a rising line. */
  talk(random) {
    const heads = ['hijab', 'short', 'peci', 'bun', 'hijab', 'long', 'short', 'blangkon'] as const;
    const cloths = [ink.pine, ink.rust, ink.indigo, ink.lagoon, ink.brick, ink.slate] as const;
    const prints = ['cream-kawung', 'gold-kawung', 'cream-parang', 'gold-parang'] as const;
    const first = random.int(0, 7);
    const people = Array.from({ length: 9 }, (_, index) =>
      person({
        x: 60 + index * 136,
        y: index % 2 === 0 ? 508 : 540,
        scale: 0.98,
        head: heads[(index + first) % 8] ?? 'short',
        cloth: cloths[(index * 5 + first) % 6] ?? ink.pine,
        pattern: prints[(index + first) % 4] ?? 'cream-kawung',
        skin: ((index + first) % 5) as 0,
        back: true,
        cover: [ink.mint, ink.saffron, ink.clay][(index + first) % 3] ?? ink.mint,
      }),
    );
    const rise: readonly Point[] = [
      [400, 340],
      [500, 262],
      [592, 300],
      [700, 196],
      [800, 232],
    ];
    const line = rise.slice(1).map((point, index) => [rise[index] as Point, point] as const);
    const screen = `<rect x="318" y="104" width="564" height="306" rx="12" fill="#4a2012"/><rect x="332" y="118" width="536" height="278" rx="4" fill="url(#lightpaper)"/><path d="M366 152H560" stroke="${ink.slate}" stroke-width="14" stroke-linecap="round" opacity="0.7"/>`;
    return `<path d="M0 430H1200V675H0Z" fill="${ink.night}" opacity="0.55"/>${screen}${links(line, ink.teal, 9)}${rise.map(([x, y]) => node(x, y, 12, ink.rust)).join('')}${people.join('')}`;
  },
};
