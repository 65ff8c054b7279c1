import { isoDate } from 'contract/text/dates';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { createAuditRecord } from '#model/base/audit.ts';
import { withProof } from '#model/base/compute-leaf.ts';

/** Records a view once a day for each proof. */
export async function recordProofView(admin: Actor, owner: Actor, paymentId: string): Promise<void> {
  const id = `view-${admin.id}-${paymentId}-${isoDate(clock.now())}`;
  try {
    const entry = createAuditRecord(admin, 'payment.view', owner, { paymentId });
    await new Batch().create(audit, id, withProof(id, entry)).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
