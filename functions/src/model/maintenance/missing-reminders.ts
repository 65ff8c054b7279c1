import type { MissingReminder } from 'contract/mails/mails';
import { limits } from 'contract/rules/limits';
import { dueReminder, isPausedAt, isStaff, reminderStatuses } from 'contract/rules/membership';
import { daysUntil } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { outbox, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord, UserRecord } from '#data/records.ts';
import { mayReceiveUnsolicitedMail, wantsReminders } from '#model/people/profile/consent.ts';
import { pendingReminderFor, toEndingQuery } from './pending-reminder.ts';

interface MissingReminderRow {
  readonly user: Stored<UserRecord>;
  readonly validUntil: Date;
  readonly days: number;
  readonly reason: MissingReminder['reason'];
  /** The reminder mail if it was queued but not sent. */
  readonly mail: Stored<OutboxRecord> | null;
}

/** Returns the nearest end first. */
export async function listMissingReminders(): Promise<{ missing: MissingReminderRow[]; isMore: boolean }> {
  const limit = limits.maxReminderCandidates;
  const statuses = [...reminderStatuses, 'RequestRenew' as const];
  const lists = await Promise.all(statuses.map((status) => users.query({ ...toEndingQuery(status), limit })));
  const members = lists.flat();
  const mailIds = members.flatMap(({ data }) =>
    data.reminded === undefined || pendingReminderFor(data) !== undefined ? [] : [data.reminded.mailId],
  );
  const mails = new Map((await outbox.getMany(mailIds)).map((mail) => [mail.id, mail]));
  const missing = members
    .flatMap((user) => findMissing(user, mails) ?? [])
    .sort((a, b) => a.validUntil.getTime() - b.validUntil.getTime());
  return { missing, isMore: lists.some(({ length }) => length === limit) };
}

function findMissing(
  user: Stored<UserRecord>,
  mails: ReadonlyMap<string, Stored<OutboxRecord>>,
): MissingReminderRow | undefined {
  const { validUntil, isActive, reminded: lastReminder } = user.data;
  const days = validUntil === null ? undefined : dueReminder(daysUntil(validUntil, clock.now()));
  if (validUntil === null || days === undefined || isPausedAt(user.data, clock.now())) return undefined;
  const facts = { user, validUntil, days };
  if (isStaff(user.data)) return { ...facts, reason: 'institution-renews', mail: null };
  const unwanted = {
    ...facts,
    reason: wantsReminders(user.data) ? ('consent-withdrawn' as const) : ('reminders-off' as const),
    mail: null,
  };
  if (pendingReminderFor(user.data) !== undefined) {
    if (isActive === 'RequestRenew') return { ...facts, reason: 'renewal-waits', mail: null };
    return mayReceiveUnsolicitedMail(user.data) ? { ...facts, reason: 'not-written', mail: null } : unwanted;
  }
  const mail = lastReminder === undefined ? undefined : mails.get(lastReminder.mailId);
  // A reminded member who then requested a renewal misses nothing; a deleted mail was settled long ago.
  if (mail === undefined || mail.data.state === 'sent' || isActive === 'RequestRenew') return undefined;
  return mayReceiveUnsolicitedMail(user.data) ? { ...facts, reason: 'not-sent', mail } : unwanted;
}
