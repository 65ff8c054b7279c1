import { normalise } from 'contract/words/search-words';

/** Titles are written or left out as people like: 'Dr. Siti Aminah, M.Kom.' is Siti Aminah. */
const titles = new Set(
  'dr drs dra prof ir hj h s m st mt sh se mm si kom mkom skom msi phd msc bsc mba ph d sc pt cv'.split(' '),
);

/** The words of a name, without titles where something is left then. */
export function nameWords(name: string): string[] {
  const words = [...new Set(normalise(name).split(' '))].filter((word) => word !== '');
  const bare = words.filter((word) => word.length > 1 && !titles.has(word));
  return bare.length > 0 ? bare : words;
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

/** A word that a bank cut off counts for what is left of it, and for no less than this many letters. */
const leastCut = 3;

/** How much of a word of a name stands in another word, in letters. */
function lettersIn(word: string, other: string): number {
  if (word === other) return word.length;
  return other.length >= leastCut && word.startsWith(other) ? other.length : 0;
}

/** Banks that people are called after, too. */
export const namesakes: ReadonlySet<string> = new Set(['mandiri', 'permata']);

/** What is left over beside a name counts little: payers add what they pay for. */
const leftOverWeight = 0.12;

/**
 * How well a name stands in a text, 0 to 1: the share of its letters whose words are there, in whatever order, less a
 * little for words beside it. One word alone must be most of the text: 'Budi' is not 'Budi Santoso'. A namesake of a bank
 * counts behind the word that it follows in the name: 'PERMATA AYU LESTARI' is not Ayu Permata, who banks anywhere.
 *
 * @param words of the name (`nameWords`)
 * @param texts words that may be of a name (`nameWordsIn`)
 */
export function nameSimilarity(words: readonly string[], texts: readonly string[]): number {
  const length = lengthOf(words);
  if (length === 0) return 0;
  const taken = new Set<string>();
  let letters = 0;
  const isOfBank = (at: number, place: number) =>
    namesakes.has(texts[place] ?? '') && lettersIn(words[at - 1] ?? '', texts[place - 1] ?? '') === 0;
  for (const [at, word] of words.entries()) {
    let best = '';
    for (const [place, text] of texts.entries())
      if (lettersIn(word, text) > lettersIn(word, best) && !isOfBank(at, place)) best = text;
    if (best === '') continue;
    letters += lettersIn(word, best);
    taken.add(best);
  }
  const leftOver = lengthOf(texts.filter((text) => !taken.has(text) && !namesakes.has(text)));
  const share = letters / length;
  if (words.length === 1) return Math.min(share, letters / (letters + leftOver || 1));
  return share * (1 - leftOverWeight * Math.min(1, leftOver / length));
}
