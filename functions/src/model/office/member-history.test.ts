import { limits } from 'contract/rules/limits';
import { expect, test } from 'vitest';
import { memberHistoryOf } from './member-history.ts';

const now = new Date('2026-03-10T05:00:00Z');
const of = (history: ReturnType<typeof memberHistoryOf>, month: string) =>
  history.find((entry) => entry.month === month);

test('has 24 months up to now, also over the turn of a year', () => {
  const months = memberHistoryOf({}, {}, now).map(({ month }) => month);
  expect(months).toHaveLength(limits.historyMonths);
  expect([months[0], months.at(-4), months.at(-3), months.at(-1)]).toEqual([
    '2024-04',
    '2025-12',
    '2026-01',
    '2026-03',
  ]);
});

test('begins its months at midnight in Jakarta', () => {
  const newest = (at: string) => memberHistoryOf({}, {}, new Date(at)).at(-1)?.month;
  expect(newest('2026-02-28T16:59:59Z')).toBe('2026-02');
  expect(newest('2026-02-28T17:00:00Z')).toBe('2026-03');
  expect(newest('2025-12-31T17:00:00Z')).toBe('2026-01');
});

test('takes away what changed since', () => {
  const history = memberHistoryOf(
    { active: 5, waitingApproval: 1, expired: 2 },
    {
      '2026-03': { active: -1, expired: 1, waitingApproval: 1 },
      '2026-02': { active: 2, waitingApproval: -1, joined: 2 },
      '2020-01': { active: 4, joined: 4 },
    },
    now,
  );
  const none = { RequestRenew: 0, rejectedByAdmin: 0 };
  expect(of(history, '2026-03')).toEqual({
    month: '2026-03',
    joined: 0,
    byStatus: { ...none, active: 5, waitingApproval: 1, expired: 2 },
  });
  expect(of(history, '2026-02')).toEqual({
    month: '2026-02',
    joined: 2,
    byStatus: { ...none, active: 6, waitingApproval: 0, expired: 1 },
  });
  expect(of(history, '2026-01')?.byStatus).toEqual({ ...none, active: 4, waitingApproval: 1, expired: 1 });
  expect(of(history, '2024-04')?.byStatus).toEqual(of(history, '2026-01')?.byStatus);
});

test('never goes below none, where records are older than the months', () => {
  const history = memberHistoryOf(
    { active: 1 },
    { '2026-03': { active: 3 }, '2026-02': { active: -1 } },
    now,
  );
  expect(history.slice(-3).map(({ byStatus }) => byStatus.active)).toEqual([0, 0, 1]);
});
