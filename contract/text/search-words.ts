/** Normalises a text or a search phrase: lower case, no accents and no punctuation, single spaces. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the distinct normalised words in order of first appearance, up to `maxCharacters`. */
export function distinctWords(text: string, maxCharacters: number): string {
  const words = [...new Set(normalise(text).split(' '))].join(' ');
  return words.length <= maxCharacters ? words : words.slice(0, words.lastIndexOf(' ', maxCharacters));
}

/** Returns true if a normalised text contains all words of a phrase, also as parts of longer words. */
export const containsWords = (text: string, phrase: string): boolean =>
  normalise(phrase)
    .split(' ')
    .every((word) => text.includes(word));
