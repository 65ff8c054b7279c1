import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { OutboxRecord } from '#data/records.ts';
import { mailKinds, namingFields } from '#model/base/mail-kinds.ts';
import { parseMail } from './parse-mail.ts';
import { composeText } from './texts.ts';

const buildRecord = (kind: string, data: OutboxRecord['data']): OutboxRecord => ({
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

describe('parsing a mail of the outbox', () => {
  test('gives the language of its reader, but Indonesian for admins', () => {
    const [toMember, toAdmin] = ['renewal-reopened', 'duties-changed'].map((kind) =>
      parseMail({ ...buildRecord(kind, {}), language: 'en' }),
    );
    expect([toMember?.language, toAdmin?.language]).toEqual(['en', 'id']);
  });

  test('returns its data as queued', () => {
    const data = { name: 'Budi', institution: 'Universitas Contoh', validUntil: '2026-12-31T03:00:00.000Z' };
    expect(parseMail(buildRecord('seat-accepted', data))).toEqual({
      kind: 'seat-accepted',
      to: 'budi@example.org',
      userId: 'u1',
      name: 'Budi',
      language: 'id',
      data: { institution: 'Universitas Contoh', validUntil: '2026-12-31T03:00:00.000Z' },
    });
  });

  test.each(['smoke-signal', 'constructor'])('returns undefined for the unknown kind %s', (kind) => {
    expect(parseMail(buildRecord(kind, { name: 'Budi' }))).toBeUndefined();
  });

  test('gives empty texts for missing data of an earlier version', () => {
    const mail = parseMail(buildRecord('registration-approved', {}));
    expect(mail).toMatchObject({ name: '', data: { validUntil: '' } });
    expect(mail && composeText(mail).paragraphs.id).toEqual([
      'Selamat datang! Pendaftaran Anda disetujui.',
      '',
      '',
      '',
    ]);
    const rejected = parseMail(buildRecord('renewal-rejected', { name: 'Budi' }));
    expect(rejected && composeText(rejected).paragraphs.en).toEqual([
      'We could not approve the renewal of your membership.',
      '',
      'Please upload a new proof of payment.',
      '',
    ]);
  });
});

/** Texts that name no person but the reader, by whose id or address an erasure finds the mail. */
const others = `
  about account answerBy askedAt at berlaku_sampai bill category certificate changeId confirmedBy content
  decidedAt deletedAfter deletionAt device dueAt duties email endsAt endsOn entry event eventId firstName
  formerNumber from group holder institution institutionId invitationId joinedAt key lastName link location
  merchant message messageId nama nmid nomor note number offeredAt on orderedBy otherEmail payment points
  question quote quotedAt reason references replyCode startsAt subject tautan_tagihan text title transfer
  until validUntil
`;

test('each text of a mail that names another person is declared, so that an erasure finds it', () => {
  const naming: Readonly<Record<string, readonly string[]>> = namingFields;
  const fields = Object.entries(mailKinds).flatMap(([kind, { shape }]) =>
    Object.entries<z.ZodType>(shape)
      .filter(
        ([field, schema]) =>
          schema.safeParse('Sari').data === 'Sari' && naming[kind]?.includes(field) !== true,
      )
      .map(([field]) => field),
  );
  expect([...new Set(fields)].sort(), 'A new field is in namingFields or in others').toEqual(
    others.trim().split(/\s+/),
  );
});
