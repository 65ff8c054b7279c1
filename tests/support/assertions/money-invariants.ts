import { isExpenseCategory, moneyOf, type Posting } from 'contract/rules/money/ledger';
import type { Everything } from './stores.ts';

/**
 * Checks that a payer has one open bill and an amount belongs to one bill, and that the indexes of both match
 * the bills.
 */
function wrongBills(rows: Rows): string[] {
  const bills = rows('bills');
  const holding = bills.filter(
    ({ uniqueCode, state, releaseAt }) => uniqueCode !== null && (state === 'open' || releaseAt !== null),
  );
  return [
    ...differences(
      'bill',
      countBy(
        bills.filter(({ payer }) => payer !== null),
        ({ id, payer }) => `${id} of ${payer}`,
      ),
      countBy(rows('openBills'), ({ id, code }) => `${code} of ${id}`),
    ),
    ...differences(
      'amount',
      countBy(holding, ({ id, account, amount }) => `${account}_${amount} of ${id}`),
      countBy(rows('billAmounts'), ({ id, code }) => `${id} of ${code}`),
    ),
  ];
}

/** Checks that each closed bill belongs to one approved payment that names it. */
function wrongSettlements(rows: Rows): string[] {
  const payments = new Map(rows('payments').map((payment) => [payment.id, payment]));
  return rows('bills')
    .filter(({ state }) => state === 'closed')
    .filter(({ id, paymentId }) => {
      const payment = payments.get(String(paymentId));
      return payment?.bill !== id || payment.state !== 'approved';
    })
    .map(({ id }) => `settled by no payment: ${id}`);
}

/** Checks that invoice numbers have no gap, and that each invoice belongs to one bill that names it. */
function wrongInvoices(rows: Rows): string[] {
  const invoices = rows('invoices');
  const serials = invoices.map(({ serial }) => Number(serial)).sort((a, b) => a - b);
  return [
    ...serials.flatMap((serial, at) => (serial === at + 1 ? [] : [`invoice ${serial} is not ${at + 1}`])),
    ...differences(
      'invoice',
      countBy(invoices, ({ number, bill }) => `${number} of ${bill}`),
      countBy(
        rows('bills').filter(({ invoice }) => invoice !== undefined),
        ({ id, invoice }) => `${invoice} of ${id}`,
      ),
    ),
  ];
}

interface LineOfBill {
  readonly id: string;
}

/**
 * Checks that lines and bills name each other: a line pays a bill once, and a bill has at most one line. No
 * line pays more than its amount, except for a single bill that a person chose. A waiting request has the
 * line of its bill.
 */
function wrongLines(rows: Rows): string[] {
  const bills = new Map(rows('bills').map((bill) => [bill.id, bill]));
  const lineOf = (bill: Fields | undefined) => bill?.bankLine as LineOfBill | null | undefined;
  const lines = rows('bankLines').map(({ id, state, sen, decidedBy, ...line }) => {
    const codes = line.bills as string[];
    return { id, state, sen, decidedBy, codes };
  });
  const short = lines.filter(({ codes, sen, decidedBy }) => {
    const due = codes.reduce((sum, code) => sum + Number(bills.get(code)?.amount) * 100, 0);
    return due > Number(sen) && (decidedBy === null || codes.length > 1);
  });
  const unmarked = rows('users').filter(({ isActive, bill, bankMatch }) => {
    if (isActive !== 'RequestRenew' && isActive !== 'waitingApproval') return false;
    const { bill: code, line } = (bankMatch ?? {}) as { bill?: string; line?: LineOfBill };
    return lineOf(bills.get(String(bill)))?.id !== (code === bill ? line?.id : undefined);
  });
  return [
    ...differences(
      'line',
      countBy(
        lines.flatMap(({ id, codes }) => codes.map((code) => ({ code, id }))),
        ({ code, id }) => `${code} by ${id}`,
      ),
      countBy(
        [...bills.values()].filter((bill) => lineOf(bill)),
        (bill) => `${bill.id} by ${lineOf(bill)?.id}`,
      ),
    ),
    ...lines
      .filter(({ state, codes }) => (state === 'matched') !== codes.length > 0)
      .map(({ id, state }) => `${state} line: ${id}`),
    ...short.map(({ id }) => `pays more than it brings: ${id}`),
    ...unmarked.map(({ id, bill }) => `the request of ${id} and its bill ${bill} know of other lines`),
  ];
}

const postingsOf = (entry: Fields) => entry.postings as Posting[];

const sums = (some: readonly (readonly [key: string, amount: number])[]): Record<string, number> => {
  const by: Record<string, number> = {};
  for (const [key, amount] of some) by[key] = (by[key] ?? 0) + amount;
  return by;
};

/**
 * Checks that every ledger entry is balanced, each approved payment has exactly one entry, and the months are
 * the sums of their entries.
 */
function wrongBooks(rows: Rows): string[] {
  const entries = rows('ledger');
  return [
    ...differences(
      'books',
      sums(entries.flatMap((entry) => postingsOf(entry).map(({ amount }) => [entry.id, amount] as const))),
      {},
    ),
    ...differences(
      'entry of payment',
      countBy(
        entries.filter(({ paymentId }) => paymentId !== undefined),
        ({ paymentId }) => paymentId,
      ),
      countBy(
        rows('payments').filter(({ state, receipt }) => state === 'approved' && receipt !== undefined),
        ({ id }) => id,
      ),
    ),
    ...differences(
      'month',
      sums(
        rows('ledgerMonths').flatMap(({ id, balances }) =>
          Object.entries((balances ?? {}) as Record<string, number>).map(
            ([account, amount]) => [`${id} ${account}`, amount] as const,
          ),
        ),
      ),
      sums(
        entries.flatMap((entry) =>
          postingsOf(entry).map(
            ({ account, amount }) => [`${String(entry.date).slice(0, 7)} ${account}`, amount] as const,
          ),
        ),
      ),
    ),
  ];
}

/** Checks that corrections leave no category of an expense below zero. */
function wrongExpenses(rows: Rows): string[] {
  const spent = sums(
    rows('ledger').flatMap((entry) =>
      postingsOf(entry)
        .filter(({ account }) => isExpenseCategory(account))
        .map(({ account, amount }) => [`${entry.of ?? entry.id} ${account}`, amount] as const),
    ),
  );
  return Object.entries(spent)
    .filter(([, amount]) => amount < 0)
    .map(([key, amount]) => `spent less than nothing: ${key}, ${amount}`);
}

/** Checks that no payment has more refunds than income. */
function wrongRefunds(rows: Rows): string[] {
  const payments = rows('ledger').filter(({ income }) => income !== null);
  const left = sums(payments.map((entry) => [String(entry.of ?? entry.id), moneyOf(postingsOf(entry))]));
  return Object.entries(left)
    .filter(([, money]) => money < 0)
    .map(([id, money]) => `gave back more than came in: ${id}, ${money}`);
}

/** Checks that no entry is dated in a month that was closed before the entry was written. */
function wrongClosings(rows: Rows): string[] {
  const closings = rows('ledgerMonths').flatMap(({ id, closed }) =>
    closed ? [{ month: id, at: (closed as { at: Date }).at }] : [],
  );
  return rows('ledger').flatMap(({ id, date, writtenAt }) =>
    closings
      .filter(({ month, at }) => String(date).slice(0, 7) <= month && (writtenAt as Date) > at)
      .map(({ month }) => `written into ${month}, which was closed: ${id}`),
  );
}

/** Returns the broken invariants of the ledger alone. */
export function findLedgerViolations(stored: Everything): string[] {
  const rows = rowsOf(stored);
  return [...wrongBooks(rows), ...wrongExpenses(rows), ...wrongRefunds(rows), ...wrongClosings(rows)];
}

/** Returns the broken invariants of bills, bank lines, invoices and ledger. */
export function findMoneyViolations(stored: Everything): string[] {
  const rows = rowsOf(stored);
  return [
    ...wrongBills(rows),
    ...wrongSettlements(rows),
    ...wrongInvoices(rows),
    ...wrongLines(rows),
    ...findLedgerViolations(stored),
  ];
}

export type Fields = Record<string, unknown>;

/** Returns the documents of a collection with their ids. */
export type Rows = (name: string) => (Fields & { id: string })[];

export const rowsOf =
  (stored: Everything): Rows =>
  (name) =>
    Object.entries(stored.documents[name] ?? {}).map(([id, fields]) => ({ ...fields, id }));

export const countBy = (rows: readonly Fields[], keyOf: (row: Fields) => unknown): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[String(keyOf(row))] = (counts[String(keyOf(row))] ?? 0) + 1;
  return counts;
};

/** Describes each key whose counts differ. */
export function differences(
  what: string,
  some: Record<string, number>,
  others: Record<string, number>,
): string[] {
  const keys = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return keys
    .filter((key) => (some[key] ?? 0) !== (others[key] ?? 0))
    .map((key) => `${what} ${key}: ${some[key] ?? 0}, not ${others[key] ?? 0}`);
}
