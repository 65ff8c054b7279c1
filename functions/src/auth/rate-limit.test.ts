import type { RateRule } from 'contract/rules/audit/rate-rules';
import { expect, test, vi } from 'vitest';
import { clock } from '#data/clock.ts';
import { withLocale } from '#data/context/locale.ts';
import { tooManyRequests, windowCounter } from './rate-limit.ts';

test.each<[RateRule, at: string, seconds: number, id: string, en: string]>([
  ['login-email', '03:10', 300, 'beberapa menit lagi', 'in a few minutes'],
  ['bill-address', '03:50', 600, 'beberapa menit lagi', 'in a few minutes'],
  ['bill-address', '03:10', 3000, 'dalam 50 menit', 'in 50 minutes'],
  ['email-change', '23:00', 3600, 'dalam 60 menit', 'in 60 minutes'],
  ['email-change', '03:10', 75_000, 'dalam 21 jam', 'in 21 hours'],
])('the refusal of %s at %s names the time until its next window', (rule, at, seconds, id, en) => {
  vi.spyOn(clock, 'now').mockReturnValue(new Date(`2026-12-01T${at}:00Z`));
  const refusalIn = (locale: 'id' | 'en') =>
    withLocale(locale, () => tooManyRequests(windowCounter(rule, 'x')));
  expect(refusalIn('id')).toMatchObject({
    retryAfter: seconds,
    message: `Terlalu banyak percobaan. Coba lagi ${id}.`,
  });
  expect(refusalIn('en').message).toBe(`Too many attempts. Try again ${en}.`);
});
