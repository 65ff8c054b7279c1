import { ApiError, wrongStatus } from 'contract/errors';
import { isStaff } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { adminListDateTime } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import type { AuditRecord, PaymentRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { dropMail, queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import {
  getRequestingUser,
  type Payer,
  type Request,
  readPayer,
  readRequest,
  toDecidedError,
} from './requests.ts';

interface Rejection {
  readonly by: string;
  readonly at: Date;
  /** Id of the rejection mail; undefined for entries from before ids were stored. */
  readonly mail: string | undefined;
}

/** The audit entry and the payment of one batch have slightly different times. */
const sameBatchMs = 60_000;

const isRejectionOf = ({ by, at }: Rejection, { state, decidedBy, decidedAt }: PaymentRecord): boolean =>
  state === 'rejected' &&
  decidedBy === by &&
  decidedAt !== null &&
  Math.abs(decidedAt.getTime() - at.getTime()) < sameBatchMs;

/**
 * Moves a rejected renewal back to its place in the queue and informs its member; a queued rejection mail is
 * not sent. Safe to repeat: false if nothing changed. Throws `not-found`; `wrong-status` after another
 * decision or the deletion of the proof; `conflict` if the member handed in another proof.
 */
export const reopenRenewal = (
  userId: string,
  rejection: Rejection,
  actor: Actor,
  details: AuditRecord['details'],
): Promise<boolean> =>
  retryOnConflict(async () => {
    const request = await readRequest(await getRequestingUser(userId));
    const { user, payment } = request;
    if (payment.data.state === 'waiting' && payment.data.createdAt < rejection.at) return false;
    const payer = await readPayer(payment.data, user);
    await requireReopenable(request, payer, rejection);
    const batch = new Batch();
    const decision = { state: 'waiting', reason: null, decidedBy: null, decidedAt: null } as const;
    batch.update(payments, payment.id, decision, payment.version);
    const reopened = { isActive: 'RequestRenew', rejectionReason: null } as const;
    const times = { requestedAt: payment.data.createdAt, updatedAt: clock.now() };
    batch.update(users, user.id, { ...reopened, ...times }, user.version);
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
  if (!isRejectionOf(rejection, payment.data)) {
    if (payment.data.state !== 'waiting') throw await toDecidedError(payment);
    const at = adminListDateTime(payment.data.createdAt);
    throw new ApiError('conflict', { message: `Anggota ini sudah mengirim bukti baru pada ${at}.` });
  }
  if (user.data.isActive !== 'rejectedByAdmin' || isStaff(user.data)) throw new ApiError('wrong-status');
  if (payer.isRenewing) throw wrongStatus(wording.institutionRenews);
  if (payment.data.file === null) throw wrongStatus(adminWording.undoWithoutProof);
}
