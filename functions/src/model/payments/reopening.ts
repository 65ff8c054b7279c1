import { ApiError } from 'contract/errors';
import { isStaff } from 'contract/rules/membership';
import { adminListTime } from 'contract/words/dates';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import type { AuditRecord, PaymentRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { countStatus } from '#model/base/counts.ts';
import { dropMail, queueMail } from '#model/base/outbox.ts';
import { type Payer, payerOf } from './payer.ts';
import { decidedError } from './payment-history.ts';
import { getRequestingUser, type Request, requestOf } from './requests.ts';

/** A rejection, as its entry in the audit tells it. */
export interface Rejection {
  readonly by: string;
  readonly at: Date;
  /** Id of the mail that tells of it; undefined for one of before ids stood there. */
  readonly mail: string | undefined;
}

/** The entry and the payment that one batch wrote have times of their own. */
const sameBatchMs = 60_000;

const isOf = ({ by, at }: Rejection, { state, decidedBy, decidedAt }: PaymentRecord): boolean =>
  state === 'rejected' &&
  decidedBy === by &&
  decidedAt !== null &&
  Math.abs(decidedAt.getTime() - at.getTime()) < sameBatchMs;

/**
 * Puts a renewal that was turned down back among those that wait, with its proof and its place, and tells its member; the
 * mail that told of the rejection does not go out any more where it still waits.
 * Safe to repeat: once it waits again nothing changes.
 *
 * @returns whether anything was changed
 * @throws ApiError not-found; wrong-status where another decision, or the removal of the proof, came since; conflict where
 *   its member has handed in another proof
 */
export const reopenRenewal = (
  userId: string,
  rejection: Rejection,
  actor: Actor,
  details: AuditRecord['details'],
): Promise<boolean> =>
  whileContended(async () => {
    const request = await requestOf(await getRequestingUser(userId));
    const { user, payment } = request;
    if (payment.data.state === 'waiting' && payment.data.createdAt < rejection.at) return false;
    const payer = await payerOf(payment.data, user);
    await requireReopenable(request, payer, rejection);
    const batch = new Batch();
    const decision = { state: 'waiting', reason: null, decidedBy: null, decidedAt: null } as const;
    batch.update(payments, payment.id, decision, payment.version);
    batch.update(
      users,
      user.id,
      {
        isActive: 'RequestRenew',
        rejectionReason: null,
        requestedAt: payment.data.createdAt,
        updatedAt: clock.now(),
      },
      user.version,
    );
    countStatus(batch, user.data.isActive, 'RequestRenew');
    payer.replace(batch, payment.id);
    recordAudit(batch, actor, 'renewal.reopen', actorOf(user), details);
    if (rejection.mail !== undefined) await dropMail(batch, rejection.mail);
    queueMail(batch, 'renewal-reopened', user, {});
    await batch.commit();
    return true;
  });

async function requireReopenable(
  { user, payment }: Request,
  payer: Payer,
  rejection: Rejection,
): Promise<void> {
  if (!isOf(rejection, payment.data)) {
    if (payment.data.state !== 'waiting') throw await decidedError(payment);
    const at = adminListTime(payment.data.createdAt);
    throw new ApiError('conflict', { message: `Anggota ini sudah mengirim bukti baru pada ${at}.` });
  }
  if (user.data.isActive !== 'rejectedByAdmin' || isStaff(user.data)) throw new ApiError('wrong-status');
  if (payer.isRenewing) throw new ApiError('wrong-status', { message: wording.institutionRenews });
  if (payment.data.file === null) throw new ApiError('wrong-status', { message: wording.undoWithoutProof });
}
