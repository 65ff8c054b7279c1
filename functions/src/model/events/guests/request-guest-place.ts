import type { ParsedInput } from 'contract/endpoint';
import type { eventGuests as guestEndpoints } from 'contract/events/event-guests';
import { guestConfirmationHours } from 'contract/rules/events/guests';
import { currentLocale } from 'contract/text/language/localize';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import type { Stored } from '#data/queries.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { readPublicEvent, requireOpenForGuests } from '#model/events/registration/public-events.ts';
import { registrationId } from '#model/events/registration/records.ts';
import { type EventGuestRecord, eventGuests, guestId } from '#model/events/registration/registrants.ts';

const hourMs = 3_600_000;

/** The address is in lower case. */
type GuestRequest = Omit<ParsedInput<typeof guestEndpoints.requestGuestPlace>, 'id'>;

/**
 * Stores an unconfirmed request and mails its link; a repetition mails it again. The holder of an account gets a mail
 * that leads to the login instead. Throws `not-found`, `wrong-status` and too-many-requests, for each address the
 * same.
 */
export const requestGuestPlace = (eventId: string, { name, email }: GuestRequest): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const found = await readPublicEvent(eventId);
    requireOpenForGuests(found);
    if (attempt === 1) await limitMailsTo('event-guest-email', email);
    const { event } = found;
    const id = registrationId(eventId, guestId(email));
    const [owner, known] = await Promise.all([findUserIdByEmail(email), eventGuests.get(id)]);
    const account = owner === undefined ? undefined : await users.get(owner);
    const facts = { event: event.data.title, eventId };
    const batch = new Batch();
    if (account !== undefined && known === undefined) queueMail(batch, 'event-guest-account', account, facts);
    else {
      addRequest(batch, known, { id, event: eventId, name, email });
      // Without the name, which another person may have written.
      queueMail(
        batch,
        'event-guest-link',
        { id: null, data: { email, name: '', ...toLanguageField() }, guest: id },
        facts,
      );
    }
    await batch.commit();
  });

/** Adds the request, or the newest name to an unconfirmed one. */
function addRequest(
  batch: Batch,
  known: Stored<EventGuestRecord> | undefined,
  { id, ...request }: GuestRequest & { readonly id: string; readonly event: string },
): void {
  const createdAt = clock.now();
  const deleteAt = new Date(createdAt.getTime() + guestConfirmationHours * hourMs);
  if (known === undefined)
    batch.create(eventGuests, id, {
      ...request,
      ...toLanguageField(),
      createdAt,
      confirmedAt: null,
      deleteAt,
    });
  else if (known.data.confirmedAt === null)
    batch.update(eventGuests, id, { name: request.name, language: currentLocale(), deleteAt }, known.version);
}
