import type { MissingReminder } from 'contract/mails';
import { limits } from 'contract/rules/limits';
import { dueReminder, isStaff, remindedStatuses } from 'contract/rules/membership';
import { daysUntil } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { outbox, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord, UserRecord } from '#data/records.ts';
import { mayRemind, wantsReminders } from '#model/people/consent.ts';
import { missingReminderOf, queryOfEnding } from './reminders.ts';

export interface Missing {
  readonly user: Stored<UserRecord>;
  readonly validUntil: Date;
  readonly days: number;
  readonly reason: MissingReminder['reason'];
  /** What was written, where it did not go out. */
  readonly mail: Stored<OutboxRecord> | null;
}

/**
 * Who should have got the reminder of this time and has not, and why; the nearest end first. Costs a read for each
 * member who is looked at, and one for each of their reminders.
 */
export async function listMissingReminders(): Promise<{ missing: Missing[]; isMore: boolean }> {
  const limit = limits.lookedAtForReminders;
  const statuses = [...remindedStatuses, 'RequestRenew' as const];
  const lists = await Promise.all(statuses.map((status) => users.query({ ...queryOfEnding(status), limit })));
  const members = lists.flat();
  const mailIds = members.flatMap(({ data }) =>
    data.reminded === undefined || missingReminderOf(data) !== undefined ? [] : [data.reminded.mailId],
  );
  const mails = new Map((await outbox.getMany(mailIds)).map((mail) => [mail.id, mail]));
  const missing = members
    .flatMap((user) => missingOf(user, mails) ?? [])
    .sort((a, b) => a.validUntil.getTime() - b.validUntil.getTime());
  return { missing, isMore: lists.some(({ length }) => length === limit) };
}

function missingOf(
  user: Stored<UserRecord>,
  mails: ReadonlyMap<string, Stored<OutboxRecord>>,
): Missing | undefined {
  const { validUntil, isActive, reminded } = user.data;
  const days = validUntil === null ? undefined : dueReminder(daysUntil(validUntil, clock.now()));
  if (validUntil === null || days === undefined) return undefined;
  const facts = { user, validUntil, days };
  if (isStaff(user.data)) return { ...facts, reason: 'institution-renews', mail: null };
  const unwanted = {
    ...facts,
    reason: wantsReminders(user.data) ? ('consent-withdrawn' as const) : ('reminders-off' as const),
    mail: null,
  };
  if (missingReminderOf(user.data) !== undefined) {
    if (isActive === 'RequestRenew') return { ...facts, reason: 'renewal-waits', mail: null };
    return mayRemind(user.data) ? { ...facts, reason: 'not-written', mail: null } : unwanted;
  }
  const mail = reminded === undefined ? undefined : mails.get(reminded.mailId);
  // Who was told and then asked for a renewal misses nothing; a mail that is gone was settled long ago.
  if (mail === undefined || mail.data.state === 'sent' || isActive === 'RequestRenew') return undefined;
  return mayRemind(user.data) ? { ...facts, reason: 'not-sent', mail } : unwanted;
}
