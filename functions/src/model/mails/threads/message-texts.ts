import { association } from 'contract/text/association';
import { adminListDateTime } from 'contract/text/dates';
import type { MailTexts } from '#model/mails/mail-text.ts';

const quotedCharacters = 2000;

/** Quotes a text as mail programs do. */
function quote(text: string): string {
  const characters = [...text.replace(/\r\n?/g, '\n')];
  const excerpt = characters.slice(0, quotedCharacters).join('').trimEnd();
  return `${excerpt}${characters.length > quotedCharacters ? ' …' : ''}`.replace(/^/gm, '> ');
}

/** Returns the association's address for replies to one thread: layanan+{code}@example.org. */
const replyAddress = (code: string): string => association.serviceEmail.replace('@', `+${code}@`);

/** Subject of an answer to a mail, or to a message of the contact form, which has none. */
const answerSubject = (subject: string): string =>
  subject === ''
    ? `Re: Pesan Anda kepada ${association.shortName}`
    : `Re: ${subject.replace(/^(?:re:\s*)+/i, '')}`;

/** Mails about messages of visitors. */
export const messageTexts = {
  'contact-message': (data) => ({
    subject: `Pesan dari ${[data.firstName, data.lastName].filter(Boolean).join(' ')} lewat formulir kontak`,
    indonesian: [`Dari: ${data.email}`, data.message],
    english: [],
    link: {
      label: 'Buka pesan',
      path: data.messageId === '' ? '/admin/messages' : `/admin/messages/${data.messageId}`,
    },
    reader: 'association',
    replyTo: data.email,
  }),
  'message-answer': ({ subject, text, by, quote: quoted, quotedAt, replyCode, references }) => ({
    subject: answerSubject(subject),
    indonesian: [
      ...text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      `Salam,\n${by}\n${association.shortName}`,
      `Pada ${adminListDateTime(quotedAt)} Anda menulis:\n${quote(quoted)}`,
    ],
    english: [],
    reader: 'correspondent',
    replyTo: replyCode === '' ? undefined : replyAddress(replyCode),
    references: references.split(' ').filter(Boolean),
  }),
  'message-assigned': ({ messageId, by }) => ({
    subject: 'Satu pesan ditugaskan kepada Anda',
    indonesian: [`${by} menugaskan satu pesan kepada Anda. Baca dan jawab pesannya di halaman admin.`],
    english: [],
    link: { label: 'Buka pesan', path: `/admin/messages/${messageId}` },
    reader: 'admin',
  }),
} satisfies Partial<MailTexts>;
