import { wrongStatus } from 'contract/errors';
import type { LedgerMonth } from 'contract/money/ledger';
import { expenseCategories, latestClosableMonth } from 'contract/rules/money/ledger';
import { adminListDateTime, monthKey, monthLabel } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { ledgerMonths, ledgerTotals, totalsIds } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

interface ClosingResult {
  /** False if the month was closed before; then nothing is written. */
  readonly changed: boolean;
  /** Text about the earlier closing, if it is known. */
  readonly before?: string;
}

/**
 * Closes a month, 'YYYY-MM', and all open ones before. Of two concurrent admins, one closes it and the other is
 * informed. Throws `wrong-status` before its end.
 */
export const closeMonth = (month: string, actor: Actor): Promise<ClosingResult> =>
  retryOnConflict(async () => {
    if (month > latestClosableMonth(clock.now())) {
      throw wrongStatus(`${monthLabel(month)} belum lewat, jadi belum dapat ditutup.`);
    }
    const known = await ledgerTotals.get(totalsIds.ledger);
    const closedThrough = known?.data.closedThrough ?? '';
    if (month <= closedThrough) return toEarlierClosing(month);
    const batch = new Batch();
    if (known === undefined) batch.create(ledgerTotals, totalsIds.ledger, { closedThrough: month });
    else batch.update(ledgerTotals, totalsIds.ledger, { closedThrough: month }, known.version);
    const closed = { at: clock.now(), by: { id: actor.id, name: actor.name } };
    batch.merge(ledgerMonths, month, { month, closed });
    const details = { before: closedThrough, after: month };
    recordAudit(batch, actor, 'ledger.close', { id: `month-${month}`, name: monthLabel(month) }, details);
    await batch.commit();
    return { changed: true };
  });

async function toEarlierClosing(month: string): Promise<ClosingResult> {
  const closed = (await ledgerMonths.get(month))?.data.closed;
  if (closed === undefined) return { changed: false };
  return {
    changed: false,
    before: `Sudah ditutup oleh ${closed.by.name} pada ${adminListDateTime(closed.at)}.`,
  };
}

const sumAmounts = (by: Partial<Record<string, number>> = {}): number =>
  Object.values(by).reduce((sum: number, amount = 0) => sum + amount, 0);

function toMonthRow(
  month: string,
  { entries = 0, balances = {}, received, dues, closed }: Partial<LedgerMonthRecord>,
  closedThrough: string,
): LedgerMonth {
  return {
    _id: month,
    entries,
    money: sumAmounts(received),
    spent: expenseCategories.reduce((sum, category) => sum + (balances[category] ?? 0), 0),
    dues: sumAmounts(dues),
    isClosed: month <= closedThrough,
    closed: closed === undefined ? null : { at: closed.at.toISOString(), by: closed.by.name },
  };
}

/** Returns the started months of a year, newest first. */
export async function listMonths(year: string) {
  const [rows, totals] = await Promise.all([
    ledgerMonths.query({ orderBy: 'month', from: `${year}-01`, before: `${year}~`, limit: 12 }),
    ledgerTotals.get(totalsIds.ledger),
  ]);
  const closedThrough = totals?.data.closedThrough ?? '';
  const known = new Map(rows.map(({ id, data }) => [id, data]));
  const now = monthKey(clock.now());
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(12 - at).padStart(2, '0')}`);
  return {
    data: months
      .filter((month) => month <= now || known.has(month))
      .map((month) => toMonthRow(month, known.get(month) ?? {}, closedThrough)),
    closedThrough: closedThrough === '' ? null : closedThrough,
    closable: latestClosableMonth(clock.now()),
  };
}
