import { kawung, parang } from './motifs.ts';
import { ink } from './palette.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const stops = (colours: readonly string[]): string =>
  colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');

const vertical = (id: string, ...colours: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

/** Fills that every picture can use as `url(#…)`. */
const fills = [
  vertical('sky', ink.night, ink.navy, '#10345a', '#12606c', '#3f9a92'),
  vertical('dusk', ink.navy, '#153a5c', '#1f6f78', '#c98a54', '#f0b25c'),
  vertical('sun', '#fbd27a', ink.saffron, '#e2743f'),
  vertical('sea', '#0e4a5c', '#0b2c4c', ink.night),
  vertical('wall', '#13244c', ink.navy),
  vertical('lightpaper', ink.paper, '#f3e2c0'),
  vertical('bronze', '#f6c261', '#d98a3a', '#a8561f'),
  kawung('cream-kawung', 'rgb(251 240 218 / 0.42)', 26),
  kawung('night-kawung', 'rgb(6 14 34 / 0.30)', 26),
  kawung('gold-kawung', 'rgb(248 201 104 / 0.62)', 24),
  kawung('air-kawung', 'rgb(127 217 209 / 0.075)', 84),
  kawung('big-kawung', 'rgb(251 240 218 / 0.20)', 60),
  parang('cream-parang', 'rgb(251 240 218 / 0.42)', 30),
  parang('night-parang', 'rgb(6 14 34 / 0.32)', 30),
  parang('gold-parang', 'rgb(248 201 104 / 0.62)', 28),
  parang('hem', 'rgb(248 201 104 / 0.75)', 22),
].join('');

/**
 * Creates a drawing with the light and the dark corners that all pictures share.
 *
 * @param light position of the sun; colours are warmer near it
 */
export function drawing(
  { width, height }: { readonly width: number; readonly height: number },
  light: readonly [x: number, y: number],
  content: string,
): Drawing {
  const warm = `<radialGradient id="warm" gradientUnits="userSpaceOnUse" cx="${light[0]}" cy="${light[1]}" r="${width * 0.62}"><stop offset="0" stop-color="#ffd88a" stop-opacity="0.30"/><stop offset="0.45" stop-color="#ffb45e" stop-opacity="0.10"/><stop offset="1" stop-color="#ffb45e" stop-opacity="0"/></radialGradient>`;
  const corners =
    '<radialGradient id="corners" cx="0.5" cy="0.46" r="0.78"><stop offset="0.55" stop-color="#030817" stop-opacity="0"/><stop offset="1" stop-color="#030817" stop-opacity="0.42"/></radialGradient>';
  const shade = (fill: string) => `<rect width="${width}" height="${height}" fill="url(#${fill})"/>`;
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${fills}${warm}${corners}</defs>${content}${shade('warm')}${shade('corners')}</svg>`,
  };
}

/** Returns a sky over the whole picture, with a faint kawung pattern. */
export const background = (width: number, height: number, fill = 'sky'): string =>
  `<rect width="${width}" height="${height}" fill="url(#${fill})"/><rect width="${width}" height="${height}" fill="url(#air-kawung)"/>`;
