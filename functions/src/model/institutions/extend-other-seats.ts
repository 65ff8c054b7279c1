import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
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
  for (const holder of await users.getMany(others)) extendHolder(batch, data, holder, validUntil, actor);
}

function extendHolder(
  batch: Batch,
  institution: InstitutionRecord,
  holder: Stored<UserRecord>,
  validUntil: Date,
  actor: Actor,
): void {
  const end = computeSeatEnd(institution, holder.id, validUntil);
  const memberNumber = claimNumber(batch, holder);
  batch.update(
    users,
    holder.id,
    {
      isActive: 'active',
      validUntil: end,
      rejectionReason: null,
      memberNumber,
      updatedAt: clock.now(),
    },
    holder.version,
  );
  countStatus(batch, holder.data.isActive, 'active');
  const details = { institution: institution.name, validUntil: end.toISOString() };
  recordAudit(batch, actor, 'seat.extend', actorOf(holder), details);
}
