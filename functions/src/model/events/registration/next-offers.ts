import { type PublicPool, publicPools } from 'contract/rules/events/pools';

/** Person on the waiting list. */
export interface Waiting {
  readonly pool: PublicPool;
}

/** Returns the pools whose places suit a person on the waiting list, the preferred one first. */
export const suitablePools = ({ pool }: Waiting): readonly PublicPool[] =>
  pool === 'members' ? publicPools : ['general'];

export interface Offer<W, P> {
  readonly entry: W;
  readonly place: P;
}

/**
 * Returns the offers of free places. The first person on the list gets the first suitable place. So a person waits
 * only while no place suits them, and no person further back overtakes them.
 */
export function nextOffers<W extends Waiting, P>(
  waiting: readonly W[],
  free: Readonly<Record<PublicPool, readonly P[]>>,
): Offer<W, P>[] {
  const left = { general: [...free.general], members: [...free.members] };
  return waiting.flatMap((entry) => {
    const pool = suitablePools(entry).find((one) => left[one].length > 0);
    const place = pool && left[pool].shift();
    return place === undefined ? [] : [{ entry, place }];
  });
}
