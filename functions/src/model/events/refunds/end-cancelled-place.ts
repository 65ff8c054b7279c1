import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import type { EndPlace } from '#model/events/registration/notices.ts';
import { toRecipient } from '#model/events/registration/registrants.ts';
import { removePlace } from './cancel-place.ts';

/** Ends a place of a cancelled event: frees it and returns all money, with one mail. */
export const endCancelledPlace: EndPlace = async (batch, event, reason, { registration, person }) => {
  const removal = { percent: 100, reason: 'event', note: reason } as const;
  const refund = await removePlace(batch, registration, removal, systemActor);
  const target = { id: event.id, name: event.data.title };
  const details = refund === undefined ? { reason } : { reason, refund: refund.amount };
  const people = [registration.data.user];
  recordAudit(batch, systemActor, 'event-registration.remove', target, details, people);
  if (person !== undefined)
    queueMail(batch, 'event-cancelled', toRecipient(person), {
      ...toEventFacts(event),
      reason,
      amount: registration.data.price,
      refund: refund?.amount ?? 0,
    });
};
