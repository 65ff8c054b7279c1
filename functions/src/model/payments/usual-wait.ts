import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, totalsIds, usualWaits } from '#data/collections.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';

const { decisions, fewest, keptMinutes } = limits.usualWait;
const day = 86_400_000;

/**
 * How many days a proof usually waits for its decision. Costs one read; once it has grown older than
 * `limits.usualWait.keptMinutes`, one more for each of the newest decisions, and a write.
 *
 * @returns null when there are too few decisions to tell
 */
export async function usualWait(): Promise<number | null> {
  const cached = await usualWaits.get(totalsIds.usualWait);
  const now = clock.now();
  if (cached !== undefined && now.getTime() - cached.data.at.getTime() < keptMinutes * 60_000) {
    return cached.data.days;
  }
  const newest = await payments.only('userId', 'createdAt', 'decidedAt', 'decidedBy').query({
    orderBy: 'decidedAt',
    direction: 'desc',
    // Leaves out those that wait: they have no such moment.
    from: new Date(0),
    limit: decisions,
  });
  const days = medianWaitOf(newest.map(({ data }) => data));
  // Two at once write the same.
  await new Batch().merge(usualWaits, totalsIds.usualWait, { days, at: now }).commit();
  return days;
}

type DecidedPayment = Pick<PaymentRecord, 'userId' | 'createdAt' | 'decidedAt' | 'decidedBy'>;

/**
 * The median from upload to decision, in whole days. Payments that were closed because their owner left tell nothing
 * of how fast anybody decides, nor do those that were closed because nobody answered.
 *
 * @returns null for fewer than `limits.usualWait.fewest`
 */
export function medianWaitOf(decidedPayments: readonly DecidedPayment[]): number | null {
  const waits = decidedPayments
    .filter(({ userId, decidedBy }) => userId !== decidedBy && decidedBy !== systemActor.id)
    .flatMap(({ createdAt, decidedAt }) =>
      decidedAt === null ? [] : [decidedAt.getTime() - createdAt.getTime()],
    )
    .sort((a, b) => a - b);
  if (waits.length < fewest) return null;
  const [lower = 0, upper = lower] = waits.slice((waits.length - 1) >> 1, (waits.length >> 1) + 1);
  return Math.max(0, Math.round((lower + upper) / 2 / day));
}
