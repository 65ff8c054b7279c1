import type { LetterAudience } from 'contract/rules/events/letters';
import type { Batch } from '#data/batch.ts';
import type { EventRecord } from '#data/content-records.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toEventFacts } from '#model/events/registration/event-facts.ts';
import type { EventRegistrationRecord } from '#model/events/registration/records.ts';
import type { toRecipient } from '#model/events/registration/registrants.ts';
import type { EventNoticeRecord } from './notice-records.ts';

/** Queues the mail of a notice for one person. */
export function queueNoticeMail(
  batch: Batch,
  { kind, event: eventId, letter }: EventNoticeRecord,
  { event, recipient }: { readonly event: EventRecord; readonly recipient: ReturnType<typeof toRecipient> },
): void {
  const name = { event: event.title, eventId };
  const facts = toEventFacts({ id: eventId, data: event });
  // A cancellation has mailed its notice with the refund.
  if (kind === 'cancelled') return;
  if (kind === 'changed') queueMail(batch, 'event-changed', recipient, facts);
  else if (kind === 'survey') queueMail(batch, 'event-survey', recipient, name);
  else if (kind === 'letter') {
    const { subject = '', text = '' } = letter ?? {};
    queueMail(batch, 'event-letter', recipient, { ...name, subject, text });
  } else queueMail(batch, 'event-reminder', recipient, { ...facts, when: kind });
}

export function isInAudience(
  audience: LetterAudience,
  { state, attendedAt }: Pick<EventRegistrationRecord, 'state' | 'attendedAt'>,
): boolean {
  if (audience === 'unpaid') return state === 'held';
  if (state !== 'confirmed') return false;
  return audience === 'registered' || Boolean(attendedAt) === (audience === 'came');
}

/** Returns whether a person can answer the survey, and has not. */
export const isInvited = (registration: EventRegistrationRecord): boolean =>
  isInAudience('came', registration) && registration.hasAnsweredSurvey !== true;
