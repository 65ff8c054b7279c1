import { ApiError } from 'contract/errors';
import { isStaff, mayMove } from 'contract/rules/membership';
import { wording } from 'contract/words/wording';
import { Batch, nothingMore, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { claim, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { memberPayer } from '#model/bills/payers.ts';
import { bankMatchOf, billFieldsOf, billOf } from '#model/bills/use.ts';
import { searchFields } from '#model/people/user-search.ts';
import { type Payer, payerOf } from './payer.ts';
import { checkUploadedProof } from './proof-checks.ts';
import { type Proof, payerFieldsOf, storedProofOf, waitingPayment } from './proofs.ts';

/** @throws ApiError wrong-status unless the member may ask for a renewal now: staff leave it to their coordinators */
export function requireRenewable(user: Pick<UserRecord, 'isActive' | 'seat'>): void {
  if (isStaff(user)) throw new ApiError('wrong-status', { message: wording.staffDoNotRenew });
  if (mayMove('requestRenew', user.isActive)) return;
  const isWaiting = user.isActive === 'RequestRenew';
  throw new ApiError('wrong-status', isWaiting ? { message: wording.renewalWaits } : {});
}

function requireNotRenewing({ isRenewing }: Payer): void {
  if (isRenewing) throw new ApiError('wrong-status', { message: wording.institutionRenews });
}

/**
 * Costs a read for a coordinator, whose institution may be renewed by another one.
 *
 * @throws ApiError wrong-status unless a renewal of this member could be asked for now
 */
export async function requirePayable(user: Stored<UserRecord>): Promise<void> {
  requireRenewable(user.data);
  requireNotRenewing(await payerOf(payerFieldsOf(user.data.seat), user));
}

/** What the person is found by with this bill; nothing where there was none and is none. */
const billFoundBy = (user: UserRecord, bill: string | null): Partial<UserRecord> =>
  bill === (user.bill ?? null) ? {} : { bill, ...searchFields({ ...user, bill }) };

/**
 * Stores the proof and moves the member to RequestRenew, or does nothing.
 *
 * @param user as read with this request: of two uploads at once only one can go through
 * @param details for the audit: how the proof came, where it was not by a session
 * @throws ApiError wrong-status when a renewal is being processed already; conflict when the record was
 *   changed otherwise in between
 */
export async function requestRenewal(
  user: Stored<UserRecord>,
  proof: Proof,
  details: AuditRecord['details'] = {},
  also = nothingMore,
): Promise<void> {
  requireRenewable(user.data);
  const file = newFilePath('payment-proofs');
  const payer = await payerOf(payerFieldsOf(user.data.seat), user);
  requireNotRenewing(payer);
  const paymentId = newId();
  const bill = await billOf(memberPayer(user.id, user.data.seat));
  const stored = { ...storedProofOf(proof, file), ...billFieldsOf(bill) };
  const payment = waitingPayment(user.id, 'renewal', stored, user.data);
  try {
    await withIntent(
      { kind: 'upload', uid: null, files: [file] },
      async (intent) => {
        await fileStore.save(file, proof.image);
        const batch = claim(new Batch(), intent);
        const [requestedAt, updatedAt] = [payment.createdAt, clock.now()];
        const found = { ...billFoundBy(user.data, bill?.id ?? null), ...bankMatchOf(bill) };
        batch.create(payments, paymentId, payment);
        batch.update(
          users,
          user.id,
          { isActive: 'RequestRenew', paymentId, rejectionReason: null, requestedAt, updatedAt, ...found },
          user.version,
        );
        countStatus(batch, user.data.isActive, 'RequestRenew');
        const self = actorOf(user);
        payer.open(batch, paymentId);
        recordAudit(batch, self, 'renewal.request', self, details);
        queueMail(batch, 'renewal-received', user, {});
        also(batch, paymentId);
        await batch.commit();
      },
      undefined,
    );
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await users.get(user.id);
    if (current !== undefined) {
      requireRenewable(current.data);
      requireNotRenewing(await payerOf(payerFieldsOf(current.data.seat), current));
    }
    throw new ApiError('conflict');
  }
  await checkUploadedProof(paymentId, payment);
}
