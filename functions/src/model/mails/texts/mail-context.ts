import { personIdOf } from 'contract/rules/events/registration-ids';
import { association } from 'contract/text/association';
import { currentLocale } from 'contract/text/language/localize';
import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import { t } from '#messages/files.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { readLanguages } from '#model/content/translations.ts';
import { toCalendarEvent } from '#model/feeds/event-calendar.ts';
import { formatCalendar } from '#model/feeds/format-calendar.ts';
import { readUsualWait } from '#model/money/payments/usual-wait.ts';
import { toReceiptFile } from '#model/money/receipts/receipt-file.ts';
import { findReceiptForMail } from '#model/money/receipts/receipts.ts';
import { prepareMailBill } from './mail-bills.ts';
import type { MailContext } from './mail-text.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Reads the facts of a mail when it is sent. */
export const prepareMailContext = async (mail: ParsedMail): Promise<MailContext> => ({
  bill: await prepareMailBill(mail),
  receipt: await prepareReceipt(mail),
  calendar: await prepareCalendar(mail),
  usualDays: isReceived(mail) ? await readUsualWait() : undefined,
});

const isReceived = ({ kind }: ParsedMail): boolean =>
  kind === 'registration-received' || kind === 'renewal-received';

/** Draws the receipt of an approval from its stored facts, so that each attempt sends the same file. */
async function prepareReceipt({ userId, guest, data }: ParsedMail): Promise<MailContext['receipt']> {
  const payer = guest === undefined ? userId : personIdOf(guest);
  if (!('payment' in data) || data.payment === undefined || data.payment === '' || payer === null)
    return undefined;
  const receipt = await findReceiptForMail(data.payment, payer);
  return receipt && toReceiptFile(receipt);
}

/**
 * Returns the calendar file of an event that is still public, with its present times. Texts that are not public in the
 * language of the mail are left out, except the title, which is a name.
 */
async function prepareCalendar({ kind, data }: ParsedMail): Promise<MailContext['calendar']> {
  if (kind !== 'event-registered' || !('eventId' in data)) return undefined;
  const languages = await readLanguages(contentKinds.event, data.eventId);
  const written = languages[currentLocale()];
  const event = written ?? languages.id ?? languages.en;
  if (event === undefined) return undefined;
  const texts = written === undefined ? { content: [] } : {};
  const calendar = formatCalendar({ product: association.shortName }, [
    toCalendarEvent({ id: event.id, data: { ...event.data, ...texts } }),
  ]);
  return {
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    bytes: Buffer.from(calendar),
    fileName: t.eventFile,
  };
}

/** Returns the name for the greeting; empty if unknown. The request of a password link names no account. */
export async function findReaderName({ kind, to, name }: ParsedMail): Promise<string> {
  if (kind !== 'password-reset') return name;
  const owner = await emailOwners.get(emailOwnerId(to));
  const user = owner && (await users.get(owner.data.userId));
  return user?.data.name ?? '';
}
