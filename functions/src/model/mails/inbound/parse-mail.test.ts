import { limits } from 'contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { parseInboundMail } from './parse-mail.ts';

const parse = (lines: readonly string[]) => parseInboundMail(Buffer.from(lines.join('\r\n')));
const head = ['From: =?utf-8?q?D=C3=A9wi?= <Dewi@Example.org>', 'Message-ID: <a1@mail.example.org>'];
const plain = [
  ...head,
  'To: layanan+0123456789abcdef01234567@example.org',
  'Subject: =?utf-8?q?Halo_=F0=9F=8C=BA?=',
];

test('a mail in plain text is read with its names, recipients and references', async () => {
  const mail = await parse([
    ...plain,
    'Cc: Budi <BUDI@example.org>',
    'Delivered-To: Kotak@example.org',
    'In-Reply-To: <c@x.example.org>',
    'References: <a@x.example.org> <b@x.example.org> <c@x.example.org>',
    '',
    'Baris satu\tdua',
    '> kutipan',
  ]);
  expect(mail).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    messageId: '<a1@mail.example.org>',
    from: { name: 'Déwi', address: 'dewi@example.org' },
    recipients: [
      'kotak@example.org',
      '',
      '',
      'layanan+0123456789abcdef01234567@example.org',
      'budi@example.org',
    ],
    subject: 'Halo \u{1F33A}',
    text: 'Baris satu dua\n> kutipan',
    references: ['<c@x.example.org>', '<b@x.example.org>', '<a@x.example.org>'],
    attachments: [],
    isAutomatic: false,
    isReport: false,
  });
});

test('a mail in HTML becomes text without scripts, styles and pictures', async () => {
  const { text } = await parse([
    ...plain,
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><style>p{color:red}</style></head><body><p>Halo &amp; <b>salam</b></p><p>Baris<br>dua</p>',
    '<script>alert(1)</script><img src="https://track.example.org/x.png" onerror="alert(2)"></body></html>',
  ]);
  expect(text).toMatch(/^Halo & salam\s+Baris\s*\ndua/);
  expect(text).not.toMatch(/alert|color|track|</);
});

test('the plain part of a mail with both is used, and attachments are listed only', async () => {
  const mail = await parse([
    ...plain,
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain',
    '',
    'Polos',
    '--a',
    'Content-Type: text/html',
    '',
    '<p>Kaya</p>',
    '--a--',
    '--m',
    'Content-Type: application/pdf; name="surat\u0007 izin.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('isi').toString('base64'),
    '--m--',
  ]);
  expect([mail.text, mail.attachments]).toEqual(['Polos', [{ name: 'surat izin.pdf', size: 3 }]]);
});

test('a long text is cut, and control characters and broken letters are removed', async () => {
  const { text } = await parse([...plain, '', `a\u0000b${'\u{1F33A}'.repeat(limits.mailCharacters)}`]);
  expect([...text]).toHaveLength(limits.mailCharacters);
  expect(text.startsWith('ab\u{1F33A}')).toBe(true);
  expect(text.endsWith(' …')).toBe(true);
});

describe('a mail is automatic', () => {
  test.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: auto-generated (rejected)', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Precedence: auto_reply', true],
    ['Precedence: normal', false],
    ['X-Autoreply: yes', true],
    ['Return-Path: <>', true],
    ['Return-Path: <dewi@example.org>', false],
  ])('with %s: %s', async (header, isAutomatic) => {
    expect((await parse([...plain, header, '', 'x'])).isAutomatic).toBe(isAutomatic);
  });
});

test.each([
  ['no sender', ['Subject: x']],
  ['two senders in one address', ['From: a@example.org,b@example.org <x y>']],
  ['an address that is none', ['From: Dewi <dewi>']],
  ['a long address', [`From: ${'x'.repeat(limits.emailCharacters)}@example.org`]],
])('%s has no address to answer', async (_what, lines) => {
  const { from } = await parse([...lines, 'Message-ID: <b@x.example.org>', '', 'x']);
  expect(['', 'a@example.org']).toContain(from.address);
});

test('control and direction characters are removed from all texts of a mail, and no address contains them', async () => {
  const file = 'Content-Disposition: attachment; filename="slip\u202egpj.exe\u0085"';
  const lines = [
    'From: "Dewi\u202e\u0007" <dewi@example.org>',
    'Subject: Halo\u2067 semua\u0085',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nBaris\u061c\u0000 satu\r\ndua',
    `--m\r\n${file}\r\nContent-Type: image/jpeg\r\n\r\nx\r\n--m--`,
  ];
  expect(await parse(lines)).toMatchObject({
    from: { name: 'Dewi', address: 'dewi@example.org' },
    subject: 'Halo semua',
    text: 'Baris satu\ndua',
    attachments: [{ name: 'slipgpj.exe' }],
  });
  const forged = await parse(['From: Dewi <dewi\u202e@example.org>', '', 'x']);
  expect(forged.from.address).toBe('');
});

test('references cannot add headers to a later mail', async () => {
  const { references, messageId } = await parse([
    'From: dewi@example.org',
    'Message-ID: <a b@x>',
    'References: <a@x.example.org\u0000> <ok@x.example.org> <<bad@x.example.org>',
    '',
    'x',
  ]);
  expect(messageId).toBe('');
  expect(references).toEqual(['<bad@x.example.org>', '<ok@x.example.org>']);
});

test('mails without a Message-ID have the id of their content', async () => {
  const [one, same, other] = await Promise.all(
    ['x', 'x', 'y'].map((text) => parse(['From: dewi@example.org', '', text])),
  );
  expect(one?.id).toBe(same?.id);
  expect(one?.id).not.toBe(other?.id);
});
