import { createHash } from 'node:crypto';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, DocumentFull } from '#data/batch.ts';
import { gistPages } from '#data/collections.ts';
import { type Gist, readGist, writeGist } from '#model/looks/gist.ts';
import { GistSearch } from '#model/looks/gist-search.ts';

/** A page holds some 1,400 gists until it is as large as a document may be; then the next of its row is written on. */
const [pagesOfYear, pagesInRow] = [4, 5] as const;
/** So many are in memory at once. */
const pagesAtOnce = 5;

/** `2026-00`, `2026-01` ... */
const nameOf = (year: number, page: number): string => `${year}-${String(page).padStart(2, '0')}`;

/**
 * Has a payment found when its slip comes again.
 *
 * @throws DocumentFull when some 28,000 payments of its year are kept already
 */
export async function keepGist(id: string, createdAt: Date, gist: Gist): Promise<void> {
  const first = (createHash('sha256').update(id).digest()[0] as number) % pagesOfYear;
  for (let inRow = 1, page = first; ; inRow += 1, page += pagesOfYear) {
    const name = nameOf(createdAt.getUTCFullYear(), page);
    try {
      await new Batch().merge(gistPages, name, { name, gists: { [id]: writeGist(gist) } }).commit();
      return;
    } catch (error) {
      if (!(error instanceof DocumentFull) || inRow === pagesInRow) throw error;
    }
  }
}

/**
 * Ids of the payments whose slip is the likeliest to be the same, other than the one with this id. Costs a read for
 * each page, `queryLimits.gistPages` at most.
 */
export async function likeliestByGist(id: string, gist: Gist): Promise<string[]> {
  const search = new GistSearch(gist);
  const newest = { orderBy: 'name', direction: 'desc', limit: queryLimits.gistPages } as const;
  for await (const pages of gistPages.inBatches(newest, pagesAtOnce)) {
    for (const [other, bytes] of pages.flatMap(({ data }) => Object.entries(data.gists))) {
      if (other !== id) search.pass(other, readGist(bytes));
    }
  }
  return search.likeliest(queryLimits.alikeCompared);
}
