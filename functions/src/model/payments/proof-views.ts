import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { auditRecord } from '#model/base/audit.ts';

/** Jakarta's calendar day, as part of an id. */
const dayOf = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/**
 * Notes in the audit that an admin looked at somebody's proof of payment: once a day for each proof, however
 * often it is opened. Costs no read.
 */
export async function recordProofView(admin: Actor, owner: Actor, paymentId: string): Promise<void> {
  const id = `view-${admin.id}-${paymentId}-${dayOf(clock.now())}`;
  try {
    const entry = auditRecord(admin, 'payment.view', owner, { paymentId });
    await new Batch().create(audit, id, entry).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
