import type { ContactMessage } from 'contract/contact-messages';
import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

const message = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: 'x',
  name: 'Dewi Lestari',
  email: 'dewi@example.org',
  state: 'open',
  isRead: true,
  createdAt: '2026-01-05T07:30:00.000Z',
  message: 'Apakah mahasiswa & dosen boleh mendaftar?\nTerima kasih.',
  ...changes,
});

/** Parses a mailto link as a mail program does. */
function read(link: string): { to: string; subject: string; body: string } {
  const [address = '', query = ''] = link.replace(/^mailto:/, '').split('?');
  const parts = Object.fromEntries(query.split('&').map((part) => part.split('=').map(decodeURIComponent)));
  return { to: decodeURIComponent(address), subject: String(parts.subject), body: String(parts.body) };
}

test('a reply quotes the message after a salutation', () => {
  expect(read(replyLink(message()))).toEqual({
    to: 'dewi@example.org',
    subject: 'Balasan dari SISINDO: pesan Anda',
    body: [
      'Yth. Dewi Lestari,',
      '',
      '',
      '',
      'Pada 5 jan 2026, 14.30 WIB Anda menulis:',
      '> Apakah mahasiswa & dosen boleh mendaftar?',
      '> Terima kasih.',
      '',
    ].join('\r\n'),
  });
});

test('sender data cannot add mail headers', () => {
  const link = replyLink(
    message({ email: "o'x+y?bcc=all%40example.org&z@example.org", name: 'A&cc=b@example.org' }),
  );
  expect(link).toContain('mailto:');
  expect(link.split('?')).toHaveLength(2);
  expect(link.split('&')).toHaveLength(2);
  expect(read(link).to).toBe("o'x+y?bcc=all%40example.org&z@example.org");
});

test('a long message is truncated for every mail program', () => {
  const link = replyLink(message({ message: 'kata '.repeat(800) }));
  expect(link.length).toBeLessThan(2000);
  expect(read(link).body).toMatch(/kata …\r\n$/);
});
