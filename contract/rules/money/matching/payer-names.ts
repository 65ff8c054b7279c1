import { normalise } from 'contract/text/search-words';

/** Academic and honorific titles, which people write or omit: 'Dr. Siti Aminah, M.Kom.' is Siti Aminah. */
const titleWords = new Set(
  'dr drs dra prof ir hj h s m st mt sh se mm si kom mkom skom msi phd msc bsc mba ph d sc pt cv'.split(' '),
);

/** Returns the words of a name without titles, unless nothing else is left. */
export function nameWords(name: string): string[] {
  const words = [...new Set(normalise(name).split(' '))].filter((word) => word !== '');
  const bare = words.filter((word) => word.length > 1 && !titleWords.has(word));
  return bare.length > 0 ? bare : words;
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

const minTruncatedLength = 3;

function matchedLetters(word: string, other: string): number {
  if (word === other) return word.length;
  return other.length >= minTruncatedLength && word.startsWith(other) ? other.length : 0;
}

/** Returns the number of letters in words that both texts contain, also truncated in the other one. */
export const sharedLetters = (words: readonly string[], others: readonly string[]): number =>
  words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        0,
        ...others.map((other) => Math.max(matchedLetters(word, other), matchedLetters(other, word))),
      ),
    0,
  );

/** Bank names that are also names of people. */
export const ambiguousBankNames: ReadonlySet<string> = new Set(['mandiri', 'permata']);

/** Weight of words outside the name. It is low, because payers add the purpose of the payment. */
const extraWordsPenalty = 0.12;

/**
 * Returns the share of the name's letters, 0 to 1, whose words are in the text in any order. Other words
 * reduce it slightly. A name of one word must be most of the text: 'Budi' is not 'Budi Santoso'. A bank name
 * counts only after the same word as in the name: 'PERMATA AYU LESTARI' is not Ayu Permata.
 */
export function nameSimilarity(words: readonly string[], texts: readonly string[]): number {
  const length = lengthOf(words);
  if (length === 0) return 0;
  const usedTexts = new Set<string>();
  let letters = 0;
  const isOfBank = (at: number, place: number) =>
    ambiguousBankNames.has(texts[place] ?? '') &&
    matchedLetters(words[at - 1] ?? '', texts[place - 1] ?? '') === 0;
  for (const [at, word] of words.entries()) {
    let best = '';
    for (const [place, text] of texts.entries())
      if (matchedLetters(word, text) > matchedLetters(word, best) && !isOfBank(at, place)) best = text;
    if (best === '') continue;
    letters += matchedLetters(word, best);
    usedTexts.add(best);
  }
  const extraLetters = lengthOf(
    texts.filter((text) => !usedTexts.has(text) && !ambiguousBankNames.has(text)),
  );
  const share = letters / length;
  if (words.length === 1) return Math.min(share, letters / (letters + extraLetters || 1));
  return share * (1 - extraWordsPenalty * Math.min(1, extraLetters / length));
}
