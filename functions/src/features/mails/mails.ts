import { wrongStatus } from 'contract/errors';
import { type MailRow, mailRow, type mails as table } from 'contract/mails/mails';
import { queryLimits } from 'contract/rules/query-limits';
import { adminWording } from 'contract/text/admin-wording';
import { localMails } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { checkSender } from '#model/mails/delivery/sender-check.ts';
import { liftSuppression } from '#model/mails/delivery/suppressions.ts';
import { receiveMail } from '#model/mails/inbound/receive-mail.ts';
import { getSubject, listMails, resendMail } from '#model/mails/texts/list-mails.ts';
import { listMissingReminders } from '#model/maintenance/missing-reminders.ts';

const toRow = ({ id, data: mail }: Stored<OutboxRecord>): MailRow => ({
  _id: id,
  subject: getSubject(mail),
  ...pickReplyFields(mailRow, mail),
  bounce: mail.bounce === undefined ? null : { ...mail.bounce, at: mail.bounce.at.toISOString() },
});

export const mails: Handlers<typeof table> = {
  async listMails({ page, limit, after, state }) {
    const list = await listMails({ page, limit, after }, state);
    return { data: list.entries.map(toRow), page: list.page, hasMore: list.hasMore };
  },

  async listLocalMails() {
    const rows = await localMails.query({
      orderBy: 'sentAt',
      direction: 'desc',
      limit: queryLimits.localMails,
    });
    const data = rows.map(({ id, data: { to, subject, text, attachments, sentAt } }) => ({
      _id: id,
      to,
      subject,
      text,
      attachments: attachments.map(({ fileName, size }) => ({ fileName, size })),
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
      mail: mail === null ? null : toRow(mail),
    }));
    return { data, isMore };
  },

  async resendMail({ id }, caller) {
    await resendMail(id, actorOf(caller.user));
    return { message: adminWording.mailQueued };
  },

  checkSender: () => checkSender(),

  async liftSuppression({ email, reason }, caller) {
    if (!(await liftSuppression(email, reason, actorOf(caller.user))))
      throw wrongStatus('Email ke alamat ini tidak ditahan.');
    return { message: `Email ke ${email} dikirim lagi.` };
  },

  async receiveMail({ email }) {
    return { outcome: await receiveMail(email.bytes) };
  },
};
