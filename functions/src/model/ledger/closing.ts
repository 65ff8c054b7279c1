import { ApiError } from 'contract/errors';
import type { LedgerMonth } from 'contract/ledger';
import { latestClosable } from 'contract/rules/money/ledger';
import { adminListTime, monthKey, monthLabel } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { ledgerMonths, ledgerTotals, totalsIds } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';

interface Closing {
  /** False where it was closed already: nothing was written. */
  readonly changed: boolean;
  /** Who had closed it, where that is known. */
  readonly before?: string;
}

/**
 * Closes a month with all before it that are open. Of two admins at once one closes it, and the other is told. Costs a
 * read, and another where it was closed before.
 *
 * @param month 'YYYY-MM'
 * @throws ApiError wrong-status while the month is not over
 */
export const closeMonth = (month: string, actor: Actor): Promise<Closing> =>
  whileContended(async () => {
    if (month > latestClosable(clock.now())) {
      throw new ApiError('wrong-status', {
        message: `${monthLabel(month)} belum lewat, jadi belum dapat ditutup.`,
      });
    }
    const known = await ledgerTotals.get(totalsIds.ledger);
    const closedThrough = known?.data.closedThrough ?? '';
    if (month <= closedThrough) return closedBefore(month);
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

async function closedBefore(month: string): Promise<Closing> {
  const closed = (await ledgerMonths.get(month))?.data.closed;
  if (closed === undefined) return { changed: false };
  return { changed: false, before: `Sudah ditutup oleh ${closed.by.name} pada ${adminListTime(closed.at)}.` };
}

const total = (by: Partial<Record<string, number>> = {}): number =>
  Object.values(by).reduce((sum: number, amount = 0) => sum + amount, 0);

function rowOf(
  month: string,
  { entries = 0, received, dues, closed }: Partial<LedgerMonthRecord>,
  closedThrough: string,
): LedgerMonth {
  return {
    _id: month,
    entries,
    money: total(received),
    dues: total(dues),
    isClosed: month <= closedThrough,
    closed: closed === undefined ? null : { at: closed.at.toISOString(), by: closed.by.name },
  };
}

/**
 * The months of a year that have begun, newest first, and how far the books are closed. Costs a read for each that has
 * entries, and one more.
 *
 * @param year '2026'
 */
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
      .map((month) => rowOf(month, known.get(month) ?? {}, closedThrough)),
    closedThrough: closedThrough === '' ? null : closedThrough,
    closable: latestClosable(clock.now()),
  };
}
