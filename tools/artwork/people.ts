import { hair, ink, skins } from './palette.ts';

export type Head = 'short' | 'peci' | 'bun' | 'hijab' | 'long' | 'blangkon';

interface Figure {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly head: Head;
  /** Colour of shirt or kebaya, and the id of its pattern. */
  readonly cloth: string;
  readonly pattern?: string;
  readonly skin?: 0 | 1 | 2 | 3 | 4;
  /** True for a person seen from behind, whose hair covers the head. */
  readonly back?: boolean;
  /** Colour of scarf or cap. */
  readonly cover?: string;
}

const bust = 'M-68 300C-72 90-62 56-20 43L-13 20H13L20 43C62 56 72 90 68 300Z';
const scarf =
  'M0-37C27-37 33-10 30 12 31 30 43 42 45 62 30 80-30 80-45 62-43 42-31 30-30 12-33-10-27-37 0-37Z';

/**
 * Draws a shape with an edge lit by the low sun on the right: the same shape behind it, slightly to the
 * right.
 */
const lit = (path: string, fill: string, glow: string = ink.amber): string =>
  `<path d="${path}" fill="${glow}"/><path d="${path}" fill="${fill}" transform="translate(-3.500 1.500)"/>`;

function headOf({ head, back = false, skin = 0, cover = ink.lagoon }: Figure): string {
  const tone = skins[skin];
  const oval = 'M0-29C17-29 23-16 22-1 21 15 11 28 0 28-11 28-21 15-22-1-23-16-17-29 0-29Z';
  const shade =
    '<path d="M0-29C-17-29-23-16-22-1-21 15-11 28 0 28-10 10-10-12 0-29Z" fill="#000" opacity="0.14"/>';
  const face = `${lit(oval, tone, ink.amber)}${back ? '' : shade}`;
  const crown = back
    ? `<path d="M0-33C22-33 27-14 24 4 22 17 12 22 0 22-12 22-22 17-24 4-27-14-22-33 0-33Z" fill="${hair}"/>`
    : `<path d="M-25 2C-30-36 30-36 25 2 22-6 20-12 16-16 6-12-8-12-17-15-20-10-23-5-25 2Z" fill="${hair}"/>`;
  const gleam = `<path d="M12-30C21-26 26-16 25-3" fill="none" stroke="${ink.amber}" stroke-width="2.600" stroke-linecap="round"/>`;
  if (head === 'hijab') {
    const opening = back
      ? ''
      : `<path d="M0-25C15-25 19-13 18-1 17 12 9 23 0 23-9 23-17 12-18-1-19-13-15-25 0-25Z" fill="${tone}"/><path d="M0-25C-15-25-19-13-18-1-17 12-9 23 0 23-8 8-8-10 0-25Z" fill="#000" opacity="0.16"/>`;
    return `${lit(scarf, cover)}<path d="M-26 22C-18 44 18 52 38 46M-30 40C-16 58 10 66 34 62" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="3"/>${opening}`;
  }
  if (head === 'bun')
    return `<circle cy="${back ? 4 : -35}" r="13" fill="${hair}"/>${face}${crown}${back ? `<circle cy="10" r="14" fill="#2a1e30"/><circle cx="9" cy="2" r="3.500" fill="${ink.saffron}"/>` : ''}${gleam}`;
  if (head === 'long')
    return `<path d="M-27-6C-32 30-32 44-26 56H26C32 44 32 30 27-6Z" fill="${hair}"/>${face}${crown}${gleam}`;
  if (head === 'peci')
    return `${face}${crown}<path d="M-25-11-21-37Q0-45 21-37L25-11Q0-20-25-11Z" fill="#100c18"/><path d="M21-37 25-11" stroke="${ink.amber}" stroke-width="2.600"/>`;
  if (head === 'blangkon')
    return `${face}${crown}<path d="M-26-8C-28-40 28-40 26-8Q0-24-26-8Z" fill="${ink.brick}"/><path d="M-26-8C-28-40 28-40 26-8Q0-24-26-8Z" fill="url(#cream-kawung)"/><path d="M17-30C24-25 27-16 26-9" fill="none" stroke="${ink.amber}" stroke-width="2.600"/>`;
  return `${face}${crown}${gleam}`;
}

/** Draws a person from the chest up; x and y are the centre of the head. */
export function person(figure: Figure): string {
  const { x, y, scale, cloth, pattern, back = false, skin = 0 } = figure;
  const print =
    pattern === undefined
      ? ''
      : `<path d="${bust}" fill="url(#${pattern})" transform="translate(-3.500 1.500)"/>`;
  const neck = `<path d="M-13 14H13L17 40Q0 54-17 40Z" fill="${skins[skin]}"/><path d="M-13 22Q2 36 13 22L15 34Q0 44-16 36Z" fill="#000" opacity="0.22"/>`;
  const collar = back
    ? '<path d="M-20 42Q0 54 20 42L17 34Q0 44-17 34Z" fill="#000" opacity="0.25"/>'
    : `<path d="M-20 41 0 74 20 41 27 46 2 86V300H-2V86L-27 46Z" fill="#000" opacity="0.22"/><path d="M-17 40 0 68 17 40Q0 50-17 40Z" fill="${skins[skin]}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${lit(bust, cloth)}${print}${neck}${collar}${headOf(figure)}</g>`;
}
