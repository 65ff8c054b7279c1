import { emailOwnerId, emailOwners, users } from '#data/collections.ts';
import { readUsualWait } from '#model/payments/usual-wait.ts';
import { toReceiptFile } from '#model/receipts/receipt-file.ts';
import { findReceiptForMail } from '#model/receipts/receipts.ts';
import { prepareMailBill } from './mail-bills.ts';
import type { MailContext } from './mail-text.ts';
import type { ParsedMail } from './parse-mail.ts';

/**
 * Reads the facts of a mail when it is sent. Costs the reads of `prepareMailBill`; for an approval one read;
 * for a received payment those of `readUsualWait`.
 */
export const prepareMailContext = async (mail: ParsedMail): Promise<MailContext> => ({
  bill: await prepareMailBill(mail),
  receipt: await prepareReceipt(mail),
  usualDays: isReceived(mail) ? await readUsualWait() : undefined,
});

const isReceived = ({ kind }: ParsedMail): boolean =>
  kind === 'registration-received' || kind === 'renewal-received';

/** Draws the receipt of an approval from its stored facts, so that each attempt sends the same file. */
async function prepareReceipt({ userId, data }: ParsedMail): Promise<MailContext['receipt']> {
  if (!('payment' in data) || data.payment === '' || userId === null) return undefined;
  const receipt = await findReceiptForMail(data.payment, userId);
  return receipt && toReceiptFile(receipt);
}

/** Returns the name for the greeting; empty if unknown. The request of a password link names no account. */
export async function findReaderName({ kind, to, name }: ParsedMail): Promise<string> {
  if (kind !== 'password-reset') return name;
  const owner = await emailOwners.get(emailOwnerId(to));
  const user = owner && (await users.get(owner.data.userId));
  return user?.data.name ?? '';
}
