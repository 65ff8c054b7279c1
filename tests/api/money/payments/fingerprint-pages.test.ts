import { expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { fingerprintPages } from '../../../../functions/src/data/collections.ts';
import { countingReads } from '../../../../functions/src/data/context/read-counter.ts';
import {
  findCandidates,
  saveCoarseFingerprint,
} from '../../../../functions/src/model/money/payments/earlier-similar.ts';
import type { CoarseFingerprint } from '../../../../functions/src/model/money/proof-similarity/coarse-fingerprint.ts';
import { documentsOf } from '../../../support/assertions/stores.ts';

/** A coarse fingerprint of three words that only payments with the same number share. */
const gistFor = (number: number): CoarseFingerprint => ({
  lengths: Uint8Array.of(60, 70, 80),
  descriptors: Uint32Array.from({ length: 12 }, (_, word) => Math.imul(number * 31 + word, 0x9e3779b1)),
});

const day = (text: string): Date => new Date(`${text}T05:00:00Z`);

/** Returns the results of a search and its reads. */
async function searched(
  id: string,
  fingerprint: CoarseFingerprint,
): Promise<{ found: string[]; reads: number }> {
  const counter = { reads: 0, budgeted: 0 };
  const found = await countingReads(counter, () => findCandidates(id, fingerprint));
  return { found, reads: counter.reads };
}

test('a payment is found on the page of any year, never itself, for one read per page', async () => {
  await saveCoarseFingerprint('first', day('2024-03-01'), gistFor(1));
  await saveCoarseFingerprint('other', day('2024-03-01'), gistFor(2));
  await saveCoarseFingerprint('again', day('2026-03-01'), gistFor(1));
  const pages = Object.keys(await documentsOf('gistPages'));
  expect(pages.every((name) => /^(2024|2026)-0[0-3]$/.test(name))).toBe(true);
  expect(await searched('again', gistFor(1))).toEqual({ found: ['first'], reads: pages.length });
  expect(await searched('new', gistFor(1))).toMatchObject({ found: ['again', 'first'] });
  expect(await searched('new', gistFor(3))).toMatchObject({ found: [] });
});

test('of more than twenty pages the newest are searched', async () => {
  const years = Array.from({ length: 21 }, (_, index) => 2001 + index);
  await Promise.all(years.map((year) => saveCoarseFingerprint('same row', day(`${year}-03-01`), gistFor(1))));
  await saveCoarseFingerprint('same row', day('2000-03-01'), gistFor(2));
  expect(await searched('new', gistFor(2))).toEqual({ found: [], reads: 20 });
});

test('a full page continues on the next one of its series', async () => {
  // The largest coarse fingerprint: 1,088 bytes, which no longer fit into the document of 1 MiB.
  const large: CoarseFingerprint = {
    lengths: new Uint8Array(64).fill(50),
    descriptors: new Uint32Array(256).fill(0x0f0f),
  };
  await saveCoarseFingerprint('first', day('2026-03-01'), large);
  const [page = ''] = Object.keys(await documentsOf('gistPages'));
  const filler = new Uint8Array(17 * 61_630);
  await new Batch()
    .delete(fingerprintPages, page)
    .create(fingerprintPages, page, { name: page, gists: { filler } })
    .commit();
  await saveCoarseFingerprint('first', day('2026-03-01'), large);
  const next = `2026-0${Number(page.slice(-2)) + 4}`;
  expect(Object.keys(await documentsOf('gistPages'))).toEqual([page, next]);
  expect(await searched('new', large)).toEqual({ found: ['first'], reads: 2 });
});
