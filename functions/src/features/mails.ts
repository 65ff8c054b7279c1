import type { MailRow, mails as table } from 'contract/mails';
import { queryLimits } from 'contract/rules/query-limits';
import { wording } from 'contract/words/wording';
import { localMails } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { listMails, resendMail, subjectOf } from '#model/mails/mail-log.ts';
import { listMissingReminders } from '#model/upkeep/missing-reminders.ts';

const rowOf = ({ id, data: mail }: Stored<OutboxRecord>): MailRow => ({
  _id: id,
  subject: subjectOf(mail),
  to: mail.to,
  state: mail.state,
  createdAt: mail.createdAt.toISOString(),
  settledAt: mail.settledAt?.toISOString() ?? null,
  dueAt: mail.dueAt?.toISOString() ?? null,
  attempts: mail.attempts,
  lastError: mail.lastError,
});

export const mails: Handlers<typeof table> = {
  async listMails({ page, limit, after, state }) {
    const log = await listMails({ page, limit, after }, state);
    return { data: log.entries.map(rowOf), page: log.page, hasMore: log.hasMore };
  },

  async listLocalMails() {
    const rows = await localMails.query({
      orderBy: 'sentAt',
      direction: 'desc',
      limit: queryLimits.localMails,
    });
    const data = rows.map(({ id, data: { to, subject, text, sentAt } }) => ({
      _id: id,
      to,
      subject,
      text,
      sentAt: sentAt.toISOString(),
    }));
    return { data };
  },

  async listMissingReminders() {
    const { missing, isMore } = await listMissingReminders();
    const data = missing.map(({ user, validUntil, days, reason, mail }) => ({
      _id: user.id,
      name: user.data.name,
      email: user.data.email,
      validUntil: validUntil.toISOString(),
      days,
      reason,
      mail: mail === null ? null : rowOf(mail),
    }));
    return { data, isMore };
  },

  async resendMail({ id }, caller) {
    await resendMail(id, actorOf(caller.user));
    return { message: wording.mailQueued };
  },
};
