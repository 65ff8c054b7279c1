import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { expect, test, vi } from 'vitest';
import {
  documentsOf,
  everything,
  everythingButAudit,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { contactForm } from '../../../support/factories/content.ts';
import { anonymous, as, inProcessTransport } from '../../../support/suite/client.ts';

test('a message is stored together with a queued mail to the association, without fields outside the form', async () => {
  const form = {
    ...contactForm({ email: ' Dewi@Example.org ' }),
    to: 'semua@example.org',
    state: 'sent',
    kind: 'x',
  };
  const request = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) };
  const { body } = await anonymous.send('POST', '/contact', request);
  expect(body).toEqual({ message: 'Pesan Anda sudah terkirim. Kami akan membalas melalui email.' });
  const [[id, stored] = ['', {}], ...more] = Object.entries(await documentsOf('messages'));
  const message = {
    firstName: 'Dewi',
    lastName: 'Lestari',
    email: 'dewi@example.org',
    message: 'Apakah mahasiswa boleh mendaftar?\nTerima kasih.',
  };
  expect([stored, more]).toEqual([
    {
      schema: 3,
      ...message,
      search: expect.arrayContaining(['dewi lestari']),
      createdAt: expect.any(Date),
      state: 'open',
      isRead: false,
      assignee: null,
      assigneeId: '',
    },
    [],
  ]);
  expect(await storedDocument('totals', 'messages')).toEqual({ open: 1 });
  expect(await valuesOf('outbox')).toEqual([
    {
      kind: 'contact-message',
      to: association.serviceEmail,
      userId: null,
      data: { name: association.shortName, messageId: id, ...message },
      state: 'waiting',
      attempts: 0,
      createdAt: expect.any(Date),
      dueAt: expect.any(Date),
      settledAt: null,
      lastError: null,
    },
  ]);
});

const tooLong = (maximum: string) => `Terlalu panjang: paling banyak ${maximum} karakter.`;
const letters = 'Mengandung karakter yang tidak didukung.';
test.each<[string, keyof ReturnType<typeof contactForm>, string, string]>([
  ['no first name', 'firstName', ' ', 'Wajib diisi.'],
  ['a long first name', 'firstName', 'x'.repeat(limits.nameCharacters + 1), tooLong('120')],
  ['a first name with a header', 'firstName', 'Dewi\r\nBcc: semua@example.org', letters],
  ['a last name with a header', 'lastName', 'Lestari\nBcc: semua@example.org', letters],
  ['no address', 'email', '', 'Wajib diisi.'],
  ['an address that is none', 'email', 'dewi@', 'Alamat email tidak valid.'],
  ['two addresses', 'email', 'a@example.org,b@example.org', 'Alamat email tidak valid.'],
  ['no message', 'message', '\n', 'Wajib diisi.'],
  ['a long message', 'message', 'x'.repeat(limits.messageCharacters + 1), tooLong('4.000')],
  ['a message with control characters', 'message', 'a\u0000b', letters],
])('%s is refused and stores nothing', async (_what, field, value, message) => {
  const before = await everything();
  const { body } = await anonymous.refused('sendContactMessage', contactForm({ [field]: value }));
  expect(body).toMatchObject({ code: 'invalid-input', message, fields: { [field]: message } });
  expect(await everything()).toEqual(before);
});

test('a message of the maximum length with any letters arrives completely', async () => {
  const message = '\u{1F33A}é'.repeat(limits.messageCharacters / 3);
  await anonymous.ok('sendContactMessage', contactForm({ message }));
  expect(await valuesOf('messages')).toMatchObject([{ message }]);
});

test('a message with the filled honeypot field is thanked for and dropped', async () => {
  const before = await everything();
  const { body } = await anonymous.ok('sendContactMessage', contactForm({ website: 'https://spam.example' }));
  expect(body.message).toContain('terkirim');
  expect(await everything()).toEqual(before);
});

test('messages of one network are limited, bots included, and only the refusal is stored', async () => {
  vi.stubEnv('CONTACT_MESSAGES_PER_ADDRESS', '2');
  const from = (address: string) => as(undefined, inProcessTransport(), { 'x-forwarded-for': address });
  await from('203.0.113.5').ok('sendContactMessage', contactForm({ website: 'x' }));
  await from('203.0.113.5').ok('sendContactMessage', contactForm());
  const before = await everythingButAudit();
  const refusal = await from('203.0.113.5').refused('sendContactMessage', contactForm());
  expect(refusal.body.code).toBe('too-many-requests');
  expect(await everythingButAudit()).toEqual(before);
  await from('203.0.114.5').ok('sendContactMessage', contactForm());
});
