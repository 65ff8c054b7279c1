import { type Random, randomFor } from '../deterministic.ts';
import { gradient, kawung, svg } from './svg.ts';

/** What a banner shows. */
export type Motif = 'network' | 'shield' | 'bars' | 'layers' | 'flow' | 'talk';

const grounds = [
  ['#0c1a3a', '#0a6668'],
  ['#074b4e', '#2c3d68'],
  ['#86300f', '#3a1a3f'],
  ['#0c1a3a', '#5b3a7a'],
  ['#174d3a', '#0c1a3a'],
] as const;
const [saffron, mint, clay, paper] = ['#f0a531', '#86dcd5', '#e07a4c', '#fbfaf6'] as const;
const tones = [saffron, mint, clay, paper];

export const bannerSize = { width: 1200, height: 675 } as const;

/** An illustration for an article or event; the same for the same title. */
export function banner(title: string, motif: Motif): string {
  const random = randomFor('banner', title);
  const [from, to] = random.pick(grounds);
  const glow = `<circle cx="${random.int(700, 1050)}" cy="${random.int(40, 240)}" r="330" fill="#ffffff" opacity="0.07"/><circle cx="${random.int(60, 260)}" cy="640" r="260" fill="#ffffff" opacity="0.05"/>`;
  return svg(
    bannerSize.width,
    bannerSize.height,
    `<defs>${gradient('bg', from, to)}${kawung('batik', 'rgb(255 255 255 / 0.05)', 90)}</defs><rect width="1200" height="675" fill="url(#bg)"/><rect width="1200" height="675" fill="url(#batik)"/>${glow}${motifs[motif](random)}`,
  );
}

const motifs: Record<Motif, (random: Random) => string> = {
  network(random) {
    const nodes = Array.from({ length: 15 }, (_, index) => ({
      x: 150 + (index % 5) * 225 + random.int(-55, 55),
      y: 140 + Math.floor(index / 5) * 195 + random.int(-50, 50),
      r: random.int(13, 34),
    }));
    const links = nodes.flatMap((a, index) =>
      nodes
        .slice(index + 1)
        .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 290)
        .map((b) => `<path d="M${a.x} ${a.y} L${b.x} ${b.y}"/>`),
    );
    const dots = nodes.map(
      ({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${random.pick(tones)}"/>`,
    );
    return `<g stroke="#ffffff" stroke-opacity="0.35" stroke-width="4">${links.join('')}</g>${dots.join('')}`;
  },

  shield() {
    return `<path d="M600 90 L820 168 V330 C820 470 730 560 600 606 C470 560 380 470 380 330 V168 Z" fill="${mint}"/><path d="M600 130 L784 196 V330 C784 448 710 524 600 564 Z" fill="#0a6668" opacity="0.35"/><circle cx="600" cy="300" r="52" fill="#0c1a3a"/><path d="M578 320 L562 440 H638 L622 320 Z" fill="#0c1a3a"/><g fill="none" stroke="${saffron}" stroke-width="10" stroke-linecap="round" opacity="0.9"><path d="M150 200 H300 V330 H360"/><path d="M150 470 H260 V400 H352"/><path d="M1050 200 H900 V330 H840"/><path d="M1050 470 H940 V400 H848"/></g><g fill="${saffron}"><circle cx="150" cy="200" r="18"/><circle cx="150" cy="470" r="18"/><circle cx="1050" cy="200" r="18"/><circle cx="1050" cy="470" r="18"/></g>`;
  },

  bars(random) {
    const heights = Array.from({ length: 8 }, (_, index) => 110 + index * 38 + random.int(-40, 40));
    const bars = heights.map(
      (height, index) =>
        `<rect x="${180 + index * 110}" y="${560 - height}" width="70" height="${height}" rx="12" fill="${tones[index % 3]}"/>`,
    );
    const line = heights.map((height, index) => `${215 + index * 110} ${500 - height}`).join(' L');
    const marks = heights.map(
      (height, index) => `<circle cx="${215 + index * 110}" cy="${500 - height}" r="11" fill="${paper}"/>`,
    );
    return `<path d="M140 560 H1070" stroke="#ffffff" stroke-opacity="0.5" stroke-width="5"/>${bars.join('')}<path d="M${line}" fill="none" stroke="${paper}" stroke-width="7" stroke-linejoin="round"/>${marks.join('')}`;
  },

  layers() {
    const sheet = (index: number) => {
      const y = 450 - index * 95;
      return `<path d="M600 ${y - 120} L930 ${y} L600 ${y + 120} L270 ${y} Z" fill="${[clay, saffron, mint, paper][index]}" opacity="0.94"/><path d="M600 ${y + 120} L930 ${y} V${y + 22} L600 ${y + 142} L270 ${y + 22} V${y} Z" fill="#000000" opacity="0.22"/>`;
    };
    return [0, 1, 2, 3].map(sheet).join('');
  },

  flow() {
    const box = (x: number, y: number, colour: string) =>
      `<rect x="${x}" y="${y}" width="190" height="110" rx="22" fill="${colour}"/><path d="M${x + 36} ${y + 45} H${x + 154} M${x + 36} ${y + 72} H${x + 112}" stroke="#0c1a3a" stroke-opacity="0.45" stroke-width="9" stroke-linecap="round"/>`;
    const arrows =
      '<g fill="none" stroke="#fbfaf6" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M176 338 H230 M430 338 H490"/><path d="M570 262 V200 H680 M570 414 V476 H680"/><path d="M880 200 H960 V338 H1000 M880 476 H960 V338"/></g>';
    return `${arrows}<circle cx="140" cy="338" r="38" fill="${mint}"/>${box(235, 283, paper)}<path d="M570 258 L650 338 L570 418 L490 338 Z" fill="${saffron}"/>${box(685, 145, mint)}${box(685, 421, clay)}<circle cx="1044" cy="338" r="40" fill="none" stroke="${saffron}" stroke-width="14"/>`;
  },

  talk(random) {
    const seats = Array.from({ length: 9 }, (_, index) => {
      const x = 200 + index * 100;
      const y = index % 2 === 0 ? 560 : 590;
      return `<circle cx="${x}" cy="${y - 66}" r="32" fill="${random.pick(tones)}"/><path d="M${x - 52} ${y + 110} C${x - 52} ${y - 26} ${x + 52} ${y - 26} ${x + 52} ${y + 110} Z" fill="${random.pick(tones)}" opacity="0.85"/>`;
    });
    const screen = `<rect x="330" y="90" width="540" height="300" rx="24" fill="${paper}"/><path d="M390 320 L500 230 L590 280 L720 170 L810 215" fill="none" stroke="#0a6668" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><circle cx="720" cy="170" r="17" fill="${clay}"/><path d="M390 150 H560" stroke="#0c1a3a" stroke-width="16" stroke-linecap="round" opacity="0.75"/>`;
    return screen + seats.join('');
  },
};
