/** Academic and honorary titles that stand before a name, without their full stops, in lower case. */
const titles = new Set(
  'prof dr drs dra drg drh dokter ir insinyur hj h haji hajah k kh kyai kiai ust ustadz ustadzah bpk bapak ibu sdr sdri tn ny mr mrs ms apt ns rev pdt romo'.split(
    ' ',
  ),
);

/** 'Prof.', 'Dr.Ir.', 'K.H.', 'H': nothing but titles, with a full stop between two. */
const isTitle = (word: string): boolean =>
  word
    .toLowerCase()
    .replace(/\.$/, '')
    .split('.')
    .every((part) => titles.has(part));

/** 'S.Kom', 'M.Sc.', 'Ph.D', 'A.Md.Kom': a degree that stands behind a name without a comma. */
const isDegree = (word: string): boolean =>
  /^(?:s|m|d|b|ph|sp|ll|a\.(?:md|p))\.[\p{L}.]+$/iu.test(word) && !/^\p{L}\.\p{L}\.?$/u.test(word);

/**
 * The name without titles before it, degrees behind it, and everything after the first comma, which say nothing of who
 * somebody is; the whole of it where nothing else is left.
 *
 * @returns its words, those without a letter or digit left out
 */
export function properName(name: string): string[] {
  const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [beforeComma = ''] = name.split(',', 1);
  const words = wordsOf(beforeComma).length > 0 ? wordsOf(beforeComma) : wordsOf(name);
  const from = words.findIndex((word) => !isTitle(word));
  const rest = from < 0 ? [] : words.slice(from);
  while (rest.length > 1 && isDegree(rest.at(-1) ?? '')) rest.pop();
  return rest.length > 0 ? rest : words;
}

/** The first letter of a word, with the marks that belong to it: a letter and its accent may be two signs. */
export const firstLetter = (word: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '';

/**
 * 'BS' for 'Prof. Dr. Budi Santoso, M.Sc.': the first letters of the first and the last word of the name proper.
 *
 * @returns one or two capitals where the script has them; empty for a name without a letter
 */
export function initialsOf(name: string): string {
  const words = properName(name);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase();
}
