import { feeOf } from 'contract/rules/membership';
import {
  billAmount,
  billCodeBase,
  billCodeDigits,
  billCodeOf,
  billDueAt,
  readableBillCode,
} from 'contract/rules/money/bills';
import type { BillRecord } from '../../functions/src/data/bill-records.ts';
import { billAmounts, bills, openBills } from '../../functions/src/data/collections.ts';
import { billAmountId, ownAccount } from '../../functions/src/model/bills/amounts.ts';
import { openUntil } from '../../functions/src/model/bills/closing.ts';
import { memberPayer } from '../../functions/src/model/bills/payers.ts';
import { searchable } from '../../functions/src/model/people/user-search.ts';
import { randomFor } from './deterministic.ts';
import type { Life, PlannedPayment } from './lives.ts';
import { type PlannedDocument, planDocument } from './planned.ts';
import type { DemoTransfer } from './statements/transfers.ts';

const hour = 3_600_000;

interface Bills {
  readonly lives: readonly Life[];
  readonly documents: readonly PlannedDocument[];
  readonly transfers: readonly DemoTransfer[];
}

/** How those pay who wait for a decision, one after the other: most the exact amount. */
const ways = [
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

/**
 * One member has been shown what to pay. Of those who wait for a decision most have handed in a proof of just what was
 * asked; some of the fee, some without a bill, and some whose money never came.
 */
export function planBills(lives: readonly Life[], today: Date): Bills {
  const halfADayAgo = new Date(today.getTime() - 12 * hour);
  const documents = [...documentsOf(lifeWith(lives, 'expired@example.org'), halfADayAgo, 417).documents];
  const transfers: DemoTransfer[] = [];
  const waiting = lives.filter(({ payments }) => payments.at(-1)?.state === 'waiting');
  const billed = lives.map((life) => {
    const request = life.payments.at(-1);
    const place = waiting.indexOf(life);
    const way = life.user.email === 'renewing@example.org' ? 'amount' : ways[place % ways.length];
    if (request === undefined || place < 0 || way === 'no-bill') return life;
    const openedAt = new Date(request.createdAt.getTime() - 2 * hour);
    const lookAgain = new Date(today.getTime() + 7 * 24 * hour);
    const bill = documentsOf(life, openedAt, 100 + 17 * place, request.kind, lookAgain);
    documents.push(...bill.documents);
    const rupiah = way === 'amount' ? bill.amount : bill.fee;
    const code = way === 'fee-with-code' ? readableBillCode(bill.code) : null;
    const at = new Date(request.createdAt.getTime() - 25 * 60_000);
    if (way !== 'no-money') transfers.push({ paymentId: request.id, at, rupiah, name: life.user.name, code });
    return withBill(life, request, bill);
  });
  return { lives: billed, documents, transfers };
}

const withBill = (
  life: Life,
  request: PlannedPayment,
  { code: bill, amount }: { readonly code: string; readonly amount: number },
): Life => ({
  ...life,
  user: searchable({ ...life.user, bill }),
  payments: [...life.payments.slice(0, -1), { ...request, bill, amount }],
});

function lifeWith(lives: readonly Life[], email: string): Life {
  const life = lives.find(({ user }) => user.email === email);
  if (life === undefined) throw new Error(`${email} is missing among the people.`);
  return life;
}

/** @param lookAgain when the nightly job looks whether it is still waited for; left out, once it is due */
function documentsOf(
  { id, user }: Life,
  openedAt: Date,
  uniqueCode: number,
  kind: BillRecord['kind'] = 'renewal',
  lookAgain?: Date,
) {
  const payer = memberPayer(id, user.seat);
  const random = randomFor('bill', id);
  const code = billCodeOf(Array.from({ length: billCodeDigits }, () => random.int(0, billCodeBase - 1)));
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
    ...openUntil(lookAgain ?? dueAt),
    paymentId: null,
  };
  const documents = [
    planDocument(bills, code, bill),
    planDocument(billAmounts, billAmountId(ownAccount, amount), { code }),
    planDocument(openBills, payer.key, { code }),
  ];
  return { code, amount, fee, documents };
}
