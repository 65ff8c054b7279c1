import { asWritten, type MailTexts } from '#model/mails/texts/mail-text.ts';
import { toEventLink, toOwnPage } from '#model/mails/texts/own-pages.ts';

/** Mails that admins send to the people of an event. */
export const eventLetterTexts = {
  'event-letter': ({ event, eventId, subject, text }, context) => ({
    subject: asWritten(`${subject} (${event})`),
    paragraphs: asWritten(text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())),
    link: toEventLink(eventId, context),
    furtherLinks: [toOwnPage('events', context).link],
  }),
  'event-survey': ({ event, eventId }) => ({
    subject: { id: `Bagaimana acaranya? ${event}`, en: `How was it? ${event}` },
    paragraphs: {
      id: [
        `Terima kasih sudah hadir di ${event}. Isi survei singkat: tiga penilaian dan dua pertanyaan.`,
        'Jawaban disimpan tanpa nama.',
      ],
      en: [
        `Thank you for attending ${event}. Answer a short survey: three ratings and two questions.`,
        'Answers are stored without names.',
      ],
    },
    link: {
      label: { id: 'Isi survei', en: 'Answer the survey' },
      path: `/membership/events/${eventId}/survey`,
    },
  }),
} satisfies Partial<MailTexts>;
