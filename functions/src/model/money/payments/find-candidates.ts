import { createHash } from 'node:crypto';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, DocumentFull } from '#data/batch.ts';
import { fingerprintPages } from '#data/collections.ts';
import {
  type CoarseFingerprint,
  decodeCoarseFingerprint,
  encodeCoarseFingerprint,
} from '#model/money/proof-similarity/coarse-fingerprint.ts';
import { CoarseSearch } from '#model/money/proof-similarity/coarse-search.ts';

/**
 * Number of pages that each year starts with, and maximum number of pages that continue each of them. A page
 * holds about 1,400 fingerprints up to the size limit of a document; then the next page of its row is used.
 */
const [pagesOfYear, pagesInRow] = [4, 5] as const;
/** Maximum number of pages in memory. */
const pageBatchSize = 5;

/** Returns `2026-00`, `2026-01` and so on. */
const toPageName = (year: number, page: number): string => `${year}-${String(page).padStart(2, '0')}`;

/** Stores a fingerprint. Throws DocumentFull when about 28,000 payments of its year are stored. */
export async function saveCoarseFingerprint(
  id: string,
  createdAt: Date,
  coarse: CoarseFingerprint,
): Promise<void> {
  const first = (createHash('sha256').update(id).digest()[0] as number) % pagesOfYear;
  for (let inRow = 1, page = first; ; inRow += 1, page += pagesOfYear) {
    const name = toPageName(createdAt.getUTCFullYear(), page);
    try {
      await new Batch()
        .merge(fingerprintPages, name, { name, gists: { [id]: encodeCoarseFingerprint(coarse) } })
        .commit();
      return;
    } catch (error) {
      if (!(error instanceof DocumentFull) || inRow === pagesInRow) throw error;
    }
  }
}

/** Finds likely matches. */
export async function findCandidates(id: string, coarse: CoarseFingerprint): Promise<string[]> {
  const search = new CoarseSearch(coarse);
  const newest = { orderBy: 'name', direction: 'desc', limit: queryLimits.fingerprintPages } as const;
  for await (const pages of fingerprintPages.inBatches(newest, pageBatchSize)) {
    for (const [other, bytes] of pages.flatMap(({ data }) => Object.entries(data.gists))) {
      if (other !== id) search.addCandidate(other, decodeCoarseFingerprint(bytes));
    }
  }
  return search.findBestMatches(queryLimits.comparedProofs);
}
