import { feeOf } from 'contract/rules/membership';
import {
  billAmount,
  billCodeBase,
  billCodeDigits,
  billDueAt,
  formatBillCode,
  toBillCode,
} from 'contract/rules/money/bills';
import type { BillRecord } from '../../functions/src/data/bill-records.ts';
import { billAmounts, bills, openBills } from '../../functions/src/data/collections.ts';
import { billAmountId, ownAccount } from '../../functions/src/model/money/bills/amounts.ts';
import { memberPayer } from '../../functions/src/model/money/bills/payers.ts';
import { openUntil } from '../../functions/src/model/money/bills/settle-bill.ts';
import { withNameKey } from '../../functions/src/model/people/profile/user-record.ts';
import { randomFor } from './deterministic.ts';
import type { DemoMember, PlannedPayment } from './member-histories.ts';
import { planDocument } from './planned.ts';
import type { DemoTransfer } from './statements/transfers.ts';

const hourMs = 3_600_000;

/** Payments of waiting requests, assigned in turn; most pay the exact amount. */
const paymentCases = [
  'amount',
  'amount',
  'fee',
  'amount',
  'no-bill',
  'fee-with-code',
  'amount',
  'no-money',
  'amount',
] as const;

/** Plans the bills of the waiting requests (`paymentCases`), and one that is open without a payment. */
export function planBills(members: readonly DemoMember[], today: Date) {
  const halfADayAgo = new Date(today.getTime() - 12 * hourMs);
  const documents = [...planBill(findMember(members, 'expired@example.org'), halfADayAgo, 417).documents];
  const transfers: DemoTransfer[] = [];
  const waiting = members.filter(({ payments }) => payments.at(-1)?.state === 'waiting');
  const billed = members.map((member) => {
    const request = member.payments.at(-1);
    const place = waiting.indexOf(member);
    const paymentCase =
      member.user.email === 'renewing@example.org' ? 'amount' : paymentCases[place % paymentCases.length];
    if (request === undefined || place < 0 || paymentCase === 'no-bill') return member;
    const openedAt = new Date(request.createdAt.getTime() - 2 * hourMs);
    const nextCheckAt = new Date(today.getTime() + 7 * 24 * hourMs);
    const bill = planBill(member, openedAt, 100 + 17 * place, request.kind, nextCheckAt);
    documents.push(...bill.documents);
    const rupiah = paymentCase === 'amount' ? bill.amount : bill.fee;
    const code = paymentCase === 'fee-with-code' ? formatBillCode(bill.code) : null;
    const at = new Date(request.createdAt.getTime() - 25 * 60_000);
    if (paymentCase !== 'no-money')
      transfers.push({ paymentId: request.id, at, rupiah, name: member.user.name, code });
    return withBill(member, request, bill);
  });
  return { members: billed, documents, transfers };
}

const withBill = (
  member: DemoMember,
  request: PlannedPayment,
  { code: bill, amount }: { readonly code: string; readonly amount: number },
): DemoMember => ({
  ...member,
  user: withNameKey({ ...member.user, bill, billAmount: amount }),
  payments: [...member.payments.slice(0, -1), { ...request, bill, amount }],
});

function findMember(members: readonly DemoMember[], email: string): DemoMember {
  const member = members.find(({ user }) => user.email === email);
  if (member === undefined) throw new Error(`${email} is missing among the people.`);
  return member;
}

/** @param nextCheckAt next time at which the nightly job checks the bill; the due date by default */
function planBill(
  { id, user }: DemoMember,
  openedAt: Date,
  uniqueCode: number,
  kind: BillRecord['kind'] = 'renewal',
  nextCheckAt?: Date,
) {
  const payer = memberPayer(id, user.seat);
  const random = randomFor('bill', id);
  const code = toBillCode(Array.from({ length: billCodeDigits }, () => random.int(0, billCodeBase - 1)));
  const fee = feeOf(user.seat);
  const amount = billAmount(fee, uniqueCode, 'subtract');
  const dueAt = billDueAt(openedAt, kind === 'registration');
  const bill: BillRecord = {
    account: ownAccount,
    kind,
    membership: payer.membership,
    fee,
    amount,
    uniqueCode,
    payer: payer.key,
    userId: id,
    ...(payer.institutionId === undefined ? {} : { institutionId: payer.institutionId }),
    openedAt,
    dueAt,
    ...openUntil(nextCheckAt ?? dueAt),
    paymentId: null,
  };
  const documents = [
    planDocument(bills, code, bill),
    planDocument(billAmounts, billAmountId(ownAccount, amount), { code }),
    planDocument(openBills, payer.key, { code }),
  ];
  return { code, amount, fee, documents };
}
