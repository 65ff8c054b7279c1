import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { InstitutionRecord } from '#data/institution-records.ts';
import { endInSeatOf, openInvitationsOf, standingOf, standingWithoutSeatOf, userSeatOf } from './standing.ts';

/** Moments are written in Jakarta's time, as people read them. */
const at = (text: string): Date => new Date(`${text}+07:00`);
const seat = (userId: string, previousValidUntil: Date | null) => ({
  userId,
  isCoordinator: false,
  since: at('2026-01-01T00:00:00'),
  previousValidUntil,
});

beforeEach(() => {
  vi.useFakeTimers({ now: at('2026-11-21T09:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['waits for its first approval', null, 'waiting'],
  ['is active with days to come', at('2027-11-21T09:00:00'), 'active'],
  ['is active all its last day', at('2026-11-21T00:00:00'), 'active'],
  ['has ended the day after', at('2026-11-20T23:59:59'), 'ended'],
])('an institution %s', (_what, validUntil, standing) => {
  expect(standingOf({ validUntil })).toBe(standing);
});

test.each([true, false])('the record of who has a seat names it (coordinator: %s)', (isCoordinator) => {
  const institution = { id: 'contoh', data: { name: 'Universitas Contoh' } };
  expect(userSeatOf(institution, isCoordinator)).toEqual({
    institutionId: 'contoh',
    institution: 'Universitas Contoh',
    isCoordinator,
  });
});

test('in a seat the later end counts: that of the institution, or what was paid for alone', () => {
  const [sooner, end, later] = [
    at('2027-01-01T00:00:00'),
    at('2027-06-01T00:00:00'),
    at('2027-12-01T00:00:00'),
  ];
  const institution = {
    seats: [seat('sari', sooner), seat('budi', later), seat('dewi', null)],
  } as unknown as InstitutionRecord;
  const ends = ['sari', 'budi', 'dewi', 'nobody'].map((userId) => endInSeatOf(institution, userId, end));
  expect(ends).toEqual([end, later, end, end]);
});

describe('without the seat somebody', () => {
  test('stays a member, all the last day, by what was paid for alone', () => {
    const end = at('2026-11-21T00:00:00');
    expect(standingWithoutSeatOf(seat('sari', end))).toEqual({ isActive: 'active', validUntil: end });
  });

  test('has expired with the end of what was paid for alone', () => {
    const end = at('2026-11-20T23:59:59');
    expect(standingWithoutSeatOf(seat('sari', end))).toEqual({ isActive: 'expired', validUntil: end });
  });

  test('has expired with the end of yesterday where nothing was', () => {
    expect(standingWithoutSeatOf(seat('sari', null))).toEqual({
      isActive: 'expired',
      validUntil: at('2026-11-20T23:59:59.999'),
    });
  });
});

test('an invitation is open until the moment that it expires', () => {
  const invitation = (id: string, expiresAt: Date) => ({
    id,
    email: 'sari@example.org',
    codeHash: null,
    invitedAt: at('2026-11-07T09:00:00'),
    expiresAt,
  });
  const invitations = [
    invitation('gone', at('2026-11-21T08:59:59.999')),
    invitation('going', at('2026-11-21T09:00:00')),
    invitation('open', at('2026-11-21T09:00:00.001')),
  ];
  expect(openInvitationsOf({ invitations }).map(({ id }) => id)).toEqual(['open']);
});
