import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, DocumentFull, WriteConflict } from '#data/batch.ts';
import { fingerprintPages, payments } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { limitConcurrency } from '#model/base/workers/limit-concurrency.ts';
import { hashDistance, maxDuplicateDistance, toBands } from '#model/files/image-hash.ts';
import { readingSize, toGreyPictures } from '#model/files/images.ts';
import {
  type CoarseFingerprint,
  decodeCoarseFingerprint,
  encodeCoarseFingerprint,
  toCoarseFingerprint,
} from '#model/money/proof-similarity/coarse-fingerprint.ts';
import { CoarseSearch } from '#model/money/proof-similarity/coarse-search.ts';
import { decodeFingerprint } from '#model/money/proof-similarity/encode-fingerprint.ts';
import type { Fingerprint } from '#model/money/proof-similarity/fingerprint.ts';
import type { GreyPicture } from '#model/money/proof-similarity/grey-picture.ts';
import { showsSameSlip } from '#model/money/proof-similarity/shows-same-slip.ts';

type Payment = Stored<PaymentRecord>;

const { storedSimilarProofs, similarHashes } = queryLimits;

/**
 * Finds earlier payments by text features (decision 0031), and proofs without them by their hash
 * (decision 0031). Omits identical files. Searches once and stores the result.
 */
export async function findEarlierSimilar(payment: Pick<Payment, 'id' | 'data'>): Promise<Payment[]> {
  const { id, data } = payment;
  if (data.alike !== undefined) return payments.getMany(data.alike);
  const found = [...(await findByFingerprint(payment)), ...(await findByHash(data))];
  const isOther = (other: Payment): boolean => other.id !== id && other.data.sha256 !== data.sha256;
  const alike = found.filter(isOther).slice(0, storedSimilarProofs);
  await recordSimilar(id, alike);
  return alike;
}

async function findByHash({ imageHash }: PaymentRecord): Promise<Payment[]> {
  const similar = await payments.findAny('hashBands', toBands(imageHash), similarHashes);
  return similar.filter(({ data }) => hashDistance(data.imageHash, imageHash) <= maxDuplicateDistance);
}

/** The fingerprint is stored before the search: of two concurrent uploads at least one finds the other. */
async function findByFingerprint({ id, data }: Pick<Payment, 'id' | 'data'>): Promise<Payment[]> {
  if (typeof data.look !== 'string') return [];
  const fingerprint = decodeFingerprint(data.look);
  const coarse = toCoarseFingerprint(fingerprint);
  await saveCoarseFingerprint(id, data.createdAt, coarse);
  const { file } = data;
  return file === null ? [] : limitSearches(() => searchSimilar(id, file, fingerprint, coarse));
}

/** Each search holds a picture and some pages in memory, 5 MB with 2,000 payments. */
const limitSearches = limitConcurrency(2);

/** Returns nothing if the stored picture was deleted. */
async function searchSimilar(
  id: string,
  file: string,
  fingerprint: Fingerprint,
  coarse: CoarseFingerprint,
): Promise<Payment[]> {
  const picture = await readGreyPicture(file);
  if (picture === undefined) return [];
  return filterSameSlip(picture, fingerprint, await payments.getMany(await findCandidates(id, coarse)));
}

async function readGreyPicture(file: string): Promise<GreyPicture | undefined> {
  const stored = await fileStore.read(file);
  if (stored === undefined) return undefined;
  return (await toGreyPictures(stored.bytes, [readingSize]))[0];
}

/** Yields to other requests: a comparison takes about 10 ms of CPU, the same slip in a photograph 70 ms. */
async function filterSameSlip(
  picture: GreyPicture,
  own: Fingerprint,
  others: readonly Payment[],
): Promise<Payment[]> {
  const same: Payment[] = [];
  for (const other of others) {
    const { look: encoded } = other.data;
    if (typeof encoded === 'string' && showsSameSlip(picture, own, decodeFingerprint(encoded)))
      same.push(other);
    await setImmediate();
  }
  return same;
}

/** A deleted payment needs no result. */
async function recordSimilar(id: string, alike: readonly Payment[]): Promise<void> {
  try {
    await new Batch().update(payments, id, { alike: alike.map((payment) => payment.id) }).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}

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
