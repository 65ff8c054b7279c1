import { billAmount, billCodeBase, billCodeDigits, billDueAt, toBillCode } from 'contract/rules/money/bills';
import { Batch } from '../../../functions/src/data/batch.ts';
import { bills, openBills, payments, users } from '../../../functions/src/data/collections.ts';
import { countStatus } from '../../../functions/src/model/base/counts.ts';
import { openUntil } from '../../../functions/src/model/money/bills/settle-bill.ts';
import { createRenewalCode } from '../../../functions/src/model/money/payments/renewal-codes.ts';
import { people } from '../../../tools/seed/people.ts';
import type { DemoTransfer } from '../../../tools/seed/statements/transfers.ts';
import { storedDocument } from '../assertions/stores.ts';
import { putFile } from '../suite/emulators.ts';
import { webp } from './images.ts';
import type { Person } from './people.ts';
import { planMember } from './people.ts';
import { ownAccount } from './statements.ts';

export interface Renewal {
  readonly id: string;
  readonly name: string;
  /** Transfer that pays the bill. */
  readonly transfer: DemoTransfer;
}

const hour = 3_600_000;
const fee = 150_000;

/** Returns a bill code; each number gives a different one. */
export const testBillCode = (serial: number): string => {
  const digits = Array.from(
    { length: billCodeDigits },
    (_, place) => Math.floor(serial / billCodeBase ** place) % billCodeBase,
  );
  return toBillCode(digits.reverse());
};

/**
 * Creates members who wait for their renewal, each with a bill and a proof, oldest first. They have no
 * session. One batch allows at most 50.
 *
 * @param hoursAgo time of the last payment, in hours before now
 */
export async function makeRenewalsWithBills(count: number, hoursAgo = 24): Promise<Renewal[]> {
  const batch = new Batch();
  const image = await webp();
  const renewals: Renewal[] = [];
  const proofs: Promise<void>[] = [];
  for (const [index, { name }] of people.slice(0, count).entries()) {
    const at = new Date(Date.now() - (hoursAgo + (count - index) / 60) * hour);
    const code = testBillCode(index + 1);
    // The amounts are far apart, so that none is a mistyped form of another.
    const uniqueCode = 23 * index + 7;
    const amount = billAmount(fee, uniqueCode, 'subtract');
    const { id, record, file } = await planMember(
      { status: 'RequestRenew', record: { name, updatedAt: at, bill: code, billAmount: amount } },
      batch,
    );
    const openedAt = new Date(at.getTime() - 2 * hour);
    batch.create(users, id, record);
    batch.create(openBills, `user-${id}`, { code });
    batch.create(bills, code, {
      account: ownAccount,
      kind: 'renewal',
      membership: 'individual',
      fee,
      amount,
      uniqueCode,
      payer: `user-${id}`,
      userId: id,
      openedAt,
      dueAt: billDueAt(openedAt, false),
      ...openUntil(billDueAt(openedAt, false)),
      paymentId: null,
    });
    const paymentId = record.paymentId ?? '';
    batch.merge(payments, paymentId, { bill: code, amount });
    countStatus(batch, null, record.isActive, record.role);
    proofs.push(putFile(file, 'image/webp', Buffer.concat([image, Buffer.from(id)])));
    renewals.push({ id, name, transfer: { paymentId, at, rupiah: amount, name, code: null } });
  }
  await Promise.all([batch.commit(), ...proofs]);
  return renewals;
}

/** Static QRIS code of a fictional merchant. */
export const qrisText =
  '00020101021126680016ID.CO.CONTOH.WWW011893600914000000000102150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204869953033605802ID5915CONTOH ASOSIASI6008SURABAYA61056011162070703A0163048217';

/** Returns the code of a reminder for the current end of the membership. */
export async function codeOf({ id }: Pick<Person, 'id'>): Promise<string> {
  const { validUntil } = await storedDocument('users', id);
  return createRenewalCode({ userId: id, end: validUntil as Date });
}
