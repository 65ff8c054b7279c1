import { releasePostings } from 'contract/rules/money/ledger';
import { Batch } from '#data/batch.ts';
import { bills, ledger, payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';
import {
  paymentEntryId,
  postEntry,
  requireOpenPeriod,
  toBookingDate,
  today,
  toPaymentEntry,
} from '#model/money/ledger/entries.ts';
import { dueReleases, readMonths } from '#model/money/ledger/months.ts';
import { splitIntoChunks } from './chunks.ts';
import { forEachDue, type JobOptions, type JobReport, skipInDryRun } from './report.ts';
import { readPagesOf, scan } from './scan.ts';

const pageSize = 200;
const entryBatchSize = 50;

/**
 * Posts missing entries of approved payments, such as those from before the ledger, and releases deferrals of
 * years that have started. If two counts show that every payment has its entry, it reads no payment.
 */
export async function updateLedger(options: JobOptions): Promise<JobReport> {
  const postedResult = await postMissing(options);
  const released = await releaseDeferred(options);
  return {
    done: { booked: postedResult.done, released: released.done },
    failures: [...postedResult.failures, ...released.failures],
    findings: [],
    isMore: postedResult.isCut || released.isCut,
  };
}

async function isComplete(): Promise<boolean> {
  const [approved, entries] = await Promise.all([
    payments.count({ orderBy: 'state', from: 'approved', before: 'approved~' }),
    ledger.count({ orderBy: 'paymentId' }),
  ]);
  return approved === entries;
}

async function postMissing(options: JobOptions) {
  const result = { done: 0, failures: [] as string[], isCut: false };
  if (await isComplete()) return result;
  result.isCut = await scan('keep-ledger', options, readPagesOf(payments, pageSize), async (rows) => {
    const approved = rows.filter(({ data }) => data.state === 'approved');
    const known = await ledger.getMany(approved.map(({ id }) => paymentEntryId(id)));
    const ids = new Set(known.map(({ id }) => id));
    const missing = approved.filter(({ id }) => !ids.has(paymentEntryId(id)));
    const chunks = splitIntoChunks(missing, entryBatchSize).map((chunk) => ({
      id: `from ${chunk[0]?.id}`,
      chunk,
    }));
    const { failures, isCut } = await forEachDue(
      chunks,
      async ({ chunk }) => {
        if (!options.dryRun) await postLate(chunk);
        result.done += chunk.length;
      },
      options.time,
    );
    result.failures.push(...failures);
    return failures.length === 0 && !isCut;
  });
  return result;
}

/**
 * Posts payments on the day of approval, or today if that month is closed. Throws WriteConflict when one was
 * posted or a month was closed in the meantime; then none is posted.
 */
async function postLate(approved: readonly Stored<PaymentRecord>[]): Promise<void> {
  const batch = new Batch();
  const billsById = byId(await bills.getMany(approved.flatMap(({ data }) => data.bill ?? [])));
  const withoutName = approved.filter(({ data }) => data.receipt === undefined);
  const payers = byId(await users.getMany([...new Set(withoutName.map(({ data }) => data.userId))]));
  const dayOf = ({ data }: Stored<PaymentRecord>) => toBookingDate(data, data.decidedAt ?? data.createdAt);
  const openFrom = await requireOpenPeriod(batch);
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
    postEntry(
      batch,
      paymentEntryId(payment.id),
      toPaymentEntry(payment, { bill, receipt }, date),
      systemActor,
    );
  }
  await batch.commit();
}

const byId = <T>(rows: readonly Stored<T>[]): ReadonlyMap<string, Stored<T>> =>
  new Map(rows.map((row) => [row.id, row]));

/** Posts at most one entry a day for each year and kind. The next run releases later deferrals. */
async function releaseDeferred(options: JobOptions) {
  const now = today();
  const due = dueReleases(await readMonths(), Number(now.slice(0, 4))).map((release) => ({
    ...release,
    id: `release-${release.year}-${release.income}-${now}`,
  }));
  return forEachDue(
    due,
    skipInDryRun(options, async ({ id, year, income, balance }: (typeof due)[number]) => {
      const batch = new Batch();
      const first = `${year}-01-01`;
      const date = first >= (await requireOpenPeriod(batch)) ? first : now;
      postEntry(
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
