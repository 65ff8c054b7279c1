import { isMemberOn, type MembershipStatus, membershipStatuses } from 'contract/rules/membership';
import { mulberry32 } from 'contract/rules/mulberry32';
import { expect, test, vi } from 'vitest';
import { clock } from '#data/clock.ts';
import type { UserRecord } from '#data/records.ts';
import { choosePrice } from './prices.ts';
import { toGuest } from './registrants.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-20T03:00:00Z');
const startsAt = new Date('2026-12-10T02:00:00Z');

function priceOrRefusal(choose: () => object): string {
  try {
    return JSON.stringify(choose());
  } catch (error) {
    return (error as Error).message;
  }
}

test('of 10,000 random accounts, none gets the price of a member without a valid membership', () => {
  vi.spyOn(clock, 'now').mockReturnValue(now);
  const next = mulberry32(29);
  const random = () => (next() >>> 0) / 2 ** 32;
  const settings = { prices: { member: { amount: 0, early: null } }, earlyUntil: null };
  let accepted = 0;
  const wrong: unknown[] = [];
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    const isActive = membershipStatuses[Math.floor(random() * membershipStatuses.length)] as MembershipStatus;
    const validUntil =
      random() < 0.1 ? null : new Date(now.getTime() + Math.floor((random() - 0.4) * 90) * dayMs);
    const user = { isActive, validUntil, seat: null } as UserRecord;
    const priceKind = random() < 0.5 ? ('member' as const) : undefined;
    const isMember = isMemberOn(user, now) && isMemberOn(user, startsAt);
    const expected = isMember
      ? '{"kind":"member","amount":0}'
      : 'Keanggotaan Anda harus berlaku sampai hari acara.';
    if (isMember) accepted += 1;
    const found = priceOrRefusal(() => choosePrice(settings, startsAt, user, { priceKind }));
    if (!found.includes(expected)) wrong.push({ user, found });
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(1_000);
  expect(accepted).toBeLessThan(9_000);
});

test('a guest has no membership, even if the record contains one', () => {
  const [name, email, seat] = ['Tamu', 'tamu@example.org', { institutionId: 'i1' }];
  const record = { name, email, isActive: 'active', validUntil: startsAt, memberNumber: '1', seat };
  const { data } = toGuest('guest-1', { id: 'e1', data: record as never });
  expect(data).toEqual({ name, email, isActive: 'expired', validUntil: null, memberNumber: null });
});
