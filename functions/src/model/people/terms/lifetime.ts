import { ApiError, wrongStatus } from 'contract/errors';
import { hasOpenRequest, isLifetime, isValidAt, lifetimeEnd } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { dayStart, isoDate } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { endCard } from '#model/card/card.ts';
import { findBill } from '#model/money/bills/open-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { expireBill } from '#model/money/bills/settle-bill.ts';
import { isUninvited } from '#model/people/profile/consent.ts';
import { claimNumber } from '#model/people/profile/user-record.ts';

const refuse = (message: string): ApiError => wrongStatus(message);

function requireGrantable({ seat, isActive }: UserRecord): void {
  if (seat) throw refuse(adminWording.lifeNeedsNoSeat);
  if (hasOpenRequest(isActive)) throw refuse(adminWording.requestFirst);
}

interface LifeDecision {
  /** Day of the decision, 'YYYY-MM-DD'. */
  readonly decidedOn: string;
  readonly reason: string;
}

/**
 * Makes a membership valid for life and expires the open bill. Returns false if it is so already. Throws not-found;
 * wrong-status for a seat and while a request waits; invalid-input for a future day.
 */
export const grantLifetime = (id: string, decision: LifeDecision, admin: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const now = clock.now();
    if (decision.decidedOn > isoDate(now)) {
      throw new ApiError('invalid-input', { fields: { decidedOn: wording.dayIsAhead } });
    }
    const user = await users.getOrThrow(id);
    const { data } = user;
    if (data.life) return false;
    requireGrantable(data);
    const bill = await findBill(memberPayer(id, data.seat));
    const batch = new Batch();
    if (bill?.data.state === 'open') expireBill(batch, bill);
    const memberNumber = claimNumber(batch, user);
    batch.update(
      users,
      id,
      {
        isActive: 'active',
        validUntil: lifetimeEnd,
        pausedFrom: null,
        pausedUntil: null,
        life: { ...decision, by: admin.name, byId: admin.id, at: now },
        memberNumber,
        rejectionReason: null,
        updatedAt: now,
      },
      user.version,
    );
    countStatus(batch, data.isActive, 'active', data.role);
    recordAudit(batch, admin, 'membership.grant-life', actorOf(user), { ...decision });
    if (!isUninvited(data)) queueMail(batch, 'life-membership', user, { endsOn: '' });
    await batch.commit();
    return true;
  });

/**
 * Ends a membership for life with a day. Throws not-found; wrong-status unless it is one, and for a seat, whose
 * institution decides; invalid-input for a day without a meaning.
 */
export const endLifetime = (
  id: string,
  { endsOn, reason }: { readonly endsOn: string; readonly reason: string },
  admin: Actor,
): Promise<void> =>
  retryOnConflict(async () => {
    const user = await users.getOrThrow(id);
    const { data } = user;
    if (!data.life) throw refuse(adminWording.notForLife);
    if (data.seat) throw refuse(adminWording.lifeNeedsNoSeat);
    const validUntil = new Date(dayStart(endsOn, 1).getTime() - 1000);
    if (isLifetime(validUntil) || endsOn < '2000-01-01') {
      throw new ApiError('invalid-input', { fields: { endsOn: wording.dateInvalid } });
    }
    const now = clock.now();
    const isActive = isValidAt(validUntil, now) ? 'active' : 'expired';
    const batch = new Batch();
    const card = endCard(batch, user);
    batch.update(users, id, { isActive, validUntil, life: null, ...card, updatedAt: now }, user.version);
    countStatus(batch, data.isActive, isActive, data.role);
    recordAudit(batch, admin, 'membership.end-life', actorOf(user), {
      validUntil: validUntil.toISOString(),
      reason,
    });
    if (!isUninvited(data)) queueMail(batch, 'life-membership', user, { endsOn: validUntil.toISOString() });
    await batch.commit();
  });
