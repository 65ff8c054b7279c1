import type { UserRecord } from '#data/records.ts';

/** How the audit names somebody: who did something, or whom it was done to. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Who does what nobody asked for: the daily jobs. */
export const systemActor: Actor = { id: 'system', name: 'Sistem' };

/** A user as the audit names them. */
export const actorOf = ({ id, data }: { id: string; data: Pick<UserRecord, 'name'> }): Actor => ({
  id,
  name: data.name,
});
