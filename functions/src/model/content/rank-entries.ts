import type { SearchKind } from 'contract/content/search';
import { containsWords, normalise } from 'contract/text/search-words';

export interface SearchEntry {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  /** Text without markup, also of fields that a list does not show. */
  readonly text: string;
}

/** Weights of a query word: in the title more than in all of the text, as a whole word more than as a part. */
const weights = { titleWord: 100, titlePart: 60, textWord: 3, textPart: 1 } as const;

function scoreOf(word: string, title: string, text: string): number {
  if (` ${title} `.includes(` ${word} `)) return weights.titleWord;
  if (title.includes(word)) return weights.titlePart;
  return ` ${text} `.includes(` ${word} `) ? weights.textWord : weights.textPart;
}

/** Returns the entries that contain all words of the query, the best first. Equal ones keep their order. */
export function rankEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = normalise(query).split(' ');
  return entries
    .flatMap((entry) => {
      const [title, text] = [normalise(entry.title), normalise(entry.text)];
      if (!containsWords(`${title} ${text}`, query)) return [];
      return [{ entry, score: words.reduce((sum, word) => sum + scoreOf(word, title, text), 0) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
