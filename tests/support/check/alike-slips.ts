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
import { lookOf, tokensOf } from '../../../functions/src/model/looks/look.ts';
import { type FindLooks, type KeptLook, searchLooks } from '../../../functions/src/model/looks/search.ts';
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
  readonly #byToken = new Map<string, KeptLook[]>();
  reads = 0;

  add(kept: KeptLook): void {
    for (const token of new Set(kept.tokens)) {
      const holders = this.#byToken.get(token) ?? [];
      holders.push(kept);
      this.#byToken.set(token, holders);
    }
  }

  readonly find: FindLooks = async (tokens, limit) => {
    const rows = new Map(
      tokens.flatMap((token) => this.#byToken.get(token) ?? []).map((kept) => [kept.id, kept]),
    );
    const answer = [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit);
    this.reads += Math.max(1, answer.length);
    return answer;
  };
}

/** As an upload becomes what is searched. */
async function uploaded(bytes: Buffer): Promise<{ picture: GreyPicture; text: string }> {
  const proof = await convertImage('paymentProof', bytes, paymentProofSlot, renditions.paymentProof);
  const [picture] = (await greyPicturesOf(proof.bytes, [readingSize])) as [GreyPicture];
  return { picture, text: writeLook(lookOf(picture)) };
}

/** JPEG, PNG or WebP as a telephone sends it; a WebP is sent on as PNG, which the slot takes. */
const sent = async (bytes: Buffer): Promise<Buffer> =>
  bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? (await import('sharp')).default(bytes).png().toBuffer()
    : bytes;

const limits = { reads: queryLimits.alikeSearch, looksOfQuery: queryLimits.alikeOfQuery };

/** Hands in slips one after another, each searched among all before it; then some of them again, in disguise. */
export async function slipCampaign({ slips, reuses, kinds, seed }: Campaign): Promise<Outcome> {
  const [ledger, dice] = [new Ledger(), diceOf(seed)];
  const ids = new Map<string, string>();
  const times: number[] = [];
  let mostReads = 0;
  const handIn = async (bytes: Buffer): Promise<{ kept: KeptLook; found: string[] }> => {
    const start = performance.now();
    const { picture, text } = await uploaded(await sent(bytes));
    const look = readLook(text);
    const kept = { id: dice.digits(16), tokens: tokensOf(look), look };
    ledger.add(kept);
    ledger.reads = 0;
    const found = await searchLooks(picture, kept, ledger.find, limits);
    mostReads = Math.max(mostReads, ledger.reads);
    times.push(performance.now() - start);
    await setImmediate();
    return { kept, found };
  };
  const slipOf = (layout: Layout, index: number): Promise<Buffer> => bankSlip(layout, seed * 100_000 + index);
  const alarms: string[] = [];
  for (let index = 0; index < slips; index += 1) {
    for (const layout of layoutNames) {
      const { kept, found } = await handIn(await slipOf(layout, index));
      ids.set(`${layout} ${index}`, kept.id);
      if (found.length > 0) alarms.push(`${layout} ${index}`);
    }
  }
  const outcomes: Record<string, { found: number; mistaken: number }> = {};
  for (const kind of kinds) {
    const outcome = { found: 0, mistaken: 0 };
    for (let reuse = 0; reuse < reuses; reuse += 1) {
      const [layout, index] = [layoutNames[reuse % layoutNames.length] as Layout, dice.below(slips)];
      const original = ids.get(`${layout} ${index}`) as string;
      const { kept, found } = await handIn(await disguised(kind, await slipOf(layout, index), seed + reuse));
      ids.set(kept.id, original);
      const sources = found.map((id) => ids.get(id) ?? id);
      if (sources.includes(original)) outcome.found += 1;
      if (sources.some((source) => source !== original)) outcome.mistaken += 1;
    }
    outcomes[kind] = outcome;
  }
  const medianTime = times.sort((a, b) => a - b)[times.length >> 1] as number;
  return { alarms, kinds: outcomes, mostReads, medianTime };
}
