import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, totalsIds, usualWaits } from '#data/collections.ts';
import type { PaymentRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';

const { decisions, minDecisions, cacheMinutes } = limits.usualWait;
const dayMs = 86_400_000;

/** Returns days, computed again after `limits.usualWait.cacheMinutes`; null for too few decisions. */
export async function readUsualWait(): Promise<number | null> {
  const cached = await usualWaits.get(totalsIds.usualWait);
  const now = clock.now();
  if (cached !== undefined && now.getTime() - cached.data.at.getTime() < cacheMinutes * 60_000) {
    return cached.data.days;
  }
  const newest = await payments.select('userId', 'createdAt', 'decidedAt', 'decidedBy').query({
    orderBy: 'decidedAt',
    direction: 'desc',
    // Omits waiting payments, which have no decision time.
    from: new Date(0),
    limit: decisions,
  });
  const days = computeMedianWaitDays(newest.map(({ data }) => data));
  // Concurrent calls write the same value.
  await new Batch().merge(usualWaits, totalsIds.usualWait, { days, at: now }).commit();
  return days;
}

type DecidedPayment = Pick<PaymentRecord, 'userId' | 'createdAt' | 'decidedAt' | 'decidedBy'>;

/**
 * Returns whole days; null for too few. Omits payments that their owner or the system closed, because they
 * say nothing about how fast admins decide.
 */
export function computeMedianWaitDays(decidedPayments: readonly DecidedPayment[]): number | null {
  const waits = decidedPayments
    .filter(({ userId, decidedBy }) => userId !== decidedBy && decidedBy !== systemActor.id)
    .flatMap(({ createdAt, decidedAt }) =>
      decidedAt === null ? [] : [decidedAt.getTime() - createdAt.getTime()],
    )
    .sort((a, b) => a - b);
  if (waits.length < minDecisions) return null;
  const [lower = 0, upper = lower] = waits.slice((waits.length - 1) >> 1, (waits.length >> 1) + 1);
  return Math.max(0, Math.round((lower + upper) / 2 / dayMs));
}
