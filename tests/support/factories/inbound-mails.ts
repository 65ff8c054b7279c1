import { randomUUID } from 'node:crypto';

/** Key of the mail server in the emulators. */
export const inboundMailKey = 'sisindo-demo-inbound-key-not-secret';

interface MailParts {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly messageId?: string;
  /** Further header lines: 'In-Reply-To: <a@example.org>'. */
  readonly headers?: readonly string[];
}

/** Creates the source of a mail in plain text, as a mail server forwards it. */
export const mailSource = ({
  from = 'Dewi Lestari <dewi@example.org>',
  to = 'layanan@example.org',
  subject = 'Pertanyaan',
  text = 'Apakah mahasiswa boleh mendaftar?',
  messageId = `<${randomUUID()}@mail.example.org>`,
  headers = [],
}: MailParts = {}): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: ${messageId}`,
      'Date: Thu, 26 Nov 2026 10:00:00 +0700',
      ...headers,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text.replaceAll('\n', '\r\n'),
      '',
    ].join('\r\n'),
  );
