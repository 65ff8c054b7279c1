import { eventPath } from 'contract/entry-paths';
import { englishDate, formatDateTime, timeOfDay } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import type { MailContext, MailTexts } from './mail-text.ts';
import { toOwnPage } from './own-pages.ts';

const formatTime = (at: string): string => (at === '' ? '' : `${formatDateTime(at)} WIB`);

const formatEnglishTime = (at: string): string =>
  at === '' ? '' : `${englishDate(at)}, ${timeOfDay(at)} WIB`;

const ownEventPath = (id: string): string => `/membership/events/${id}`;

const toFacts = ({ startsAt, endsAt, location }: Record<'startsAt' | 'endsAt' | 'location', string>) =>
  [
    { label: 'Mulai / Begins', value: formatTime(startsAt) },
    { label: 'Selesai / Ends', value: formatTime(endsAt) },
    { label: 'Tempat / Place', value: location },
  ].filter(({ value }) => value !== '');

const whenTexts = {
  week: { indonesian: 'dalam tujuh hari', english: 'within seven days' },
  day: { indonesian: 'dalam 24 jam', english: 'within 24 hours' },
  hours: { indonesian: 'dalam dua jam', english: 'within two hours' },
} as const;

const toLinks = (eventId: string, context: MailContext) => ({
  link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
  furtherLinks: [toOwnPage('events', context).link],
});

export const eventTexts = {
  'event-registered': ({ event, eventId, startsAt, endsAt, location, orderedBy }, context) => ({
    subject: `Anda terdaftar: ${event} / You are registered`,
    indonesian: [
      `Tempat Anda di ${event} sudah kami catat. Tunjukkan tiket Anda di pintu masuk.`,
      context.receipt === undefined ? '' : 'Kuitansinya terlampir.',
      orderedBy === undefined
        ? 'Bila Anda tidak dapat hadir, batalkan pendaftaran di halaman acara, supaya anggota lain dapat memakai tempat itu.'
        : `Tempat ini dipesan oleh ${orderedBy}. Bila Anda tidak dapat hadir, hubungi koordinatornya.`,
    ],
    english: [
      `You have a place at ${event}. Please show your ticket at the entrance.`,
      context.receipt === undefined ? '' : 'The receipt is attached.',
      orderedBy === undefined
        ? 'If you cannot attend, please cancel the registration on the page of the event, so that another member can have the place.'
        : `The place was ordered by ${orderedBy}. If you cannot attend, please tell its coordinator.`,
    ],
    facts: toFacts({ startsAt, endsAt, location }),
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
    furtherLinks: [
      { label: 'Tiket / Ticket', path: `/membership/events/${eventId}/ticket` },
      toOwnPage('events', context).link,
    ],
  }),
  'event-waiting': ({ event, eventId, position }) => ({
    subject: `Daftar tunggu: ${event} / Waiting list`,
    indonesian: [
      `Semua tempat di ${event} sudah terisi. Anda di urutan ke-${position} daftar tunggu.`,
      'Bila ada tempat untuk Anda, kami menahannya 24 jam dan mengirim email. Anda belum perlu membayar.',
    ],
    english: [
      `All places at ${event} are reserved. You are number ${position} on the waiting list.`,
      'When there is a place for you, we hold it for 24 hours and send you a mail. You need not pay now.',
    ],
    link: { label: 'Lihat urutan / See the position', path: ownEventPath(eventId) },
  }),
  'event-place-offered': ({ event, eventId, dueAt }) => ({
    subject: `Ada tempat untuk Anda: ${event} / A place for you`,
    indonesian: [
      `Ada tempat untuk Anda di ${event}. Kami menahannya sampai ${formatTime(dueAt)}.`,
      'Daftar lewat tautan di bawah. Tanpa jawaban, tempat ini kami tawarkan kepada orang berikutnya.',
    ],
    english: [
      `There is a place for you at ${event}. We hold it until ${formatEnglishTime(dueAt)}.`,
      'Please register with the link below. Without an answer, we offer the place to the next person.',
    ],
    facts: [{ label: 'Batas jawaban / Answer by', value: formatTime(dueAt) }],
    link: { label: 'Daftar / Register', path: ownEventPath(eventId) },
  }),
  'event-offer-lapsed': ({ event, eventId }) => ({
    subject: `Tawaran tempat berakhir: ${event} / The offer has ended`,
    indonesian: [
      `Tempat Anda di ${event} kami tawarkan kepada orang berikutnya, karena Anda tidak mendaftar sampai batasnya.`,
      'Masih berminat? Masuk daftar tunggu lagi lewat tautan di bawah.',
    ],
    english: [
      `We offered your place at ${event} to the next person, because you did not register in time.`,
      'If you are still interested, join the waiting list again with the link below.',
    ],
    link: { label: 'Lihat acara / See the event', path: ownEventPath(eventId) },
  }),
  'event-requested': ({ event, eventId }) => ({
    subject: `Permintaan diterima: ${event} / Request received`,
    indonesian: [
      `Permintaan Anda untuk ikut ${event} sudah kami terima.`,
      'Panitia memeriksanya, lalu kami mengabari Anda lewat email. Anda belum perlu membayar.',
    ],
    english: [
      `We received your request to attend ${event}.`,
      'The organisers review it, and we send you a mail with the decision. You need not pay now.',
    ],
    link: { label: 'Lihat permintaan / See the request', path: ownEventPath(eventId) },
  }),
  'event-request-rejected': ({ event, eventId, reason }) => ({
    subject: `Permintaan ditolak: ${event} / Request declined`,
    indonesian: [
      `Permintaan Anda untuk ikut ${event} tidak dapat kami setujui.`,
      reason === null ? '' : `Alasan: ${reason}`,
    ],
    english: [
      `We could not approve your request to attend ${event}.`,
      reason === null ? '' : `Reason: ${reason}`,
    ],
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
  }),
  'event-guest-link': ({ event }) => ({
    subject: `Lanjutkan pendaftaran: ${event} / Continue your registration`,
    indonesian: [
      `Buka halaman pendaftaran Anda untuk ${event} lewat tautan di bawah. Di sana Anda mengonfirmasi, membayar, dan melihat tiket.`,
      'Simpan email ini, dan jangan bagikan tautannya. Bukan Anda yang mendaftar? Abaikan saja: tanpa konfirmasi, data ini kami hapus setelah 48 jam.',
    ],
    english: [
      `Open the page of your registration for ${event} with the link below. There you confirm, pay, and find your ticket.`,
      'Keep this mail, and do not share the link. If it was not you, ignore this mail: without a confirmation, we delete the data after 48 hours.',
    ],
    link: { label: 'Lanjutkan pendaftaran / Continue', path: '/membership/events' },
  }),
  'event-guest-account': ({ event, eventId }) => ({
    subject: `Masuk untuk mendaftar: ${event} / Log in to register`,
    indonesian: [
      `Alamat email ini sudah memiliki akun. Masuk lewat tautan di bawah, lalu daftar ke ${event} dari sana.`,
      'Bukan Anda yang mendaftar? Abaikan saja email ini: tidak ada yang berubah.',
    ],
    english: [
      `This address already has an account. Log in with the link below, and register for ${event} there.`,
      'If it was not you, ignore this mail: nothing has changed.',
    ],
    link: { label: 'Masuk dan daftar / Log in and register', path: ownEventPath(eventId) },
  }),
  'event-cancelled': ({ event, eventId, reason, amount, refund, ...facts }, context) => ({
    subject: `Dibatalkan: ${event} / Cancelled`,
    indonesian: [
      `${event} dibatalkan. Alasan: ${reason}`,
      refund > 0
        ? `${formatRupiah(refund)} kami kembalikan. Isi rekening Anda di ${toOwnPage('events', context).indonesian}.`
        : amount === 0
          ? 'Pendaftaran Anda tidak perlu dibatalkan.'
          : 'Belum membayar? Jangan transfer lagi. Bila sudah, kami memeriksanya dan mengembalikan uangnya.',
    ],
    english: [
      `${event} is cancelled. Reason: ${reason}`,
      refund > 0
        ? `We return ${formatRupiah(refund)}. Please enter your bank account at ${toOwnPage('events', context).english}.`
        : amount === 0
          ? 'You need not cancel your registration.'
          : 'If you have not paid, please do not pay any more. If you have, we check it and return the money.',
    ],
    facts: toFacts(facts),
    ...toLinks(eventId, context),
  }),
  'event-changed': ({ event, eventId, ...facts }, context) => ({
    subject: `Perubahan acara: ${event} / The event has changed`,
    indonesian: [`Waktu, tempat, atau tautan ${event} berubah. Yang berlaku sekarang:`],
    english: [`Time, place or link of ${event} has changed. It is now:`],
    facts: toFacts(facts),
    ...toLinks(eventId, context),
  }),
  'event-reminder': ({ event, eventId, when, ...facts }, context) => ({
    subject: `Pengingat: ${event} / Reminder`,
    indonesian: [
      `${event} dimulai ${whenTexts[when].indonesian}.`,
      'Bila Anda tidak dapat hadir, batalkan pendaftaran supaya anggota lain dapat memakai tempat Anda.',
    ],
    english: [
      `${event} begins ${whenTexts[when].english}.`,
      'If you cannot attend, please cancel the registration, so that another member can have your place.',
    ],
    facts: toFacts(facts),
    ...toLinks(eventId, context),
  }),
  'event-manager': ({ by, event, eventId }) => ({
    subject: `Anda mengelola acara: ${event} / You manage an event`,
    indonesian: [
      `${by} menunjuk Anda sebagai pengelola ${event}. Anda dapat mengatur pendaftaran dan pesertanya.`,
    ],
    english: [`${by} named you as manager of ${event}. You can manage its registration and participants.`],
    link: {
      label: 'Kelola acara / Manage the event',
      path: `/admin/manage-event/registration/${eventId}`,
    },
  }),
} satisfies Partial<MailTexts>;
