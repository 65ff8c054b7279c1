import type { UserRecord } from '#data/records.ts';

/** Who did something, for the audit. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Who does what nobody asked for: the daily jobs. */
export const systemActor: Actor = { id: 'system', name: 'Sistem' };

/** The caller of an endpoint as the one who does it. */
export const actorOf = ({ id, record }: { id: string; record: Pick<UserRecord, 'name'> }): Actor => ({
  id,
  name: record.name,
});
