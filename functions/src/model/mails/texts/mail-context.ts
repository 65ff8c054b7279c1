import { ApiError } from 'contract/errors';
import { personIdOf } from 'contract/rules/events/registration-ids';
import { billLimits } from 'contract/rules/money/bills';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { currentLocale } from 'contract/text/language/localize';
import { clock } from '#data/clock.ts';
import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/files.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { MailKind } from '#model/base/mail-kinds.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { readLanguages } from '#model/content/translations.ts';
import { toCalendarEvent } from '#model/feeds/event-calendar.ts';
import { formatCalendar } from '#model/feeds/format-calendar.ts';
import { countReservedForMembers } from '#model/money/bills/amounts.ts';
import { type BillWithId, findBill, openRenewalBill } from '#model/money/bills/open-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { createBillQris, readQrisText } from '#model/money/bills/qris.ts';
import { requirePayable } from '#model/money/payments/renewal-request.ts';
import { readUsualWait } from '#model/money/payments/usual-wait.ts';
import { toReceiptFile } from '#model/money/receipts/receipt-file.ts';
import { findReceiptForMail } from '#model/money/receipts/receipts.ts';
import type { MailBill, MailContext } from './mail-text.ts';
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

/** From this number of days before the end, a reminder opens a bill, which is due before the end. */
const lastReminderDays = 7;

/** Returns 'open' for a mail that asks for payment now, 'shown' for one that shows an open bill. */
function toBillMode({ kind, data }: ParsedMail): 'open' | 'shown' | undefined {
  const modes: { readonly [Kind in MailKind]?: 'open' | 'shown' } = {
    'membership-expired': 'open',
    'membership-expiring': 'days' in data && Number(data.days) <= lastReminderDays ? 'open' : 'shown',
    'renewal-rejected': 'shown',
  };
  return modes[kind];
}

/**
 * Returns the bill of a mail. A mail that asks for payment opens one, but only while at most
 * `billLimits.maxAmountsForMails` amounts for members are in use. A repetition gets the same bill.
 */
export async function prepareMailBill(mail: ParsedMail): Promise<MailBill | undefined> {
  const modes = toBillMode(mail);
  const user = modes === undefined || mail.userId === null ? undefined : await users.get(mail.userId);
  if (user === undefined) return undefined;
  const bill = modes === 'open' ? await openBillForMail(user) : await findOpenBill(user);
  if (bill === undefined) return undefined;
  const { years = 1, fee, amount, uniqueCode, dueAt } = bill.data;
  const hasQris = createBillQris(await readQrisText(), amount) !== null;
  return { code: bill.id, years, fee, amount, uniqueCode, dueAt, hasQris };
}

const isPayable = ({ data: { state, dueAt } }: BillWithId): boolean =>
  state === 'open' && dueAt > clock.now();

async function findOpenBill(user: Stored<UserRecord>): Promise<BillWithId | undefined> {
  const bill = await findBill(memberPayer(user.id, user.data.seat));
  return bill !== undefined && isPayable(bill) ? bill : undefined;
}

async function openBillForMail(user: Stored<UserRecord>): Promise<BillWithId | undefined> {
  try {
    await requirePayable(user);
  } catch (error) {
    // For example, another coordinator has already requested the renewal.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
  const payer = memberPayer(user.id, user.data.seat);
  if ((await countReservedForMembers(fees[payer.membership])) >= billLimits.maxAmountsForMails)
    return findOpenBill(user);
  return openRenewalBill(payer, undefined, (batch, code) =>
    recordAudit(batch, systemActor, 'bill.open', actorOf(user), { bill: code }),
  );
}
