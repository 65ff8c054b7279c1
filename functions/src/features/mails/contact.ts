import type { contact as table } from 'contract/mails/contact';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { newId } from '#data/ids.ts';
import type { Handlers } from '#http/handler.ts';
import { receiveMessage } from '#model/admin/contact-messages.ts';
import { limitRate } from '#model/base/limit-rate.ts';

export const contact: Handlers<typeof table> = {
  async sendContactMessage({ firstName, lastName = '', email, message, website = '' }, _caller, request) {
    await limitRate('contact-address', request.client.network);
    const reply = { message: wording.messageSent };
    if (website !== '') return reply;
    const batch = new Batch();
    await receiveMessage(batch, newId(), { firstName, lastName, email, message });
    request.storeReply(batch, reply);
    await batch.commit();
    return reply;
  },
};
