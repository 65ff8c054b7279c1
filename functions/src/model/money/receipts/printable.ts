/// <reference path="./fontkit.d.ts" />

import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const fileOf = (cut: string): string => resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${cut}.ttf`);

/**
 * Font files with Latin (including Vietnamese), Greek, Cyrillic, Arabic, Hebrew and other letters. Documents
 * embed only the used glyphs.
 */
export const fontFiles = { regular: fileOf(''), bold: fileOf('-Bold'), italic: fileOf('-Oblique') } as const;
export type FontCut = keyof typeof fontFiles;

let bold: ReturnType<typeof openSync> | undefined;

/** Symbols and invisible characters, which names can omit. */
const noLetter = /^[^\p{L}\p{N}]$/u;

/** Returns composed characters with plain spaces; null for a letter that the fonts lack. */
function toPrintableCharacters(text: string): (string | null)[] {
  bold ??= openSync(fontFiles.bold);
  const font = bold;
  return [...text.normalize('NFC').replaceAll(/\s/g, ' ')].map((sign) =>
    font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : noLetter.test(sign) ? '' : null,
  );
}

/** Replaces missing letters, such as Chinese ones, by question marks. */
export const toPrintable = (text: string): string =>
  toPrintableCharacters(text)
    .map((sign) => sign ?? '?')
    .join('')
    .trim();

export const isPrintable = (name: string): boolean =>
  toPrintable(name) !== '' && !toPrintableCharacters(name).includes(null);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Breaks lines into runs in visual order from left to right. No-break spaces join the words of a
 * right-to-left run, so that the library, which processes single words, reorders them together. A word longer
 * than `maxWidth` gets its own line.
 */
export function breakLines(text: string, maxWidth: number, widthOf: (run: string) => number): string[][] {
  const lines: string[][] = [];
  let words: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    if (words.length > 0 && widthOf([...words, word].join(' ')) > maxWidth) {
      lines.push(toRuns(words));
      words = [];
    }
    words.push(word);
  }
  return words.length > 0 ? [...lines, toRuns(words)] : lines;
}

function toRuns(words: readonly string[]): string[] {
  const runs: string[] = [];
  let wasRightToLeft: boolean | undefined;
  for (const word of words) {
    const isRightToLeft = hasRightToLeft(word);
    if (isRightToLeft === wasRightToLeft) runs.push(`${runs.pop()}${isRightToLeft ? '\u00a0' : ' '}${word}`);
    else runs.push(word);
    wasRightToLeft = isRightToLeft;
  }
  return runs;
}
