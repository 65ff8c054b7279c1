import { expect, it } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

it.each([
  ['2026-11-16', '2026-11-18', 'Monday to Wednesday'],
  ['2026-11-19', '2026-11-23', 'Thursday over the weekend'],
  ['2026-11-20', '2026-11-24', 'Friday over the weekend'],
  ['2026-11-21', '2026-11-24', 'Saturday: Monday is the first'],
  ['2026-11-22', '2026-11-24', 'Sunday: Monday is the first'],
  ['2026-12-23', '2026-12-28', 'over Christmas, a Friday'],
  ['2025-12-31', '2026-01-05', 'over New Year, a Thursday, and the weekend'],
  ['2026-08-14', '2026-08-19', 'over Independence Day, a Monday'],
])('the second working day after %s is %s: %s', (from, to) => {
  expect(workingDaysAfter(from, 2)).toBe(to);
});
