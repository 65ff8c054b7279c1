import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { InstitutionRecord } from '#data/institution-records.ts';
import {
  computeSeatEnd,
  getOpenInvitations,
  institutionStatusOf,
  statusWithoutSeat,
  toUserSeat,
} from './institution-status.ts';

/** Returns a time in Jakarta. */
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
test.each([
  ['waits for its first approval', null, 'waiting'],
  ['is active with days to come', at('2027-11-21T09:00:00'), 'active'],
  ['is active all its last day', at('2026-11-21T00:00:00'), 'active'],
  ['has ended the day after', at('2026-11-20T23:59:59'), 'ended'],
])('an institution %s', (_what, validUntil, standing) => {
  expect(institutionStatusOf({ validUntil })).toBe(standing);
});

test.each([true, false])(
  "the record of a seat's holder names the institution (coordinator: %s)",
  (isCoordinator) => {
    const institution = { id: 'contoh', data: { name: 'Universitas Contoh' } };
    expect(toUserSeat(institution, isCoordinator)).toEqual({
      institutionId: 'contoh',
      institution: 'Universitas Contoh',
      isCoordinator,
    });
  },
);

test("a membership in a seat ends with the later of the institution's and the individual end", () => {
  const [sooner, end, later] = [
    at('2027-01-01T00:00:00'),
    at('2027-06-01T00:00:00'),
    at('2027-12-01T00:00:00'),
  ];
  const institution = {
    seats: [seat('sari', sooner), seat('budi', later), seat('dewi', null)],
  } as unknown as InstitutionRecord;
  const ends = ['sari', 'budi', 'dewi', 'nobody'].map((userId) => computeSeatEnd(institution, userId, end));
  expect(ends).toEqual([end, later, end, end]);
});

describe('a member without the seat', () => {
  test('stays active through the last day of the individual membership', () => {
    const end = at('2026-11-21T00:00:00');
    expect(statusWithoutSeat(seat('sari', end))).toEqual({ isActive: 'active', validUntil: end });
  });

  test('is expired after the end of the individual membership', () => {
    const end = at('2026-11-20T23:59:59');
    expect(statusWithoutSeat(seat('sari', end))).toEqual({ isActive: 'expired', validUntil: end });
  });

  test('without an individual membership is expired since the end of yesterday', () => {
    expect(statusWithoutSeat(seat('sari', null))).toEqual({
      isActive: 'expired',
      validUntil: at('2026-11-20T23:59:59.999'),
    });
  });
});

test('an invitation is open until the moment it expires', () => {
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
  expect(getOpenInvitations({ invitations }).map(({ id }) => id)).toEqual(['open']);
});
