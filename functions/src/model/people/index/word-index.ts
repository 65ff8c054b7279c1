import { isTypoOf } from 'contract/text/search-words';

/** Fits of a word and a term of a search. */
export const fits = { none: 0, typo: 1, beginning: 2, exact: 3 } as const;

/** Sorted words, each with the ascending numbers of the rows that contain it. Immutable. */
export class WordIndex {
  readonly #words: readonly string[];
  /** Start of the rows of each word in `#rows`, and a last entry for the end. */
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;

  private constructor(words: readonly string[], starts: Uint32Array, rows: Uint32Array) {
    this.#words = words;
    this.#starts = starts;
    this.#rows = rows;
  }

  /** Builds an index from the rows of each word. */
  static from(rowsByWord: ReadonlyMap<string, readonly number[]>): WordIndex {
    const words = [...rowsByWord.keys()].sort();
    const starts = new Uint32Array(words.length + 1);
    let size = 0;
    for (const [index, word] of words.entries()) {
      starts[index] = size;
      size += rowsByWord.get(word)?.length ?? 0;
    }
    starts[words.length] = size;
    const rows = new Uint32Array(size);
    for (const [index, word] of words.entries()) rows.set(rowsByWord.get(word) ?? [], starts[index]);
    return new WordIndex(words, starts, rows);
  }

  /** Raises the fit of each row with a word that begins with the term. */
  addBeginnings(term: string, fitOf: Uint8Array): void {
    for (let index = this.#firstFrom(term); index < this.#words.length; index += 1) {
      const word = this.#words[index] as string;
      if (!word.startsWith(term)) return;
      this.#raise(index, word.length === term.length ? fits.exact : fits.beginning, fitOf);
    }
  }

  /** Raises the fit of each row with a word that differs from the term by one letter. Passes all words. */
  addTypos(term: string, fitOf: Uint8Array): void {
    for (const [index, word] of this.#words.entries())
      if (isTypoOf(word, term)) this.#raise(index, fits.typo, fitOf);
  }

  #raise(word: number, fit: number, fitOf: Uint8Array): void {
    const end = this.#starts[word + 1] as number;
    for (let at = this.#starts[word] as number; at < end; at += 1) {
      const row = this.#rows[at] as number;
      if ((fitOf[row] as number) < fit) fitOf[row] = fit;
    }
  }

  /** Returns the index of the first word that is not before the term. */
  #firstFrom(term: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] as string) < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
