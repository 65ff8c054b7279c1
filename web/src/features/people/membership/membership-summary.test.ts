import { personFieldNames, pickPersonValues } from 'contract/rules/people/person-fields';
import type { User } from 'contract/schemas/people';
import { describe, expect, test } from 'vitest';
import { summarizeMembership } from './membership-summary.ts';

const now = new Date('2026-06-15T05:00:00Z');
const member: User = {
  _id: 'a1',
  name: 'Budi Santoso',
  email: 'budi@example.org',
  ...pickPersonValues(personFieldNames, {}),
  role: 'Member',
  latinName: '',
  isActive: 'active',
  profilePhoto: null,
  memberNumber: 'SISINDO-2025-000001',
  emailVerifiedAt: null,
  rejectionReason: null,
  question: null,
  answer: null,
  consent: null,
  wantsReminders: true,
  createdAt: '2025-01-05T03:00:00.000Z',
  updatedAt: '2025-01-05T03:00:00.000Z',
  validUntil: '2027-01-05T03:00:00.000Z',
};
const summarize = (over: Partial<User>) => summarizeMembership({ ...member, ...over }, now);
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

describe('summarizeMembership', () => {
  test('returns the specified texts (requirements 3.2.1)', () => {
    expect(summarize({}).text).toBe('Membership is active until January 2027');
    expect(summarize({ isActive: 'waitingApproval', validUntil: null }).text).toBe(
      'Status: Waiting for Admin Approval',
    );
    expect(summarize({ isActive: 'RequestRenew' }).text).toBe(
      'Status: Membership renewal is being processed',
    );
    expect(summarize({ isActive: 'rejectedByAdmin' }).text).toBe('Membership is in process');
    expect(summarize({ isActive: 'expired' }).text).toBe('Membership is in process');
  });

  test('warns at 60, 30 and 7 days', () => {
    const toneIn = (days: number) => summarize({ validUntil: inDays(days) }).tone;
    expect([61, 60, 31, 30, 8, 7, 0].map(toneIn).join(' ')).toBe(
      'good waiting waiting soon soon urgent urgent',
    );
    expect(summarize({ validUntil: inDays(12) }).remaining).toBe('12 hari lagi');
    expect(summarize({ validUntil: inDays(0) }).remaining).toBe('Berakhir hari ini');
  });

  test.each([
    [{ isActive: 'waitingApproval', validUntil: null }, 'Pendaftaran sedang diperiksa'],
    [
      { isActive: 'RequestRenew' },
      'Perpanjangan sedang diperiksa; keanggotaan tetap berlaku sampai 5 Januari 2027',
    ],
    [
      { isActive: 'RequestRenew', validUntil: inDays(-3) },
      'Perpanjangan sedang diperiksa; keanggotaan berakhir pada 12 Juni 2026',
    ],
    [
      { isActive: 'rejectedByAdmin', validUntil: inDays(-3) },
      'Perpanjangan ditolak; keanggotaan berakhir pada 12 Juni 2026',
    ],
    [{ isActive: 'expired', validUntil: inDays(-3) }, 'Keanggotaan berakhir'],
    [{ isActive: 'active', validUntil: null }, 'Keanggotaan aktif'],
  ] as const)('leads with what is true now: %o', (over, heading) => {
    expect(summarize(over).heading).toBe(heading);
  });

  test('explains to a rejected member that the remaining validity is unaffected', () => {
    expect(summarize({ isActive: 'rejectedByAdmin' })).toMatchObject({
      heading: 'Perpanjangan ditolak; keanggotaan tetap berlaku sampai 5 Januari 2027',
      explanation: 'Unggah bukti baru. Data lain sudah tersimpan.',
      mayRenew: true,
    });
    expect(summarize({ isActive: 'rejectedByAdmin', validUntil: null }).heading).toBe('Perpanjangan ditolak');
  });

  test('leaves the renewal of staff to their institution', () => {
    const seat = { institutionId: 'i1', institution: 'Institut Contoh', isCoordinator: false };
    expect(summarize({ seat })).toMatchObject({
      mayRenew: false,
      heading: 'Keanggotaan berlaku sampai 5 Januari 2027',
      explanation: 'Melalui Institut Contoh.',
    });
    const ended = summarize({ seat, isActive: 'expired', validUntil: inDays(-3) });
    expect(ended.explanation).toContain('Koordinator institusi dapat memperpanjangnya.');
    expect(summarize({ seat: { ...seat, isCoordinator: true } }).mayRenew).toBe(true);
  });

  test('reports a membership as expired from the day after its last one, even if stored as active', () => {
    expect(summarize({ validUntil: inDays(-1) })).toEqual({
      heading: 'Keanggotaan berakhir',
      text: 'Membership is in process',
      tone: 'urgent',
      remaining: undefined,
      explanation: 'Berakhir pada 14 Juni 2026. Perpanjang untuk mengaktifkannya kembali.',
      mayRenew: true,
    });
  });

  test('offers a renewal only where the contract allows one', () => {
    expect(summarize({ isActive: 'expired', validUntil: inDays(-3) })).toMatchObject({
      mayRenew: true,
      remaining: undefined,
    });
    expect(summarize({ isActive: 'waitingApproval', validUntil: null }).mayRenew).toBe(false);
    expect(summarize({ isActive: 'RequestRenew' }).mayRenew).toBe(false);
  });
});
