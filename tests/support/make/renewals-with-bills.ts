import { billAmount, billCodeBase, billCodeDigits, billCodeOf, billDueAt } from 'contract/rules/money/bills';
import { Batch } from '../../../functions/src/data/batch.ts';
import { bills, openBills, payments, users } from '../../../functions/src/data/collections.ts';
import { countStatus } from '../../../functions/src/model/base/counts.ts';
import { openUntil } from '../../../functions/src/model/bills/closing.ts';
import { people } from '../../../tools/seed/people.ts';
import type { DemoTransfer } from '../../../tools/seed/statements/transfers.ts';
import { putFile } from '../suite/emulators.ts';
import { webp } from './images.ts';
import { planMember } from './people.ts';
import { ownAccount } from './statements.ts';

export interface Renewal {
  readonly id: string;
  readonly name: string;
  /** What was transferred for it. */
  readonly transfer: DemoTransfer;
}

const hour = 3_600_000;
const fee = 150_000;

/** The code of a bill, another for each number. */
export const testBillCode = (serial: number): string => {
  const digits = Array.from(
    { length: billCodeDigits },
    (_, place) => Math.floor(serial / billCodeBase ** place) % billCodeBase,
  );
  return billCodeOf(digits.reverse());
};

/**
 * Members who wait for their renewal, each with a bill and a proof, the first the oldest; nobody is logged in. In one
 * batch: 50 at most.
 *
 * @param hoursAgo when the last of them paid
 */
export async function makeRenewalsWithBills(count: number, hoursAgo = 24): Promise<Renewal[]> {
  const batch = new Batch();
  const image = await webp();
  const renewals: Renewal[] = [];
  const proofs: Promise<void>[] = [];
  for (const [index, { name }] of people.slice(0, count).entries()) {
    const at = new Date(Date.now() - (hoursAgo + (count - index) / 60) * hour);
    const code = testBillCode(index + 1);
    const { id, record, file } = await planMember(
      { status: 'RequestRenew', record: { name, updatedAt: at, bill: code } },
      batch,
    );
    // Far enough from each other, so that no amount is another one mistyped.
    const uniqueCode = 23 * index + 7;
    const amount = billAmount(fee, uniqueCode, 'subtract');
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
