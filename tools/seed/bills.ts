import { yearlyFee } from 'contract/rules/membership';
import { billAmount, billCodeBase, billCodeDigits, billCodeOf, billDueAt } from 'contract/rules/money/bills';
import type { BillRecord } from '../../functions/src/data/bill-records.ts';
import { billAmounts, bills, openBills } from '../../functions/src/data/collections.ts';
import { billAmountId, ownAccount } from '../../functions/src/model/bills/amounts.ts';
import { openUntil } from '../../functions/src/model/bills/closing.ts';
import { memberPayer } from '../../functions/src/model/bills/payers.ts';
import { searchable } from '../../functions/src/model/people/user-search.ts';
import { randomFor } from './deterministic.ts';
import type { Life } from './lives.ts';
import { type PlannedDocument, planDocument } from './planned.ts';

const day = 86_400_000;

interface Bills {
  readonly lives: readonly Life[];
  readonly documents: readonly PlannedDocument[];
}

/** One member has been shown what to pay, and another has handed in a proof of just that. */
export function planBills(lives: readonly Life[], today: Date): Bills {
  const yesterday = new Date(today.getTime() - day / 2);
  const opened = documentsOf(lifeWith(lives, 'expired@example.org'), yesterday, 417);
  const renewing = lifeWith(lives, 'renewing@example.org');
  const request = renewing.payments.at(-1);
  if (request === undefined) throw new Error('renewing@example.org has asked for a renewal.');
  const paid = documentsOf(renewing, new Date(request.createdAt.getTime() - day), 268);
  const { code: bill, amount } = paid;
  const withBill: Life = {
    ...renewing,
    user: searchable({ ...renewing.user, bill }),
    payments: [...renewing.payments.slice(0, -1), { ...request, bill, amount }],
  };
  return {
    lives: lives.map((life) => (life === renewing ? withBill : life)),
    documents: [...opened.documents, ...paid.documents],
  };
}

function lifeWith(lives: readonly Life[], email: string): Life {
  const life = lives.find(({ user }) => user.email === email);
  if (life === undefined) throw new Error(`${email} is missing among the people.`);
  return life;
}

function documentsOf({ id, user }: Life, openedAt: Date, uniqueCode: number) {
  const payer = memberPayer(id, user.seat);
  const random = randomFor('bill', id);
  const code = billCodeOf(Array.from({ length: billCodeDigits }, () => random.int(0, billCodeBase - 1)));
  const amount = billAmount(yearlyFee, uniqueCode, 'subtract');
  const dueAt = billDueAt(openedAt, false);
  const bill: BillRecord = {
    account: ownAccount,
    kind: 'renewal',
    membership: payer.membership,
    fee: yearlyFee,
    amount,
    uniqueCode,
    payer: payer.key,
    userId: id,
    openedAt,
    dueAt,
    ...openUntil(dueAt),
    paymentId: null,
  };
  const documents = [
    planDocument(bills, code, bill),
    planDocument(billAmounts, billAmountId(ownAccount, amount), { code }),
    planDocument(openBills, payer.key, { code }),
  ];
  return { code, amount, documents };
}
