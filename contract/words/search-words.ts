/** Without accents, capitals and signs, words one space apart: what is kept of a text, and looked for of a phrase. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The different words of a text, normalised, in the order in which they first stand, as far as there is room.
 *
 * @param characters room for all of them with a space between
 */
export function wordsIn(text: string, characters: number): string {
  const words = [...new Set(normalise(text).split(' '))].join(' ');
  return words.length <= characters ? words : words.slice(0, words.lastIndexOf(' ', characters));
}

/** Whether all words of a phrase, or words that begin or go on like them, stand in a normalised text. */
export const hasWords = (text: string, phrase: string): boolean =>
  normalise(phrase)
    .split(' ')
    .every((word) => text.includes(word));
