import type { contact as table } from 'contract/contact';
import { association } from 'contract/words/association';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { newId } from '#data/ids.ts';
import type { Handlers } from '#http/handler.ts';
import { limitRate } from '#model/base/attempt-limits.ts';
import { queueMail } from '#model/base/outbox.ts';
import { storeMessage } from '#model/office/contact-messages.ts';

/** Only the association is written to: a copy to the sender would let anybody mail anybody. */
const office = { id: null, data: { email: association.serviceEmail, name: association.shortName } };

export const contact: Handlers<typeof table> = {
  async sendContactMessage({ firstName, lastName = '', email, message, website = '' }, _caller, request) {
    await limitRate('contact-address', request.client.network);
    const reply = { message: wording.messageSent };
    if (website !== '') return reply;
    const id = newId();
    const batch = new Batch();
    storeMessage(batch, id, { firstName, lastName, email, message });
    queueMail(batch, 'contact-message', office, { messageId: id, firstName, lastName, email, message });
    request.keepAnswer(batch, reply);
    await batch.commit();
    return reply;
  },
};
