/** A list of words with what they mean, or one of sentences. */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly words: readonly (readonly [word: string, meaning: string])[] };

export interface PolicySection {
  /** Part of the address, `/privacy#hak`: never changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
}

/** One version of a text that people rely on. It is never changed once it held, only followed by another. */
export interface Policy {
  readonly version: number;
  /** The day from which it holds, 'YYYY-MM-DD'. */
  readonly since: string;
  /** What is new in it; empty in the first. */
  readonly changes: readonly string[];
  readonly sections: readonly PolicySection[];
}
