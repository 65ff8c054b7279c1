import { isStaff, transitions } from 'contract/rules/membership';
import { dayStart } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toDues } from '#model/money/payments/requests.ts';
import { mayReceiveUnsolicitedMail } from '#model/people/profile/consent.ts';
import { type JobOptions, type JobReport, settle } from './report.ts';

const { from, to } = transitions.expire;

/**
 * Expires memberships whose last day in Jakarta is over, the earliest end first. The day of `validUntil` is
 * paid and counts in full, at any time of the job. Admins without an end never expire.
 */
export async function expireMembers(options: JobOptions): Promise<JobReport> {
  const due = await users.query({
    where: [['isActive', from[0]]],
    orderBy: 'validUntil',
    before: dayStart(clock.now()),
    limit: options.limit,
  });
  return settle('expired', due, expire, options);
}

async function expire(user: Stored<UserRecord>): Promise<void> {
  const { seat } = user.data;
  // The query finds only users with an end.
  if (user.data.validUntil === null) return;
  const validUntil = user.data.validUntil.toISOString();
  const batch = new Batch();
  batch.update(users, user.id, { isActive: to, updatedAt: clock.now() }, user.version);
  countStatus(batch, user.data.isActive, to);
  recordAudit(batch, systemActor, 'membership.expire', actorOf(user), { validUntil });
  if (mayReceiveUnsolicitedMail(user.data)) {
    if (seat && isStaff(user.data))
      queueMail(batch, 'seat-expired', user, { validUntil, institution: seat.institution });
    else queueMail(batch, 'membership-expired', user, { validUntil, ...toDues(user.data) });
  }
  await batch.commit();
}
