/** Academic and honorary titles before a name, in lower case without full stops. */
const titleWords = new Set(
  'prof dr drs dra drg drh dokter ir insinyur hj h haji hajah k kh kyai kiai ust ustadz ustadzah bpk bapak ibu sdr sdri tn ny mr mrs ms apt ns rev pdt romo'.split(
    ' ',
  ),
);

/** Returns true for a word of titles only, with full stops between them: 'Prof.', 'Dr.Ir.', 'K.H.', 'H'. */
const isTitle = (word: string): boolean =>
  word
    .toLowerCase()
    .replace(/\.$/, '')
    .split('.')
    .every((part) => titleWords.has(part));

/** Returns true for a degree after a name without a comma: 'S.Kom', 'M.Sc.', 'Ph.D', 'A.Md.Kom'. */
const isDegree = (word: string): boolean =>
  /^(?:s|m|d|b|ph|sp|ll|a\.(?:md|p))\.[\p{L}.]+$/iu.test(word) && !/^\p{L}\.\p{L}\.?$/u.test(word);

/**
 * Omits titles, degrees and the text after the first comma, which do not identify the person, unless nothing
 * else is left. Returns words that contain a letter or digit.
 */
export function nameWithoutTitles(name: string): string[] {
  const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [beforeComma = ''] = name.split(',', 1);
  const words = wordsOf(beforeComma).length > 0 ? wordsOf(beforeComma) : wordsOf(name);
  const from = words.findIndex((word) => !isTitle(word));
  const rest = from < 0 ? [] : words.slice(from);
  while (rest.length > 1 && isDegree(rest.at(-1) ?? '')) rest.pop();
  return rest.length > 0 ? rest : words;
}

/** Returns a letter with its combining marks. An accented letter can be several code points. */
export const firstLetter = (word: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '';

/** Returns 'BS' for 'Prof. Dr. Budi Santoso, M.Sc.'; empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = nameWithoutTitles(name);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase();
}
