/** Height of the name on the card (600 by 350), in pixels. */
const placeHeight = 54;
const [largest, smallest] = [28, 11];
/** Below this size, long words are split instead of shrunk further. */
const minWholeWordSize = 15;

export const lineHeight = (size: number): number => size * 1.18;

/** Returns the width of a text at a font size, both in pixels. */
type Measure = (text: string, size: number) => number;

/** Splits a text into graphemes: an emoji or a letter with its marks stays whole. */
const splitGraphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

/**
 * Breaks a name into lines that fit its area on the card, with similar widths in pixels. Returns the largest
 * font size (28 to 11 pixels) that fits. The smallest may exceed the area by one line.
 */
export function nameLines(
  name: string,
  width: number,
  measure: Measure,
): { readonly size: number; readonly lines: readonly string[] } {
  for (let size = largest; size > smallest; size -= 1) {
    const lines = breakIntoLines(name, width, size, measure);
    if (lines !== undefined && lines.length <= maxLines(size)) {
      return { size, lines: balanceLines(name, lines, width, size, measure) };
    }
  }
  return { size: smallest, lines: breakIntoLines(name, width, smallest, measure) ?? [name] };
}

/** A large font allows only one line: two large lines would not look like one name. */
const maxLines = (size: number): number =>
  size > 20 ? 1 : Math.max(1, Math.floor(placeHeight / lineHeight(size)));

/** Fills lines with words; undefined when a word is too long for a line and still large enough to shrink. */
function breakIntoLines(name: string, width: number, size: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of name.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    if (measure(word, size) <= width) continue;
    if (size > minWholeWordSize) return undefined;
    const pieces = splitWord(word, width, size, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line];
}

function splitWord(word: string, width: number, size: number, measure: Measure): string[] {
  const pieces = [''];
  for (const sign of splitGraphemes(word)) {
    const longer = `${pieces.at(-1)}${sign}`;
    if (measure(longer, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}

/** Balances the lines: the same number of lines, with the widest as narrow as possible. */
function balanceLines(
  name: string,
  lines: readonly string[],
  width: number,
  size: number,
  measure: Measure,
): readonly string[] {
  let best = lines;
  for (let narrower = width - 8; narrower > width / 2; narrower -= 8) {
    const next = breakIntoLines(name, narrower, size, measure);
    if (next === undefined || next.length !== lines.length) return best;
    best = next;
  }
  return best;
}
