import { eventPath } from 'contract/entry-paths';
import type { MailTexts } from './mail-text.ts';

/** Mails that admins send to the people of an event. */
export const eventLetterTexts = {
  'event-letter': ({ event, eventId, subject, text }) => ({
    subject: `${subject} (${event})`,
    indonesian: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    english: [],
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
    furtherLinks: [{ label: 'Acara saya / My events', path: '/membership/events' }],
  }),
} satisfies Partial<MailTexts>;
