import { eventPath } from 'contract/entry-paths';
import { indonesianDateTime } from 'contract/text/dates';
import type { MailTexts } from './mail-text.ts';

const formatTime = (at: string): string => (at === '' ? '' : `${indonesianDateTime(at)} WIB`);

export const eventTexts = {
  'event-registered': ({ event, eventId, startsAt, endsAt, location }) => ({
    subject: `Anda terdaftar: ${event} / You are registered`,
    indonesian: [
      `Tempat Anda di ${event} sudah kami catat.`,
      'Bila Anda tidak dapat hadir, batalkan pendaftaran di halaman acara, supaya anggota lain dapat memakai tempat itu.',
    ],
    english: [
      `You have a place at ${event}.`,
      'If you cannot attend, please cancel the registration on the page of the event, so that another member can have the place.',
    ],
    facts: [
      { label: 'Mulai / Begins', value: formatTime(startsAt) },
      { label: 'Selesai / Ends', value: formatTime(endsAt) },
      { label: 'Tempat / Place', value: location },
    ].filter(({ value }) => value !== ''),
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
    furtherLinks: [{ label: 'Acara saya / My events', path: '/membership/events' }],
  }),
} satisfies Partial<MailTexts>;
