import { isoDate } from 'contract/words/dates';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { auditRecord } from '#model/base/audit.ts';

/**
 * Notes in the audit that an admin looked at somebody's proof of payment: once a day for each proof, however
 * often it is opened. Costs no read.
 */
export async function recordProofView(admin: Actor, owner: Actor, paymentId: string): Promise<void> {
  const id = `view-${admin.id}-${paymentId}-${isoDate(clock.now())}`;
  try {
    const entry = auditRecord(admin, 'payment.view', owner, { paymentId });
    await new Batch().create(audit, id, entry).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
