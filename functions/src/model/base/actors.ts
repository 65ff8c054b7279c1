import { maxQueryValues } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

/** Name of an actor or target in the audit. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Actor of changes that no user requests: the daily jobs. */
export const systemActor: Actor = { id: 'system', name: 'Sistem' };

export const visitorActor: Actor = { id: 'visitor', name: 'Tanpa masuk' };

/** Target for an address without an account. The address is not stored: any person may own it. */
export const unknownAddress: Actor = { id: 'unknown-address', name: 'Alamat tanpa akun' };

/** Target of entries that concern no account. */
export const siteActor: Actor = { id: 'site', name: 'Situs' };

export const actorOf = ({ id, data }: { id: string; data: Pick<UserRecord, 'name'> }): Actor => ({
  id,
  name: data.name,
});

/**
 * Returns the id of an account and those of the newest accounts that were merged into it, at most as many as one query
 * accepts. The audit keeps the former ids.
 */
export const accountIdsOf = ({
  id,
  data,
}: {
  readonly id: string;
  readonly data: Pick<UserRecord, 'formerAccounts'>;
}): [string, ...string[]] => [
  id,
  ...(data.formerAccounts ?? [])
    .map((account) => account.id)
    .toReversed()
    .slice(0, maxQueryValues - 1),
];
