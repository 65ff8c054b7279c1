import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { claimNumber } from '#model/people/profile/claim-number.ts';
import { computeSeatEnd } from './institution-status.ts';

/** Extends the other seats; the decision writes the payer's. */
export async function extendOtherSeats(
  batch: Batch,
  { data }: Stored<InstitutionRecord>,
  payerId: string,
  validUntil: Date,
  actor: Actor,
): Promise<void> {
  const others = data.seats.map(({ userId }) => userId).filter((id) => id !== payerId);
  for (const holder of await users.getMany(others)) {
    const end = computeSeatEnd(data, holder.id, validUntil);
    const membership = { isActive: 'active', validUntil: end, rejectionReason: null } as const;
    const memberNumber = claimNumber(batch, holder);
    const changes = { ...membership, memberNumber, updatedAt: clock.now() };
    batch.update(users, holder.id, changes, holder.version);
    countStatus(batch, holder.data.isActive, 'active');
    const details = { institution: data.name, validUntil: end.toISOString() };
    recordAudit(batch, actor, 'seat.extend', actorOf(holder), details);
  }
}
