import { describe, expect, test } from 'vitest';
import type { OutboxRecord } from '#data/records.ts';
import { knownMailOf } from './known-mail.ts';
import { textOf } from './texts.ts';

const recordOf = (kind: string, data: OutboxRecord['data']): OutboxRecord => ({
  kind,
  to: 'budi@example.org',
  userId: 'u1',
  data,
  state: 'waiting',
  createdAt: new Date(0),
  attempts: 0,
  dueAt: null,
  settledAt: null,
  lastError: null,
});

describe('a mail of the outbox', () => {
  test('is read as it was queued', () => {
    const data = { name: 'Budi', institution: 'Universitas Contoh', validUntil: '2026-12-31T03:00:00.000Z' };
    expect(knownMailOf(recordOf('seat-accepted', data))).toEqual({
      kind: 'seat-accepted',
      to: 'budi@example.org',
      userId: 'u1',
      name: 'Budi',
      data: { institution: 'Universitas Contoh', validUntil: '2026-12-31T03:00:00.000Z' },
    });
  });

  test.each(['smoke-signal', 'constructor'])('of kind %s is not known', (kind) => {
    expect(knownMailOf(recordOf(kind, { name: 'Budi' }))).toBeUndefined();
  });

  test('of an earlier version says nothing of what it did not carry', () => {
    const mail = knownMailOf(recordOf('registration-approved', {}));
    expect(mail).toMatchObject({ name: '', data: { validUntil: '' } });
    expect(mail && textOf(mail).indonesian).toEqual(['Selamat datang! Pendaftaran Anda disetujui.', '', '']);
    const rejected = knownMailOf(recordOf('renewal-rejected', { name: 'Budi' }));
    expect(rejected && textOf(rejected).english).toEqual([
      'We could not approve your renewal.',
      '',
      'Please upload a new proof of payment.',
      '',
    ]);
  });
});
