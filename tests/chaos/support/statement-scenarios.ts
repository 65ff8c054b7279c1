import { billAmount, billDueAt } from 'contract/rules/money/bills';
import type { StatementLine } from 'contract/rules/money/statements/statement';
import { isoDate } from 'contract/text/dates';
import { Batch } from '../../../functions/src/data/batch.ts';
import { billAmounts, bills, openBills, payments, users } from '../../../functions/src/data/collections.ts';
import type { UserRecord } from '../../../functions/src/data/records.ts';
import { countStatus } from '../../../functions/src/model/base/counts.ts';
import { billAmountId } from '../../../functions/src/model/money/bills/amounts.ts';
import { openUntil } from '../../../functions/src/model/money/bills/settle-bill.ts';
import { createWaitingPayment } from '../../../functions/src/model/money/payments/proofs.ts';
import { createUserRecord } from '../../../functions/src/model/people/profile/user-record.ts';
import type { Random } from '../../../tools/seed/deterministic.ts';
import { people } from '../../../tools/seed/people.ts';
import { testBillCode } from '../../support/factories/bills.ts';
import { credit, ownAccount } from '../../support/factories/statements.ts';

/** Member who requested a renewal, with the bill. */
export interface Applicant {
  readonly id: string;
  readonly name: string;
  readonly paymentId: string;
  readonly code: string;
  readonly amount: number;
  readonly uniqueCode: number | null;
  readonly openedAt: Date;
  readonly validUntil: Date;
}

const fee = 150_000;
const day = 86_400_000;

/**
 * Plans requests at one time. Unique codes are close to each other, so that amounts are easily mistaken, and
 * names repeat.
 */
export function planApplicants(random: Random, now: Date): readonly Applicant[] {
  const codes = new Set<number>();
  return Array.from({ length: random.int(2, 6) }, (_, index) => {
    const count = random.int(1, 40);
    const uniqueCode = random.chance(0.15) || codes.has(count) ? null : count;
    if (uniqueCode !== null) codes.add(uniqueCode);
    return {
      id: `anggota-${index}`,
      name: (people[random.int(0, 7)] as { name: string }).name,
      paymentId: `bayar-${index}`,
      code: testBillCode(random.int(1, 5) * 1000 + index),
      amount: billAmount(fee, uniqueCode, 'subtract'),
      uniqueCode,
      openedAt: new Date(now.getTime() - random.int(1, 9) * day),
      validUntil: new Date(now.getTime() + random.int(-60, 60) * day),
    };
  });
}

const recordOf = ({ id, name, paymentId, code, validUntil, openedAt }: Applicant): UserRecord =>
  createUserRecord({
    name,
    email: `${id}@example.org`,
    role: 'Member',
    isActive: 'RequestRenew',
    memberNumber: `SISINDO-${id}`,
    paymentId,
    createdAt: new Date(validUntil.getTime() - 365 * day),
    updatedAt: openedAt,
    requestedAt: openedAt,
    validUntil,
    bill: code,
    proofCheck: { paymentId, alarmAt: null },
  });

/** Stores the applicants with their payments, bills and totals in one batch. */
export async function storeApplicants(applicants: readonly Applicant[]): Promise<void> {
  const batch = new Batch();
  for (const applicant of applicants) {
    const { id, paymentId, code, amount, uniqueCode, openedAt } = applicant;
    const record = recordOf(applicant);
    const sha256 = id.padEnd(64, '0');
    const proof = { file: `payment-proofs/${id}`, sha256, imageHash: sha256.repeat(2), bill: code, amount };
    const waiting = createWaitingPayment(id, 'renewal', proof, { ...record, isActive: 'active' });
    batch.create(users, id, record);
    batch.create(payments, paymentId, { ...waiting, alike: [], createdAt: openedAt });
    const dueAt = billDueAt(openedAt, false);
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
      dueAt,
      ...openUntil(dueAt),
      paymentId: null,
    });
    batch.create(openBills, `user-${id}`, { code });
    if (uniqueCode !== null) batch.create(billAmounts, billAmountId(ownAccount, amount), { code });
    countStatus(batch, null, 'RequestRenew');
  }
  await batch.commit();
}

/**
 * Plans bank lines of the applicants and of others: exact, mistyped, with a code or name, twice, for two
 * people, or absent.
 */
export function planLines(random: Random, applicants: readonly Applicant[], now: Date): StatementLine[] {
  const on = (days: number) => ({ date: isoDate(new Date(now.getTime() - days * day)) });
  const from = ({ name, code, amount }: Applicant, other: Applicant): StatementLine[] => {
    const when = on(random.int(0, 3));
    const narrative = `TRSF E-BANKING CR ${name.toUpperCase()}`;
    return [
      [credit(amount, narrative, when)],
      [credit(amount, 'SETORAN TUNAI', when)],
      [credit(fee, `${narrative} ${code}`, when)],
      [credit(fee, narrative, when)],
      [credit(amount - random.int(1, 9), narrative, when)],
      [credit(amount, narrative, when), credit(amount, narrative, when)],
      [credit(amount + other.amount, narrative, when)],
      [credit(other.amount, narrative, when)],
      [],
    ][random.int(0, 8)] as StatementLine[];
  };
  const otherLines = [
    credit(75_000, 'SETORAN TUNAI', on(1)),
    credit(1_234_567, 'KR OTOMATIS MID : 0123 QR : 1234567', on(2)),
    credit(-350_000, 'LISTRIK', on(1)),
  ].filter(() => random.chance(0.5));
  return [...applicants.flatMap((one) => from(one, random.pick(applicants))), ...otherLines];
}
