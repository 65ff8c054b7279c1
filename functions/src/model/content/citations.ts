import { isDeepStrictEqual } from 'node:util';
import type { Citation } from 'contract/content/journals';

const noCitation: Citation = {
  authors: [],
  journalTitle: null,
  volume: null,
  issue: null,
  year: null,
  pages: null,
  abstract: null,
  doi: null,
};

type CitationInput = { readonly [F in keyof Citation]?: Citation[F] | undefined };

/** Returns only the bibliographic fields. Missing ones get their value in `base`. */
export function toCitation(fields: CitationInput, base = noCitation): Citation {
  const { authors, journalTitle, volume, issue, year, pages, abstract, doi } = fields;
  return {
    authors: authors ?? base.authors,
    journalTitle: journalTitle === undefined ? base.journalTitle : journalTitle,
    volume: volume === undefined ? base.volume : volume,
    issue: issue === undefined ? base.issue : issue,
    year: year === undefined ? base.year : year,
    pages: pages === undefined ? base.pages : pages,
    abstract: abstract === undefined ? base.abstract : abstract,
    doi: doi === undefined ? base.doi : doi,
  };
}

/** Returns the fields that differ, with their values before and after. Others stay missing in older records. */
export function compareCitations(
  before: Citation,
  after: Citation,
): { readonly before: Partial<Citation>; readonly after: Partial<Citation> } {
  const names = (Object.keys(after) as (keyof Citation)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (from: Citation): Partial<Citation> =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Returns the fields as the form shows them. */
export const toReadableCitation = ({ authors, year, ...texts }: Citation): Record<string, string> => ({
  authors: authors.join('\n'),
  year: String(year ?? ''),
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])),
});
