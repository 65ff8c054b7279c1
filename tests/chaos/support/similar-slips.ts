import { setImmediate } from 'node:timers/promises';
import { paymentProofSlot } from 'contract/rules/files';
import { queryLimits } from 'contract/rules/query-limits';
import {
  convertImage,
  readingSize,
  renditions,
  toGreyPictures,
} from '../../../functions/src/model/files/images.ts';
import {
  decodeCoarseFingerprint,
  encodeCoarseFingerprint,
  toCoarseFingerprint,
} from '../../../functions/src/model/money/proof-similarity/coarse-fingerprint.ts';
import { CoarseSearch } from '../../../functions/src/model/money/proof-similarity/coarse-search.ts';
import {
  decodeFingerprint,
  encodeFingerprint,
} from '../../../functions/src/model/money/proof-similarity/encode-fingerprint.ts';
import { computeFingerprint } from '../../../functions/src/model/money/proof-similarity/fingerprint.ts';
import type { GreyPicture } from '../../../functions/src/model/money/proof-similarity/grey-picture.ts';
import { showsSameSlip } from '../../../functions/src/model/money/proof-similarity/shows-same-slip.ts';
import { bankSlip, createDice } from '../../support/factories/bank-slips.ts';
import { type Layout, layoutNames } from '../../support/factories/slip-layouts.ts';
import { type AlterationKind, alterSlip } from './reused-slips.ts';

export interface Campaign {
  /** Number of different slips of each layout. */
  readonly slips: number;
  /** Number of reused slips of each kind. */
  readonly reuses: number;
  readonly kinds: readonly AlterationKind[];
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}

export interface Outcome {
  /** False alarms: new slips that matched another slip, as `layout serial`. */
  readonly alarms: readonly string[];
  /** By kind of alteration: number of reused slips found, and number that matched a different slip. */
  readonly kinds: Readonly<Record<string, { found: number; mistaken: number }>>;
  /** Median time of the search for one slip among all earlier ones, in milliseconds. */
  readonly medianTime: number;
}

/** Submitted slip with the fingerprints that the function stores. */
interface SubmittedSlip {
  readonly id: string;
  readonly coarseFingerprint: Uint8Array;
  readonly fingerprint: string;
}

/** Returns a file that the upload slot accepts: a WebP is converted to PNG. */
const toUploadFile = async (bytes: Buffer): Promise<Buffer> =>
  bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? (await import('sharp')).default(bytes).png().toBuffer()
    : bytes;

/** Stored picture and its encoded fingerprint. */
export interface StoredSlip {
  readonly bytes: Uint8Array;
  readonly fingerprint: string;
}

/** Returns the stored form of a slip. `name` is unique within a campaign, so that a cache can skip `draw`. */
export type StoredSlipOf = (name: string, draw: () => Promise<Buffer>) => Promise<StoredSlip>;

const pictureOf = async (bytes: Uint8Array): Promise<GreyPicture> =>
  (await toGreyPictures(bytes, [readingSize]))[0] as GreyPicture;

/** Converts and fingerprints a slip as an upload does. */
const convertAsUpload: StoredSlipOf = async (_name, draw) => {
  const file = await toUploadFile(await draw());
  const { bytes } = await convertImage('paymentProof', file, paymentProofSlot, renditions.paymentProof);
  return { bytes, fingerprint: encodeFingerprint(computeFingerprint(await pictureOf(bytes))) };
};

/** Returns the ids of earlier slips that show the same slip, as the function finds them after an upload. */
async function findSameSlips(
  ledger: ReadonlyMap<string, SubmittedSlip>,
  { bytes, fingerprint }: StoredSlip,
): Promise<string[]> {
  const [picture, own] = [await pictureOf(bytes), decodeFingerprint(fingerprint)];
  const search = new CoarseSearch(toCoarseFingerprint(own));
  for (const { id, coarseFingerprint } of ledger.values())
    search.addCandidate(id, decodeCoarseFingerprint(coarseFingerprint));
  return search
    .findBestMatches(queryLimits.comparedProofs)
    .filter((id) => showsSameSlip(picture, own, decodeFingerprint(ledger.get(id)?.fingerprint ?? '')));
}

/**
 * Submits slips one after another and searches each among all earlier ones. Then submits some of them again
 * with alterations.
 */
export async function runSlipCampaign(
  { slips, reuses, kinds, seed, onProgress = () => undefined }: Campaign,
  stored: StoredSlipOf = convertAsUpload,
): Promise<Outcome> {
  const [ledger, dice] = [new Map<string, SubmittedSlip>(), createDice(seed)];
  const ids = new Map<string, string>();
  const times: number[] = [];
  const handIn = async (slip: StoredSlip): Promise<{ id: string; same: string[] }> => {
    const [id, start] = [dice.digits(16), performance.now()];
    const same = await findSameSlips(ledger, slip);
    times.push(performance.now() - start);
    ledger.set(id, {
      id,
      coarseFingerprint: encodeCoarseFingerprint(toCoarseFingerprint(decodeFingerprint(slip.fingerprint))),
      fingerprint: slip.fingerprint,
    });
    await setImmediate();
    if (times.length % 100 === 0) onProgress(`${times.length} slips`);
    return { id, same };
  };
  const slipOf = (layout: Layout, index: number): Promise<Buffer> => bankSlip(layout, seed * 100_000 + index);
  const alarms: string[] = [];
  for (let index = 0; index < slips; index += 1) {
    for (const layout of layoutNames) {
      const slip = await stored(`or-${layout}-${index}`, () => slipOf(layout, index));
      const { id, same } = await handIn(slip);
      ids.set(`${layout} ${index}`, id);
      if (same.length > 0) {
        alarms.push(`${layout} ${index}`);
        onProgress(`a false alarm: ${layout} ${index}`);
      }
    }
  }
  const outcomes: Record<string, { found: number; mistaken: number }> = {};
  for (const [place, kind] of kinds.entries()) {
    const outcome = { found: 0, mistaken: 0 };
    for (let reuse = 0; reuse < reuses; reuse += 1) {
      const layout = layoutNames[reuse % layoutNames.length] as Layout;
      const index = createDice(seed * 1000 + place * 100 + reuse).below(slips);
      const original = ids.get(`${layout} ${index}`) as string;
      const slip = await stored(`re-${kind}-${reuse}-${layout}-${index}`, async () =>
        alterSlip(kind, await slipOf(layout, index), seed + reuse),
      );
      const { id, same } = await handIn(slip);
      ids.set(id, original);
      const sources = same.map((id) => ids.get(id) ?? id);
      if (sources.includes(original)) outcome.found += 1;
      if (sources.some((source) => source !== original)) outcome.mistaken += 1;
    }
    outcomes[kind] = outcome;
    onProgress(`${kind}: ${outcome.found} of ${reuses} found`);
  }
  const medianTime = times.sort((a, b) => a - b)[times.length >> 1] as number;
  return { alarms, kinds: outcomes, medianTime };
}
