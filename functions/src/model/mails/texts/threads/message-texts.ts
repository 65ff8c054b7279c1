import { association } from 'contract/text/association';
import { adminListDateTime, formatDateTime } from 'contract/text/dates';
import { asWritten, type Bilingual, type MailTexts, toAdminText } from '#model/mails/texts/mail-text.ts';

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
const answerSubject = (subject: string): Bilingual =>
  subject === ''
    ? {
        id: `Re: Pesan Anda kepada ${association.shortName}`,
        en: `Re: Your message to ${association.shortName}`,
      }
    : asWritten(`Re: ${subject.replace(/^(?:re:\s*)+/i, '')}`);

const toParagraphs = (text: string): string[] => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

/** Mails about messages of visitors. */
export const messageTexts = {
  'contact-message': (data) => ({
    ...toAdminText(
      `Pesan dari ${[data.firstName, data.lastName].filter(Boolean).join(' ')} lewat formulir kontak`,
      [`Dari: ${data.email}`, data.message],
      ['Buka pesan', data.messageId === '' ? '/admin/messages' : `/admin/messages/${data.messageId}`],
    ),
    reader: 'association',
    replyTo: data.email,
  }),
  'message-answer': ({ subject, text, by, quote: quoted, quotedAt, replyCode, references }) => ({
    subject: answerSubject(subject),
    paragraphs: {
      id: [
        ...toParagraphs(text),
        `Salam,\n${by}\n${association.shortName}`,
        `Pada ${adminListDateTime(quotedAt)} Anda menulis:\n${quote(quoted)}`,
      ],
      en: [
        ...toParagraphs(text),
        `Best wishes,\n${by}\n${association.shortName}`,
        `On ${formatDateTime(quotedAt)} WIB, you wrote:\n${quote(quoted)}`,
      ],
    },
    reader: 'correspondent',
    replyTo: replyCode === '' ? undefined : replyAddress(replyCode),
    references: references.split(' ').filter(Boolean),
  }),
  'message-assigned': ({ messageId, by }) =>
    toAdminText(
      'Satu pesan ditugaskan kepada Anda',
      [`${by} menugaskan satu pesan kepada Anda. Baca dan jawab pesannya di halaman admin.`],
      ['Buka pesan', `/admin/messages/${messageId}`],
    ),
} satisfies Partial<MailTexts>;
