import { beforeEach, expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { gistPages } from '../../../functions/src/data/collections.ts';
import { countingReads } from '../../../functions/src/data/read-counter.ts';
import type { Gist } from '../../../functions/src/model/looks/gist.ts';
import { keepGist, likeliestByGist } from '../../../functions/src/model/payments/gist-pages.ts';
import { documentsOf } from '../../support/check/stores.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

/** A gist of three words that only those with the same number have. */
const gistFor = (number: number): Gist => ({
  lengths: Uint8Array.of(60, 70, 80),
  sketches: Uint32Array.from({ length: 12 }, (_, word) => Math.imul(number * 31 + word, 0x9e3779b1)),
});

const day = (text: string): Date => new Date(`${text}T05:00:00Z`);

/** What a search finds, and its reads. */
async function searched(id: string, gist: Gist): Promise<{ found: string[]; reads: number }> {
  const counter = { reads: 0, budgeted: 0 };
  const found = await countingReads(counter, () => likeliestByGist(id, gist));
  return { found, reads: counter.reads };
}

test('a payment is found on the page of any year, never itself, for a read a page', async () => {
  await keepGist('first', day('2024-03-01'), gistFor(1));
  await keepGist('other', day('2024-03-01'), gistFor(2));
  await keepGist('again', day('2026-03-01'), gistFor(1));
  const pages = Object.keys(await documentsOf('gistPages'));
  expect(pages.every((name) => /^(2024|2026)-0[0-3]$/.test(name))).toBe(true);
  expect(await searched('again', gistFor(1))).toEqual({ found: ['first'], reads: pages.length });
  expect(await searched('new', gistFor(1))).toMatchObject({ found: ['again', 'first'] });
  expect(await searched('new', gistFor(3))).toMatchObject({ found: [] });
});

test('of more than twenty pages the newest are looked through', async () => {
  const years = Array.from({ length: 21 }, (_, index) => 2001 + index);
  await Promise.all(years.map((year) => keepGist('same row', day(`${year}-03-01`), gistFor(1))));
  await keepGist('same row', day('2000-03-01'), gistFor(2));
  expect(await searched('new', gistFor(2))).toEqual({ found: [], reads: 20 });
});

test('where a page is full the next of its row is written on', async () => {
  // The most words that a gist has: 1,088 bytes, for which the document of 1 MiB must have no room.
  const large: Gist = { lengths: new Uint8Array(64).fill(50), sketches: new Uint32Array(256).fill(0x0f0f) };
  await keepGist('first', day('2026-03-01'), large);
  const [page = ''] = Object.keys(await documentsOf('gistPages'));
  const filler = new Uint8Array(17 * 61_630);
  await new Batch()
    .delete(gistPages, page)
    .create(gistPages, page, { name: page, gists: { filler } })
    .commit();
  await keepGist('first', day('2026-03-01'), large);
  const next = `2026-0${Number(page.slice(-2)) + 4}`;
  expect(Object.keys(await documentsOf('gistPages'))).toEqual([page, next]);
  expect(await searched('new', large)).toEqual({ found: ['first'], reads: 2 });
});
