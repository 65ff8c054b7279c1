import { setImmediate } from 'node:timers/promises';
import { paymentProofSlot } from 'contract/rules/files';
import { queryLimits } from 'contract/rules/query-limits';
import {
  convertImage,
  greyPicturesOf,
  readingSize,
  renditions,
} from '../../../functions/src/model/files/images.ts';
import { showsSame } from '../../../functions/src/model/looks/comparison.ts';
import { gistOf, readGist, writeGist } from '../../../functions/src/model/looks/gist.ts';
import { GistSearch } from '../../../functions/src/model/looks/gist-search.ts';
import type { GreyPicture } from '../../../functions/src/model/looks/grey-picture.ts';
import { readLook, writeLook } from '../../../functions/src/model/looks/kept-look.ts';
import { lookOf } from '../../../functions/src/model/looks/look.ts';
import { bankSlip, diceOf } from '../make/bank-slips.ts';
import { type DisguiseName, disguised } from '../make/reused-slips.ts';
import { type Layout, layoutNames } from '../make/slip-layouts.ts';

export interface Campaign {
  /** Different slips of each layout. */
  readonly slips: number;
  /** Re-uses of each kind. */
  readonly reuses: number;
  readonly kinds: readonly DisguiseName[];
  readonly seed: number;
  /** Is told now and then how far it has come. */
  readonly tell?: (line: string) => void;
}

export interface Outcome {
  /** Slips that were taken for another one when they came, as `layout serial`. */
  readonly alarms: readonly string[];
  /** Of each kind: how many were found, and how many were taken for a slip that they are not. */
  readonly kinds: Readonly<Record<string, { found: number; mistaken: number }>>;
  /** Of searching a slip among all before it, in milliseconds. */
  readonly medianTime: number;
}

/** A slip that was handed in, as the ledger keeps it. */
interface HandedIn {
  readonly id: string;
  readonly gist: Uint8Array;
  readonly look: string;
}

/** JPEG or PNG as the slot takes it: a WebP is sent on as PNG. */
const sent = async (bytes: Buffer): Promise<Buffer> =>
  bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? (await import('sharp')).default(bytes).png().toBuffer()
    : bytes;

/** A stored picture, and its look as text. */
export interface StoredSlip {
  readonly bytes: Uint8Array;
  readonly look: string;
}

/** Gives what is stored of the slip with a name, which is its own within the campaign; kept ones need no drawing. */
export type StoredSlipOf = (name: string, draw: () => Promise<Buffer>) => Promise<StoredSlip>;

const pictureOf = async (bytes: Uint8Array): Promise<GreyPicture> =>
  (await greyPicturesOf(bytes, [readingSize]))[0] as GreyPicture;

/** As an upload makes it. */
const uploaded: StoredSlipOf = async (_name, draw) => {
  const file = await sent(await draw());
  const { bytes } = await convertImage('paymentProof', file, paymentProofSlot, renditions.paymentProof);
  return { bytes, look: writeLook(lookOf(await pictureOf(bytes))) };
};

/** Ids of those among these that show the same slip, as the function finds them after an upload. */
async function sameAmong(
  ledger: ReadonlyMap<string, HandedIn>,
  { bytes, look }: StoredSlip,
): Promise<string[]> {
  const [picture, own] = [await pictureOf(bytes), readLook(look)];
  const search = new GistSearch(gistOf(own));
  for (const { id, gist } of ledger.values()) search.pass(id, readGist(gist));
  return search
    .likeliest(queryLimits.alikeCompared)
    .filter((id) => showsSame(picture, own, readLook(ledger.get(id)?.look ?? '')));
}

/** Hands in slips one after another, each searched among all before it; then some of them again, in disguise. */
export async function slipCampaign(
  { slips, reuses, kinds, seed, tell = () => undefined }: Campaign,
  stored: StoredSlipOf = uploaded,
): Promise<Outcome> {
  const [ledger, dice] = [new Map<string, HandedIn>(), diceOf(seed)];
  const ids = new Map<string, string>();
  const times: number[] = [];
  const handIn = async (slip: StoredSlip): Promise<{ id: string; same: string[] }> => {
    const [id, start] = [dice.digits(16), performance.now()];
    const same = await sameAmong(ledger, slip);
    times.push(performance.now() - start);
    ledger.set(id, { id, gist: writeGist(gistOf(readLook(slip.look))), look: slip.look });
    await setImmediate();
    if (times.length % 100 === 0) tell(`${times.length} slips`);
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
        tell(`a false alarm: ${layout} ${index}`);
      }
    }
  }
  const outcomes: Record<string, { found: number; mistaken: number }> = {};
  for (const [place, kind] of kinds.entries()) {
    const outcome = { found: 0, mistaken: 0 };
    for (let reuse = 0; reuse < reuses; reuse += 1) {
      const layout = layoutNames[reuse % layoutNames.length] as Layout;
      const index = diceOf(seed * 1000 + place * 100 + reuse).below(slips);
      const original = ids.get(`${layout} ${index}`) as string;
      const slip = await stored(`re-${kind}-${reuse}-${layout}-${index}`, async () =>
        disguised(kind, await slipOf(layout, index), seed + reuse),
      );
      const { id, same } = await handIn(slip);
      ids.set(id, original);
      const sources = same.map((id) => ids.get(id) ?? id);
      if (sources.includes(original)) outcome.found += 1;
      if (sources.some((source) => source !== original)) outcome.mistaken += 1;
    }
    outcomes[kind] = outcome;
    tell(`${kind}: ${outcome.found} of ${reuses} found`);
  }
  const medianTime = times.sort((a, b) => a - b)[times.length >> 1] as number;
  return { alarms, kinds: outcomes, medianTime };
}
