import type { mails as table } from 'contract/mails';
import { messages } from 'contract/messages';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/ledger.ts';
import { listMails, resendMail, subjectOf } from '#model/mails/log.ts';

export const mails: Handlers<typeof table> = {
  async listMails({ page, limit, after, state }) {
    const log = await listMails({ page, limit, after }, state);
    const data = log.entries.map(({ id, data: mail }) => ({
      _id: id,
      subject: subjectOf(mail),
      to: mail.to,
      state: mail.state,
      createdAt: mail.createdAt.toISOString(),
      settledAt: mail.settledAt?.toISOString() ?? null,
      dueAt: mail.dueAt?.toISOString() ?? null,
      attempts: mail.attempts,
      lastError: mail.lastError,
    }));
    return { data, page: log.page, hasMore: log.hasMore };
  },

  async resendMail({ id }, caller) {
    await resendMail(id, actorOf(caller));
    return { message: messages.mailQueued };
  },
};
