import { isoDate } from 'contract/text/dates';
import type { NewCreditEntry } from '#model/credits/add-credits.ts';
import type { CertificateRecord } from './records.ts';

type CreditFacts = Pick<CertificateRecord, 'user' | 'eventTitle' | 'eventStartsAt' | 'credits'>;

/** Returns the credits of a certificate; undefined without points. The day is the first day of the event. */
export const toCreditEntry = ({
  user,
  eventTitle,
  eventStartsAt,
  credits,
}: CreditFacts): NewCreditEntry | undefined =>
  credits === null ? undefined : { ...credits, user, day: isoDate(eventStartsAt), title: eventTitle };
