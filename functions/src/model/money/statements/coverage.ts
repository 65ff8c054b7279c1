import { hasOpenRequest } from 'contract/rules/membership';
import { addRange, coversDays, type DayRange } from 'contract/rules/money/covered-days';
import { workingDaysAfter } from 'contract/rules/money/working-days';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bankCoverage, totalsIds } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { requestedAtOf } from '#model/people/profile/upload-dates.ts';

/** Working days of a transfer between banks, and days before the upload in which it may have been made. */
const transferDays = 2;
const daysBefore = 7;

const dayMs = 86_400_000;

/** Returns the days of a file that were over at its import; undefined without any. */
export function toCoveredDays({ from, to }: DayRange, importedAt: Date): DayRange | undefined {
  const yesterday = isoDate(new Date(importedAt.getTime() - dayMs));
  const last = to < yesterday ? to : yesterday;
  return from > last ? undefined : { from, to: last };
}

/** Records the covered days that were over at the import. Safe to repeat. */
export const recordCoverage = (account: string, imported: DayRange): Promise<void> =>
  retryOnConflict(async () => {
    const range = toCoveredDays(imported, clock.now());
    if (range === undefined) return;
    const before = await bankCoverage.get(totalsIds.bankCoverage);
    const coveredDays = before?.data.account === account ? before.data.days : [];
    if (coversDays(coveredDays, range)) return;
    const after = { account, days: addRange(coveredDays, range) };
    const batch = new Batch();
    if (before === undefined) batch.create(bankCoverage, totalsIds.bankCoverage, after);
    else batch.update(bankCoverage, totalsIds.bankCoverage, after, before.version);
    await batch.commit();
  });

type Requester = Pick<
  UserRecord,
  'isActive' | 'createdAt' | 'requestedAt' | 'updatedAt' | 'bill' | 'bankMatch'
>;

/** Returns the upload whose money is not known to have arrived; null without one, and without a bill. */
function findUpload(user: Requester): Date | null {
  const { bill, bankMatch, isActive } = user;
  if (!hasOpenRequest(isActive) || bill === undefined || bill === null) return null;
  return bankMatch && bankMatch.bill === bill ? null : requestedAtOf(user);
}

/** Returns the days in which money must have arrived; undefined while none can be missing. */
function expectedDays(uploaded: Date): DayRange | undefined {
  const from = isoDate(new Date(uploaded.getTime() - daysBefore * dayMs));
  const to = workingDaysAfter(isoDate(uploaded), transferDays);
  return to < isoDate(clock.now()) ? { from, to } : undefined;
}

/**
 * Finds requesters whose money did not arrive, although statements cover all expected days. Money without a bill
 * cannot be identified.
 */
export async function findMissingMoney(
  requests: readonly Pick<Stored<Requester>, 'id' | 'data'>[],
): Promise<Set<string>> {
  return findMissingUploads(requests.map(({ id, data }) => ({ id, uploadedAt: findUpload(data) })));
}

interface Upload {
  readonly id: string;
  /** Null if no money is expected, or if it arrived. */
  readonly uploadedAt: Date | null;
}

/** Does the same for uploads. */
export async function findMissingUploads(uploads: readonly Upload[]): Promise<Set<string>> {
  const expected = uploads.flatMap(({ id, uploadedAt }) => {
    const days = uploadedAt === null ? undefined : expectedDays(uploadedAt);
    return days === undefined ? [] : [{ id, days }];
  });
  if (expected.length === 0) return new Set();
  const coveredDays = (await bankCoverage.get(totalsIds.bankCoverage))?.data.days ?? [];
  return new Set(expected.filter(({ days }) => coversDays(coveredDays, days)).map(({ id }) => id));
}
