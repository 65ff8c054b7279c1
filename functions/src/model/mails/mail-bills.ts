import { ApiError } from 'contract/errors';
import { billLimits } from 'contract/rules/money/bills';
import { fees } from 'contract/words/fees';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { MailKind } from '#model/base/mail-kinds.ts';
import { amountsInUse } from '#model/bills/amounts.ts';
import { type KnownBill, openBill } from '#model/bills/opening.ts';
import { memberPayer } from '#model/bills/payers.ts';
import { qrisOf, readQrisText } from '#model/bills/qris.ts';
import { billOf } from '#model/bills/use.ts';
import { requirePayable } from '#model/payments/renewal-request.ts';
import type { KnownMail } from './known-mail.ts';
import type { MailBill } from './mail-text.ts';

/** From so many days before the end a reminder asks for money that is due before the end. */
const lastReminder = 7;

/** - `open`: a mail that asks to pay now · `shown`: one that tells the bill that is open, if one is */
function askingOf({ kind, data }: KnownMail): 'open' | 'shown' | undefined {
  const asking: { readonly [Kind in MailKind]?: 'open' | 'shown' } = {
    'membership-expired': 'open',
    'membership-expiring': 'days' in data && Number(data.days) <= lastReminder ? 'open' : 'shown',
    'renewal-rejected': 'shown',
  };
  return asking[kind];
}

/**
 * The bill that a mail tells, opened with the mail where it asks to pay now. Only while no more than
 * `billLimits.mailedAmounts` of the amounts are in use: nobody has asked for this one, and those who do are not to be
 * left without. The same again for a mail that is tried again. Costs six reads at most, and none for other mails.
 *
 * @returns undefined where none is open: the link leads to one
 */
export async function billOfMail(mail: KnownMail): Promise<MailBill | undefined> {
  const asking = askingOf(mail);
  const user = asking === undefined || mail.userId === null ? undefined : await users.get(mail.userId);
  if (user === undefined) return undefined;
  const bill = asking === 'open' ? await askedBill(user) : await shownBill(user);
  if (bill === undefined) return undefined;
  const { fee, amount, uniqueCode, dueAt } = bill.data;
  const hasQris = qrisOf(await readQrisText(), amount) !== null;
  return { code: bill.id, fee, amount, uniqueCode, dueAt, hasQris };
}

const isInTime = ({ data: { state, dueAt } }: KnownBill): boolean => state === 'open' && dueAt > clock.now();

async function shownBill(user: Stored<UserRecord>): Promise<KnownBill | undefined> {
  const bill = await billOf(memberPayer(user.id, user.data.seat));
  return bill !== undefined && isInTime(bill) ? bill : undefined;
}

async function askedBill(user: Stored<UserRecord>): Promise<KnownBill | undefined> {
  try {
    await requirePayable(user);
  } catch (error) {
    // Another coordinator pays already, say.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
  const payer = memberPayer(user.id, user.data.seat);
  if ((await amountsInUse(fees[payer.membership])) >= billLimits.mailedAmounts) return shownBill(user);
  return openBill(payer, 'renewal', (batch, code) =>
    recordAudit(batch, systemActor, 'bill.open', actorOf(user), { bill: code }),
  );
}
