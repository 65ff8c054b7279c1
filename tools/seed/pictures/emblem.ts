import { escapeXml, kawung, svg } from './svg.ts';

export const emblemSize = { width: 480, height: 200 } as const;

/** Draws the logo of a fictional institution: a symbol and the name in two lines. */
export function emblem(name: string, colour: string): string {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const line = (text: string, y: number) =>
    `<text x="190" y="${y}" font-size="25" font-weight="700" fill="#0c1a3a">${escapeXml(text)}</text>`;
  return svg(
    emblemSize.width,
    emblemSize.height,
    `<defs>${kawung('batik', 'rgb(255 255 255 / 0.35)', 40)}</defs><rect width="480" height="200" fill="#ffffff"/><path d="M100 24 L168 62 V138 L100 176 L32 138 V62 Z" fill="${colour}"/><path d="M100 24 L168 62 V138 L100 176 L32 138 V62 Z" fill="url(#batik)"/><circle cx="100" cy="100" r="30" fill="#ffffff"/><circle cx="100" cy="100" r="14" fill="${colour}"/>${line(words.slice(0, half).join(' '), 92)}${line(words.slice(half).join(' '), 132)}`,
  );
}
