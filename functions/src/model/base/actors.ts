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
