import { ApiError } from 'contract/errors';
import { billLimits } from 'contract/rules/money/bills';
import { fees } from 'contract/text/fees';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { MailKind } from '#model/base/mail-kinds.ts';
import { countReservedForMembers } from '#model/money/bills/amounts.ts';
import { type BillWithId, findBill, openRenewalBill } from '#model/money/bills/open-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { createBillQris, readQrisText } from '#model/money/bills/qris.ts';
import { requirePayable } from '#model/money/payments/renewal-request.ts';
import type { MailBill } from './mail-text.ts';
import type { ParsedMail } from './parse-mail.ts';

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
