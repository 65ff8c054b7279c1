import { ink } from './palette.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Four petals around a crossing in a box of 48 (the shape of the logo). */
const petals =
  'M22 22C13 22 7 16 6 6c10 1 16 7 16 16Zm4 0c0-9 6-15 16-16-1 10-7 16-16 16Zm0 4c9 0 15 6 16 16-10-1-16-7-16-16Zm-4 0c0 9-6 15-16 16 1-10 7-16 16-16Z';

/** Returns batik kawung as a pattern fill `url(#id)`. */
export const kawung = (id: string, colour: string, size = 48): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${size / 48})" fill="${colour}"><path d="${petals}"/><circle cx="24" cy="24" r="1.8"/><circle r="2.4"/><circle cx="48" r="2.4"/><circle cy="48" r="2.4"/><circle cx="48" cy="48" r="2.4"/></g></pattern>`;

/** Returns batik parang as a pattern fill: diagonal rows of blades between thin lines. */
export const parang = (id: string, colour: string, size = 40): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><g transform="scale(${size / 40})"><path d="M2 6C12 4 18 10 16 19 15 25 9 26 8 21 7 17 12 16 13 19 12 12 7 9 2 12ZM22 6C32 4 38 10 36 19 35 25 29 26 28 21 27 17 32 16 33 19 32 12 27 9 22 12Z" fill="${colour}"/><path d="M0 30.5H40M0 37.500H40" stroke="${colour}" stroke-width="1.600"/><path d="M5 34 8 31.800 11 34 8 36.200ZM15 34 18 31.800 21 34 18 36.200ZM25 34 28 31.800 31 34 28 36.200ZM35 34 38 31.800 40 33.500V34.500L38 36.200Z" fill="${colour}"/></g></pattern>`;

/** Returns one kawung blossom with its node, centred on x and y. */
export const blossom = (
  x: number,
  y: number,
  size: number,
  colour: string,
  node: string = ink.saffron,
): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 48}) translate(-24 -24)"><path d="${petals}" fill="${colour}"/><circle cx="24" cy="24" r="3.2" fill="${node}"/></g>`;

/** Returns the sun: a disc in rings of light, shaded towards the horizon. */
export function sun(x: number, y: number, r: number): string {
  const rings = [2.3, 1.9, 1.55, 1.26].map(
    (factor, index) =>
      `<circle cx="${x}" cy="${y}" r="${round(r * factor)}" fill="${ink.amber}" opacity="${0.05 + index * 0.03}"/>`,
  );
  const ticks = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    const [from, to] = [r * 1.11, r * (index % 2 === 0 ? 1.2 : 1.16)];
    return `M${round(x + Math.cos(angle) * from)} ${round(y + Math.sin(angle) * from)}L${round(x + Math.cos(angle) * to)} ${round(y + Math.sin(angle) * to)}`;
  });
  return `${rings.join('')}<path d="${ticks.join('')}" stroke="${ink.amber}" stroke-width="2.5" stroke-linecap="round" opacity="0.75"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#sun)"/>`;
}

const cloudParts = [
  [-78, 12, 15],
  [-48, -6, 24],
  [-6, -22, 33],
  [38, -10, 25],
  [72, 8, 17],
  [104, 14, 9],
  [-106, 16, 8],
] as const;
const cloudTones = ['#12325c', '#17506f', '#1d7180', '#4aa9a4', '#a9e0d8'] as const;

/** Returns a cloud in the style of megamendung: nested outlines with a flat base. */
export function cloud(x: number, y: number, scale: number, opacity = 1): string {
  const id = `c${Math.round(x)}_${Math.round(y)}`;
  const layers = cloudTones.map((tone, index) => {
    const grow = 27 - index * 8;
    const circles = cloudParts
      .filter(([, , r]) => r + grow > 5)
      .map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${Math.max(1, r + grow)}"/>`);
    return `<g fill="${tone}">${circles.join('')}</g>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}"><clipPath id="${id}"><rect x="-170" y="-120" width="340" height="138" rx="6"/></clipPath><g clip-path="url(#${id})">${layers.join('')}</g></g>`;
}

/** Returns the upper edge of a wave from 0 to `width`, as path commands that begin with a move. */
function crest(width: number, y: number, height: number, length: number, phase: number): string {
  const points: string[] = [];
  const half = length / 2;
  let x = -length + phase;
  points.push(`M${round(x)} ${y}`);
  for (let index = 0; x < width + length; index += 1) {
    const bend = index % 2 === 0 ? -height : height;
    points.push(`q${round(half / 2)} ${bend} ${round(half)} 0`);
    x += half;
  }
  return points.join('');
}

/** Returns water from `y` to the lower edge, with thin lines parallel to its upper edge. */
export function wave(
  size: { width: number; height: number },
  at: { y: number; rise: number; length: number; phase: number },
  fill: string,
  line: string,
): string {
  const edge = crest(size.width, at.y, at.rise, at.length, at.phase);
  const lines = [10, 19, 27].map(
    (down, index) =>
      `<path d="${crest(size.width, at.y + down, at.rise, at.length, at.phase)}" fill="none" stroke="${line}" stroke-width="${2.2 - index * 0.5}" opacity="${0.55 - index * 0.14}"/>`,
  );
  return `<path d="${edge}V${size.height + 60}H${-at.length * 2}Z" fill="${fill}"/><path d="${edge}" fill="none" stroke="${line}" stroke-width="3" opacity="0.9"/>${lines.join('')}`;
}

export type Point = readonly [x: number, y: number];

/** Returns a network node: a ring, a core and a glow. */
export const node = (x: number, y: number, r: number, colour: string = ink.saffron): string =>
  `<circle cx="${x}" cy="${y}" r="${round(r * 2.3)}" fill="${colour}" opacity="0.16"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${round(r * 0.42)}" fill="${ink.navy}"/>`;

/** Returns straight lines between points. */
export const links = (pairs: readonly (readonly [Point, Point])[], colour: string, width = 2.5): string =>
  `<path d="${pairs.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Returns a curved link; `lift` is its height. */
export const arc = ([ax, ay]: Point, [bx, by]: Point, lift: number, colour: string, width = 2.5): string =>
  `<path d="M${ax} ${ay}Q${(ax + bx) / 2} ${Math.min(ay, by) - lift} ${bx} ${by}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Returns a strip of cloth along the lower edge, which all pictures have. */
export const hem = (width: number, height: number, depth = 22): string =>
  `<rect y="${height - depth}" width="${width}" height="${depth}" fill="${ink.brick}"/><rect y="${height - depth}" width="${width}" height="${depth}" fill="url(#hem)"/><path d="M0 ${height - depth}H${width}" stroke="${ink.saffron}" stroke-width="3"/>`;
