/// <reference path="./fontkit.d.ts" />

import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const fileOf = (cut: string): string => resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${cut}.ttf`);

/**
 * Font files with Latin (Vietnamese too), Greek, Cyrillic, Arabic and Hebrew letters among others. What a page uses of
 * them is embedded.
 */
export const fontFiles = { regular: fileOf(''), bold: fileOf('-Bold'), italic: fileOf('-Oblique') } as const;
export type FontCut = keyof typeof fontFiles;

let bold: ReturnType<typeof openSync> | undefined;

/** Pictures and what nothing is seen of: a name is whole without them. */
const noLetter = /^[^\p{L}\p{N}]$/u;

/** The signs of a text as the fonts have them: accents composed, white space as a space; null for a letter they lack. */
function signsOf(text: string): (string | null)[] {
  bold ??= openSync(fontFiles.bold);
  const font = bold;
  return [...text.normalize('NFC').replaceAll(/\s/g, ' ')].map((sign) =>
    font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : noLetter.test(sign) ? '' : null,
  );
}

/** A text as the fonts can set it, with a question mark for each letter that they lack, such as Chinese ones. */
export const toPrintable = (text: string): string =>
  signsOf(text)
    .map((sign) => sign ?? '?')
    .join('')
    .trim();

/** Whether a name can be set with all its letters. */
export const isPrintable = (name: string): boolean =>
  toPrintable(name) !== '' && !signsOf(name).includes(null);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether words in it are read from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Breaks a text into lines, and each line into runs as they stand from left to right. The words of a run from right to
 * left are tied together, so that the library, which sets word by word, turns all of them around at once.
 *
 * @param widthOf measures a run
 * @param room for a line; a longer word has one of its own
 */
export function linesOf(text: string, room: number, widthOf: (run: string) => number): string[][] {
  const lines: string[][] = [];
  let words: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    if (words.length > 0 && widthOf([...words, word].join(' ')) > room) {
      lines.push(runsOf(words));
      words = [];
    }
    words.push(word);
  }
  return words.length > 0 ? [...lines, runsOf(words)] : lines;
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  let wasTurned: boolean | undefined;
  for (const word of words) {
    const isTurned = hasRightToLeft(word);
    if (isTurned === wasTurned) runs.push(`${runs.pop()}${isTurned ? '\u00a0' : ' '}${word}`);
    else runs.push(word);
    wasTurned = isTurned;
  }
  return runs;
}
