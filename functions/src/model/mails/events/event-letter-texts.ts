import { eventPath } from 'contract/entry-paths';
import type { MailTexts } from './mail-text.ts';
import { toOwnPage } from './own-pages.ts';

/** Mails that admins send to the people of an event. */
export const eventLetterTexts = {
  'event-letter': ({ event, eventId, subject, text }, context) => ({
    subject: `${subject} (${event})`,
    indonesian: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    english: [],
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
    furtherLinks: [toOwnPage('events', context).link],
  }),
  'event-survey': ({ event, eventId }) => ({
    subject: `Bagaimana acaranya? ${event} / Survey`,
    indonesian: [
      `Terima kasih sudah hadir di ${event}. Isi survei singkat: tiga penilaian dan dua pertanyaan.`,
      'Jawaban disimpan tanpa nama.',
    ],
    english: [
      `Thank you for attending ${event}. Please answer a short survey: three ratings and two questions.`,
      'Answers are stored without names.',
    ],
    link: { label: 'Isi survei / Answer the survey', path: `/membership/events/${eventId}/survey` },
  }),
} satisfies Partial<MailTexts>;
