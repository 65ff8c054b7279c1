import { releasePostings } from 'contract/rules/money/ledger';
import { Batch } from '#data/batch.ts';
import { bills, ledger, payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';
import { book, holdOpenFrom, today } from '#model/ledger/entries.ts';
import { dueReleases, readMonths } from '#model/ledger/months.ts';
import { bookedOn, paymentEntryId, paymentEntryOf } from '#model/ledger/payment-entries.ts';
import { chunksOf } from './chunks.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from './report.ts';
import { walk } from './walk.ts';

/** Payments that are read at once, and entries of one batch. */
const pageSize = 200;
const entriesAtOnce = 50;

/**
 * Books approved payments that have no entry, as those of before there was a ledger, and releases what was deferred for
 * years that have begun. Where every payment has its entry, two counts tell, and no payment is read.
 */
export async function keepLedger(options: JobOptions): Promise<JobReport> {
  const booked = await bookMissing(options);
  const released = await releaseDeferred(options);
  return {
    done: { booked: booked.done, released: released.done },
    failures: [...booked.failures, ...released.failures],
    findings: [],
    isMore: booked.isCut || released.isCut,
  };
}

async function isComplete(): Promise<boolean> {
  const [approved, entries] = await Promise.all([
    payments.count({ orderBy: 'state', from: 'approved', before: 'approved~' }),
    ledger.count({ orderBy: 'paymentId' }),
  ]);
  return approved === entries;
}

async function bookMissing(options: JobOptions) {
  const result = { done: 0, failures: [] as string[], isCut: false };
  if (await isComplete()) return result;
  result.isCut = await walk(
    'keep-ledger',
    options,
    async (after) => {
      const rows = await payments.byId(after, pageSize);
      return { rows, next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
    },
    async (rows) => {
      const approved = rows.filter(({ data }) => data.state === 'approved');
      const known = await ledger.getMany(approved.map(({ id }) => paymentEntryId(id)));
      const ids = new Set(known.map(({ id }) => id));
      const missing = approved.filter(({ id }) => !ids.has(paymentEntryId(id)));
      const chunks = chunksOf(missing, entriesAtOnce).map((some) => ({ id: `from ${some[0]?.id}`, some }));
      const { failures, isCut } = await forEachDue(
        chunks,
        async ({ some }) => {
          if (!options.dryRun) await bookLate(some);
          result.done += some.length;
        },
        options.time,
      );
      result.failures.push(...failures);
      return failures.length === 0 && !isCut;
    },
  );
  return result;
}

/**
 * Books payments as of the day of their approval; of today, where that month is closed.
 *
 * @throws WriteConflict when one of them was booked, or a month closed, in between: none of them is
 */
async function bookLate(approved: readonly Stored<PaymentRecord>[]): Promise<void> {
  const batch = new Batch();
  const billsById = byId(await bills.getMany(approved.flatMap(({ data }) => data.bill ?? [])));
  const withoutName = approved.filter(({ data }) => data.receipt === undefined);
  const payers = byId(await users.getMany([...new Set(withoutName.map(({ data }) => data.userId))]));
  const dayOf = ({ data }: Stored<PaymentRecord>) => bookedOn(data, data.decidedAt ?? data.createdAt);
  const openFrom = await holdOpenFrom(batch);
  for (const payment of approved) {
    const { data } = payment;
    const payer = payers.get(data.userId)?.data;
    const receipt = data.receipt ?? {
      name: payer?.name ?? '',
      memberNumber: payer?.memberNumber ?? null,
      period: null,
    };
    const bill = data.bill === undefined ? undefined : billsById.get(data.bill);
    const date = dayOf(payment) >= openFrom ? dayOf(payment) : today();
    book(batch, paymentEntryId(payment.id), paymentEntryOf(payment, { bill, receipt }, date), systemActor);
  }
  await batch.commit();
}

const byId = <T>(rows: readonly Stored<T>[]): ReadonlyMap<string, Stored<T>> =>
  new Map(rows.map((row) => [row.id, row]));

/** One entry a day for each year and kind at most: what comes late is released by the next run. */
async function releaseDeferred(options: JobOptions) {
  const now = today();
  const due = dueReleases(await readMonths(), Number(now.slice(0, 4))).map((release) => ({
    ...release,
    id: `release-${release.year}-${release.income}-${now}`,
  }));
  return forEachDue(
    due,
    unlessDry(options, async ({ id, year, income, balance }: (typeof due)[number]) => {
      const batch = new Batch();
      const first = `${year}-01-01`;
      const date = first >= (await holdOpenFrom(batch)) ? first : now;
      book(
        batch,
        id,
        {
          date,
          kind: 'release',
          income,
          postings: [...releasePostings(year, balance)],
          reason: '',
          payer: null,
          period: null,
          of: null,
        },
        systemActor,
      );
      await batch.commit();
    }),
    options.time,
  );
}
