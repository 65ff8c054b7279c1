import { setImmediate } from 'node:timers/promises';
import { paymentProofSlot } from 'contract/rules/files';
import { queryLimits } from 'contract/rules/query-limits';
import {
  convertImage,
  greyPicturesOf,
  readingSize,
  renditions,
} from '../../../functions/src/model/files/images.ts';
import type { GreyPicture } from '../../../functions/src/model/looks/grey-picture.ts';
import { readLook, writeLook } from '../../../functions/src/model/looks/kept-look.ts';
import { lookOf } from '../../../functions/src/model/looks/look.ts';
import { type FindLooks, type KeptLook, searchLooks } from '../../../functions/src/model/looks/search.ts';
import { foundBy, tokensOf } from '../../../functions/src/model/looks/tokens.ts';
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
}

export interface Outcome {
  /** Slips that were taken for another one when they came, as `layout serial`. */
  readonly alarms: readonly string[];
  /** Of each kind: how many were found, and how many were taken for a slip that they are not. */
  readonly kinds: Readonly<Record<string, { found: number; mistaken: number }>>;
  readonly mostReads: number;
  /** Of telling what is written on a slip and of searching it, in milliseconds. */
  readonly medianTime: number;
}

/** Looks in memory that answer as the ledger does: those with any token, in the order of their ids. */
class Ledger {
  readonly #byToken = new Map<string, Map<string, KeptLook>>();
  reads = 0;

  add(kept: KeptLook, tokens: readonly string[]): void {
    for (const token of tokens) {
      const holders = this.#byToken.get(token) ?? new Map<string, KeptLook>();
      this.#byToken.set(token, holders.set(kept.id, kept));
    }
  }

  remove({ id }: KeptLook, tokens: readonly string[]): void {
    for (const token of tokens) this.#byToken.get(token)?.delete(id);
  }

  readonly find: FindLooks = async (tokens, limit) => {
    const rows = new Map(tokens.flatMap((token) => [...(this.#byToken.get(token) ?? [])]));
    const answer = [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit);
    this.reads += Math.max(1, answer.length);
    return answer;
  };
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

const limits = { reads: queryLimits.alikeSearch, looksOfQuery: queryLimits.alikeOfQuery };

/** Hands in slips one after another, each searched among all before it; then some of them again, in disguise. */
export async function slipCampaign(
  { slips, reuses, kinds, seed }: Campaign,
  stored: StoredSlipOf = uploaded,
): Promise<Outcome> {
  const [ledger, dice] = [new Ledger(), diceOf(seed)];
  const ids = new Map<string, string>();
  const times: number[] = [];
  let mostReads = 0;
  const handIn = async ({ bytes, look }: StoredSlip): Promise<{ kept: KeptLook; same: string[] }> => {
    const start = performance.now();
    const kept = { id: dice.digits(16), look: readLook(look) };
    const tokens = tokensOf(foundBy(kept.look));
    ledger.add(kept, tokens);
    ledger.reads = 0;
    const { same, rareTokens } = await searchLooks(await pictureOf(bytes), kept, ledger.find, limits);
    ledger.remove(kept, tokens);
    ledger.add(kept, rareTokens);
    mostReads = Math.max(mostReads, ledger.reads);
    times.push(performance.now() - start);
    await setImmediate();
    return { kept, same };
  };
  const slipOf = (layout: Layout, index: number): Promise<Buffer> => bankSlip(layout, seed * 100_000 + index);
  const alarms: string[] = [];
  for (let index = 0; index < slips; index += 1) {
    for (const layout of layoutNames) {
      const slip = await stored(`or-${layout}-${index}`, () => slipOf(layout, index));
      const { kept, same } = await handIn(slip);
      ids.set(`${layout} ${index}`, kept.id);
      if (same.length > 0) alarms.push(`${layout} ${index}`);
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
      const { kept, same } = await handIn(slip);
      ids.set(kept.id, original);
      const sources = same.map((id) => ids.get(id) ?? id);
      if (sources.includes(original)) outcome.found += 1;
      if (sources.some((source) => source !== original)) outcome.mistaken += 1;
    }
    outcomes[kind] = outcome;
  }
  const medianTime = times.sort((a, b) => a - b)[times.length >> 1] as number;
  return { alarms, kinds: outcomes, mostReads, medianTime };
}
