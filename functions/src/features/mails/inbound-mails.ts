import type { inboundMails as table } from 'contract/mails/inbound-mails';
import type { Handlers } from '#http/handler.ts';
import { receiveMail } from '#model/mails/inbound/receive-mail.ts';

export const inboundMails: Handlers<typeof table> = {
  async receiveMail({ email }) {
    return { outcome: await receiveMail(email.bytes) };
  },
};
