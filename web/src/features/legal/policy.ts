/** A paragraph, a list of sentences, or a list of pairs of a term and its meaning. */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly words: readonly (readonly string[])[] };

export interface PolicySection {
  /** Fragment of the URL, `/privacy#hak`: never changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
}

/** One version of a legal text. It never changes after it takes effect; changes need a new version. */
export interface Policy {
  readonly version: number;
  /** Effective date, 'YYYY-MM-DD'. */
  readonly since: string;
  /** Changes since the previous version; empty in the first. */
  readonly changes: readonly string[];
  readonly sections: readonly PolicySection[];
}
