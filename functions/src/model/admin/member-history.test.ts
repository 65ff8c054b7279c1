import { limits } from 'contract/rules/limits';
import { expect, test } from 'vitest';
import { toMemberHistory } from './member-history.ts';

const now = new Date('2026-03-10T05:00:00Z');
const findMonth = (history: ReturnType<typeof toMemberHistory>, month: string) =>
  history.find((entry) => entry.month === month);

test('the member history covers 24 months, also across a new year', () => {
  const months = toMemberHistory({}, {}, now).map(({ month }) => month);
  expect(months).toHaveLength(limits.historyMonths);
  const sample = [0, -4, -3, -1].map((at) => months.at(at));
  expect(sample).toEqual(['2024-04', '2025-12', '2026-01', '2026-03']);
});

test('the months of the member history start at midnight in Jakarta', () => {
  const newest = (at: string) => toMemberHistory({}, {}, new Date(at)).at(-1)?.month;
  expect(newest('2026-02-28T16:59:59Z')).toBe('2026-02');
  expect(newest('2026-02-28T17:00:00Z')).toBe('2026-03');
  expect(newest('2025-12-31T17:00:00Z')).toBe('2026-01');
});

test('the member history subtracts later changes', () => {
  const history = toMemberHistory(
    { active: 5, waitingApproval: 1, expired: 2, RequestRenew: 3, rejectedByAdmin: 4 },
    {
      '2026-03': { active: -1, expired: 1, waitingApproval: 1 },
      '2026-02': { active: 2, waitingApproval: -1, joined: 2 },
      '2020-01': { active: 4, joined: 4 },
    },
    now,
  );
  const others = { RequestRenew: 3, rejectedByAdmin: 4 };
  expect(findMonth(history, '2026-03')).toEqual({
    month: '2026-03',
    joined: 0,
    byStatus: { ...others, active: 5, waitingApproval: 1, expired: 2 },
  });
  expect(findMonth(history, '2026-02')).toEqual({
    month: '2026-02',
    joined: 2,
    byStatus: { ...others, active: 6, waitingApproval: 0, expired: 1 },
  });
  const expected = { ...others, active: 4, waitingApproval: 1, expired: 1 };
  expect(findMonth(history, '2026-01')?.byStatus).toEqual(expected);
  expect(findMonth(history, '2024-04')?.byStatus).toEqual(findMonth(history, '2026-01')?.byStatus);
});

test('the member history has no negative counts for records from before the months were counted', () => {
  const months = { '2026-03': { active: 3 }, '2026-02': { active: -1 } };
  const history = toMemberHistory({ active: 1 }, months, now);
  expect(history.slice(-3).map(({ byStatus }) => byStatus.active)).toEqual([0, 0, 1]);
});
