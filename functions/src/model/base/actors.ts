import type { UserRecord } from '#data/records.ts';

/** How the audit names somebody: who did something, or whom it was done to. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Who does what nobody asked for: the daily jobs. */
export const systemActor: Actor = { id: 'system', name: 'Sistem' };

/** Whoever has not logged in. */
export const visitorActor: Actor = { id: 'visitor', name: 'Tanpa masuk' };

/** Whose an address is that no account has: itself it is not kept, as it may be anybody's. */
export const unknownAddress: Actor = { id: 'unknown-address', name: 'Alamat tanpa akun' };

/** Where something is about nobody. */
export const siteActor: Actor = { id: 'site', name: 'Situs' };

/** A user as the audit names them. */
export const actorOf = ({ id, data }: { id: string; data: Pick<UserRecord, 'name'> }): Actor => ({
  id,
  name: data.name,
});
