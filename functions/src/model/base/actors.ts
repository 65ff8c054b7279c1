import type { UserRecord } from '#data/records.ts';

/** Name of an actor or target in the audit. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Actor of changes that no user requests: the daily jobs. */
export const systemActor: Actor = { id: 'system', name: 'Sistem' };

/** Actor of requests without a session. */
export const visitorActor: Actor = { id: 'visitor', name: 'Tanpa masuk' };

/**
 * Target for an address without an account. The address itself is not stored, because it may belong to any
 * person.
 */
export const unknownAddress: Actor = { id: 'unknown-address', name: 'Alamat tanpa akun' };

/** Target of entries that concern no account. */
export const siteActor: Actor = { id: 'site', name: 'Situs' };

/** Returns a user as actor or target. */
export const actorOf = ({ id, data }: { id: string; data: Pick<UserRecord, 'name'> }): Actor => ({
  id,
  name: data.name,
});
