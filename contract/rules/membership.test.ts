import { describe, expect, test } from 'vitest';
import {
  canTransition,
  dueReminder,
  endText,
  extendByPause,
  extendMembership,
  feeOf,
  genderLabel,
  isLifetime,
  isMemberOn,
  isPausedAt,
  isStaff,
  isValidAt,
  lifetimeEnd,
  type MembershipStatus,
  membershipStatuses,
  paidPeriod,
  pauseOf,
  paysNoDues,
  reminderStatuses,
  requestListLabel,
  shortenByEndedPause,
  statusAt,
  type Transition,
  transitions,
  untilText,
  userListLabel,
} from './membership.ts';

describe('a transition', () => {
  /** Requirements 1.4.2, repeated here: every other pair must be refused. */
  const allowed: Record<Transition, MembershipStatus[]> = {
    approve: ['waitingApproval'],
    requestRenew: ['active', 'expired', 'rejectedByAdmin'],
    renew: ['RequestRenew'],
    rejectRenew: ['RequestRenew'],
    expire: ['active'],
  };
  const pairs = Object.keys(transitions).flatMap((name) =>
    membershipStatuses.map((status) => [name as Transition, status] as const),
  );

  test.each(pairs)('%s from %s is allowed only as the requirements list it', (transition, status) => {
    expect(canTransition(transition, status)).toBe(allowed[transition].includes(status));
  });

  test('leads to the status that the requirements name', () => {
    const targets = Object.entries(transitions).map(([name, { to }]) => [name, to]);
    expect(Object.fromEntries(targets)).toEqual({
      approve: 'active',
      requestRenew: 'RequestRenew',
      renew: 'active',
      rejectRenew: 'rejectedByAdmin',
      expire: 'expired',
    });
  });
});

describe('the status at a time', () => {
  const lastDay = '2026-11-21T02:00:00.000Z';
  const during = new Date('2026-11-21T16:59:59.999Z');
  const after = new Date('2026-11-21T17:00:00.000Z');

  test('is expired after the last day in Jakarta, inclusive', () => {
    expect([isValidAt(lastDay, during), isValidAt(lastDay, after)]).toEqual([true, false]);
    const active = { isActive: 'active', validUntil: lastDay } as const;
    expect([statusAt(active, during), statusAt(active, after)]).toEqual(['active', 'expired']);
  });

  test('is the stored status without an end, and for statuses other than active', () => {
    expect(statusAt({ isActive: 'active', validUntil: null }, after)).toBe('active');
    for (const isActive of ['waitingApproval', 'RequestRenew', 'rejectedByAdmin', 'expired'] as const) {
      expect(statusAt({ isActive, validUntil: lastDay }, after)).toBe(isActive);
    }
  });
});

test('three statuses make a person a member until the end, and only active without an end', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const membersUntil = (validUntil: string | null) =>
    membershipStatuses.filter((isActive) => isMemberOn({ isActive, validUntil }, now));
  expect(membersUntil('2026-11-21T02:00:00Z')).toEqual(['active', 'RequestRenew', 'rejectedByAdmin']);
  expect([membersUntil('2026-11-20T02:00:00Z'), membersUntil(null)]).toEqual([[], ['active']]);
});

describe('extension by one year', () => {
  /** Times are written in Jakarta's time zone. */
  const at = (text: string) => new Date(`${text}+07:00`);

  test.each([
    ['a new member: one year from the approval', '2026-03-10T09:30:00', null, '2027-03-10T09:30:00'],
    ['before the end: no day is lost', '2026-03-10T09:30:00', '2026-05-01T12:00:00', '2027-05-01T12:00:00'],
    ['after the end: from the approval', '2026-03-10T09:30:00', '2025-12-01T00:00:00', '2027-03-10T09:30:00'],
    ['at the very end', '2026-03-10T09:30:00', '2026-03-10T09:30:00', '2027-03-10T09:30:00'],
    ['29 February becomes 28 February', '2028-02-29T10:00:00', null, '2029-02-28T10:00:00'],
    ['28 February before a leap year stays', '2027-02-28T10:00:00', null, '2028-02-28T10:00:00'],
    ['an end on 29 February', '2028-01-15T08:00:00', '2028-02-29T23:59:59', '2029-02-28T23:59:59'],
    ['31 December 23:59', '2026-12-31T23:59:00', null, '2027-12-31T23:59:00'],
    ['1 January 00:30, still December in UTC', '2027-01-01T00:30:00', null, '2028-01-01T00:30:00'],
    ['29 February 00:30, still the 28th in UTC', '2028-02-29T00:30:00', null, '2029-02-28T00:30:00'],
    ['1 March 00:30 after a leap day', '2028-03-01T00:30:00', null, '2029-03-01T00:30:00'],
  ])('%s', (_what, now, validUntil, expected) => {
    const end = validUntil === null ? null : at(validUntil);
    expect(extendMembership(at(now), end)).toEqual(at(expected));
  });

  test.each([
    ['two years after the end', '2026-03-10T09:30:00', '2026-05-01T12:00:00', 2, '2028-05-01T12:00:00'],
    ['three years after approval', '2026-03-10T09:30:00', '2025-12-01T00:00:00', 3, '2029-03-10T09:30:00'],
    ['three years from 29 February', '2028-02-29T10:00:00', null, 3, '2031-02-28T10:00:00'],
    ['two years from 28 February to a leap year', '2026-02-28T10:00:00', null, 2, '2028-02-28T10:00:00'],
    ['two years after 29 February', '2028-01-15T08:00:00', '2028-02-29T23:59:59', 2, '2030-02-28T23:59:59'],
  ])('%s', (_what, now, validUntil, years, expected) => {
    const end = validUntil === null ? null : at(validUntil);
    expect(extendMembership(at(now), end, years)).toEqual(at(expected));
    expect(paidPeriod(at(now), end, years).until).toEqual(at(expected));
  });

  test('does not mutate its arguments', () => {
    const now = at('2026-03-10T09:30:00');
    const end = at('2026-05-01T12:00:00');
    extendMembership(now, end);
    expect([now, end]).toEqual([at('2026-03-10T09:30:00'), at('2026-05-01T12:00:00')]);
  });
});

test('the paid year starts at the approval, or the day after the previous paid period', () => {
  const at = (text: string) => new Date(`${text}+07:00`);
  const now = at('2026-03-10T09:30:00');
  for (const end of [null, now])
    expect(paidPeriod(now, end)).toEqual({ from: now, until: at('2027-03-10T09:30:00') });
  expect(paidPeriod(now, at('2026-03-09T12:00:00'))).toEqual({ from: now, until: at('2027-03-10T09:30:00') });
  expect(paidPeriod(now, at('2026-12-31T12:00:00'))).toEqual({
    from: at('2027-01-01T12:00:00'),
    until: at('2027-12-31T12:00:00'),
  });
});

test('the nearest of three reminders is due', () => {
  const reminders = [61, 60, 31, 30, 8, 7, 1, 0, -1].map((days) => dueReminder(days));
  expect(reminders).toEqual([undefined, 60, 60, 30, 30, 7, 7, 7, undefined]);
});

test('members get reminders unless their renewal waits or their membership has ended', () => {
  expect(reminderStatuses).toEqual(['active', 'rejectedByAdmin']);
});

test('coordinators pay the institution fee, all others the individual fee', () => {
  const [coordinator, staff] = [{ isCoordinator: true }, { isCoordinator: false }];
  expect([coordinator, staff, null, undefined].map(feeOf)).toEqual([1_900_000, 150_000, 150_000, 150_000]);
  const people = [{ seat: coordinator }, { seat: staff }, { seat: null }, {}];
  expect(people.map(isStaff)).toEqual([false, true, false, false]);
});

describe('the label', () => {
  test('of a status in the user list', () => {
    expect(membershipStatuses.map(userListLabel).join()).toBe(
      'Inactive,Active,Inactive,Renew Member Rejected,Inactive',
    );
  });

  test('of a status in the request lists', () => {
    expect(requestListLabel('waitingApproval')).toBe('Waiting Approval');
    expect(requestListLabel('RequestRenew')).toBe('Waiting Approval');
    expect(requestListLabel('active')).toBe('Active');
  });

  test('of a gender', () => {
    const genders = ['laki-laki', 'perempuan', ''] as const;
    expect(genders.map(genderLabel)).toEqual(['Male', 'Female', '']);
  });
});

describe('a pause', () => {
  const day = (text: string) => new Date(`${text}T00:00:00+07:00`);
  const end = (text: string) => new Date(`${text}T16:30:00+07:00`);

  test.each([
    // Leap day, month ends, and a pause beyond the end.
    ['2027-06-30', '2027-02-01', '2027-03-01', '2027-07-28'],
    ['2028-06-30', '2028-02-01', '2028-03-01', '2028-07-29'],
    ['2027-01-31', '2027-01-31', '2027-02-01', '2027-02-01'],
    ['2027-02-28', '2027-02-20', '2027-12-20', '2027-12-28'],
    ['2027-12-31', '2027-01-01', '2029-01-01', '2029-12-31'],
  ])('of a membership until %s from %s to %s moves the end to %s', (until, from, back, moved) => {
    const pause = { from: day(from), until: day(back) };
    expect(extendByPause(end(until), pause)).toEqual(end(moved));
    expect(shortenByEndedPause(end(moved), pause, day(from))).toEqual(end(until));
    expect(shortenByEndedPause(end(moved), pause, day(back))).toEqual(end(moved));
  });

  test('that ends early gives back the days that were paused, also after a renewal', () => {
    const pause = { from: day('2027-03-01'), until: day('2027-09-01') };
    const moved = extendByPause(end('2027-06-30'), pause);
    expect(moved).toEqual(end('2027-12-31'));
    expect(shortenByEndedPause(moved, pause, day('2027-03-31'))).toEqual(end('2027-07-30'));
    expect(shortenByEndedPause(end('2028-12-31'), pause, day('2027-03-31'))).toEqual(end('2028-07-30'));
    expect(shortenByEndedPause(moved, pause, day('2027-01-15'))).toEqual(end('2027-06-30'));
    expect(shortenByEndedPause(moved, pause, day('2028-01-15'))).toEqual(end('2027-12-31'));
  });

  test('holds from the first day until the day of the return', () => {
    const fields = { pausedFrom: day('2027-03-01'), pausedUntil: day('2027-04-01').toISOString() };
    expect(isPausedAt(fields, new Date(day('2027-03-01').getTime() - 1))).toBe(false);
    expect(isPausedAt(fields, day('2027-03-01'))).toBe(true);
    expect(isPausedAt(fields, new Date(day('2027-04-01').getTime() - 1))).toBe(true);
    expect(isPausedAt(fields, day('2027-04-01'))).toBe(false);
    expect(isPausedAt({ pausedFrom: null, pausedUntil: null }, day('2027-03-02'))).toBe(false);
    expect(isPausedAt({}, day('2027-03-02'))).toBe(false);
    expect([pauseOf({}), pauseOf({ pausedFrom: day('2027-03-01') })]).toEqual([null, null]);
  });
});

test('a membership for life is valid, has no end in texts, and pays nothing without a seat', () => {
  expect(isLifetime(lifetimeEnd)).toBe(true);
  expect(isLifetime(lifetimeEnd.toISOString())).toBe(true);
  expect(isLifetime('2098-12-31T16:59:59Z')).toBe(false);
  expect(isLifetime(null)).toBe(false);
  expect(isValidAt(lifetimeEnd, new Date('2090-01-01T00:00:00Z'))).toBe(true);
  expect(untilText(lifetimeEnd, String)).toBe('seumur hidup');
  expect(untilText('2027-01-05T00:00:00Z', () => '5 Januari 2027')).toBe('sampai 5 Januari 2027');
  expect(endText(lifetimeEnd, String)).toBe('Seumur hidup');
  expect(endText('2027-01-05T00:00:00Z', () => '5 Januari 2027')).toBe('5 Januari 2027');
  expect(paysNoDues({ validUntil: lifetimeEnd })).toBe(true);
  expect(paysNoDues({ validUntil: lifetimeEnd, seat: { isCoordinator: true } })).toBe(false);
  expect(paysNoDues({ validUntil: '2027-01-05T00:00:00Z' })).toBe(false);
});
