/** How high the place of a name is on the card of 600 by 350. */
const placeHeight = 54;
const [largest, smallest] = [28, 11];
/** Below it, words that are too long for a line are broken instead of set even smaller. */
const readable = 15;

export const lineHeight = (size: number): number => size * 1.18;

/** Width of a text in a size, both in pixels. */
type Measure = (text: string, size: number) => number;

/** Signs as a reader sees them: an emoji of several, or a letter with its marks, is never broken. */
const signsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

/**
 * Breaks a name into lines that fit into its place on the card.
 *
 * @param room width of the place in pixels
 * @returns the largest size, 28 to 11 pixels, in which all lines fit, and these, as equal as their words allow; in the
 *   smallest size there may be a line more than fits
 */
export function nameLines(
  name: string,
  room: number,
  measure: Measure,
): { readonly size: number; readonly lines: readonly string[] } {
  for (let size = largest; size > smallest; size -= 1) {
    const lines = linesOf(name, room, size, measure);
    if (lines !== undefined && lines.length <= mostLines(size)) {
      return { size, lines: balanced(name, lines, room, size, measure) };
    }
  }
  return { size: smallest, lines: linesOf(name, room, smallest, measure) ?? [name] };
}

/** One line may be as large as it likes; a second one only where it is still read as one name. */
const mostLines = (size: number): number =>
  size > 20 ? 1 : Math.max(1, Math.floor(placeHeight / lineHeight(size)));

/** Words one after the other, as many in a line as fit; undefined where one would have to be broken too early. */
function linesOf(name: string, room: number, size: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of name.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, size) <= room) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    if (measure(word, size) <= room) continue;
    if (size > readable) return undefined;
    const pieces = piecesOf(word, room, size, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** A word in pieces that are as wide as the place. */
function piecesOf(word: string, room: number, size: number, measure: Measure): string[] {
  const pieces = [''];
  for (const sign of signsOf(word)) {
    const longer = `${pieces.at(-1)}${sign}`;
    if (measure(longer, size) <= room) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}

/** The same number of lines, the widest as narrow as it can be. */
function balanced(
  name: string,
  lines: readonly string[],
  room: number,
  size: number,
  measure: Measure,
): readonly string[] {
  let best = lines;
  for (let narrower = room - 8; narrower > room / 2; narrower -= 8) {
    const next = linesOf(name, narrower, size, measure);
    if (next === undefined || next.length !== lines.length) return best;
    best = next;
  }
  return best;
}
