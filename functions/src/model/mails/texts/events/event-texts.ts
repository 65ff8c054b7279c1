import { formatRupiah } from 'contract/text/numbers';
import { factLabels, filledFacts, formatTime } from '#model/mails/texts/filled-facts.ts';
import {
  type Bilingual,
  type MailContext,
  type MailFact,
  type MailTexts,
  toAdminText,
} from '#model/mails/texts/mail-text.ts';
import { eventLabel, ownEventPath, toEventLink, toOwnPage } from '#model/mails/texts/own-pages.ts';

const toFacts = ({
  startsAt,
  endsAt,
  location,
}: Record<'startsAt' | 'endsAt' | 'location', string>): readonly MailFact[] =>
  filledFacts([
    { label: factLabels.startsAt, value: formatTime(startsAt) },
    { label: { id: 'Selesai', en: 'Ends' }, value: formatTime(endsAt) },
    { label: factLabels.location, value: location },
  ]);

const whenTexts: Readonly<Record<'week' | 'day' | 'hours', Bilingual>> = {
  week: { id: 'dalam tujuh hari', en: 'within seven days' },
  day: { id: 'dalam 24 jam', en: 'within 24 hours' },
  hours: { id: 'dalam dua jam', en: 'within two hours' },
};

const toLinks = (eventId: string, context: MailContext) => ({
  link: toEventLink(eventId, context),
  furtherLinks: [toOwnPage('events', context).link],
});

export const eventTexts = {
  'event-registered': ({ event, eventId, startsAt, endsAt, location, orderedBy }, context) => ({
    subject: { id: `Anda terdaftar: ${event}`, en: `You are registered: ${event}` },
    paragraphs: {
      id: [
        `Tempat Anda di ${event} sudah kami catat. Tunjukkan tiket Anda di pintu masuk.`,
        context.receipt === undefined ? '' : 'Kuitansinya terlampir.',
        orderedBy === undefined
          ? 'Bila Anda tidak dapat hadir, batalkan pendaftaran di halaman acara, supaya anggota lain dapat memakai tempat itu.'
          : `Tempat ini dipesan oleh ${orderedBy}. Bila Anda tidak dapat hadir, hubungi koordinatornya.`,
      ],
      en: [
        `You have a place at ${event}. Show your ticket at the entrance.`,
        context.receipt === undefined ? '' : 'The receipt is attached.',
        orderedBy === undefined
          ? 'If you cannot attend, cancel your registration on the event page, so that someone else can have your place.'
          : `This place was ordered by ${orderedBy}. If you cannot attend, contact its coordinator.`,
      ],
    },
    facts: toFacts({ startsAt, endsAt, location }),
    link: toEventLink(eventId, context),
    furtherLinks: [
      { label: { id: 'Tiket', en: 'Ticket' }, path: `/membership/events/${eventId}/ticket` },
      toOwnPage('events', context).link,
    ],
  }),
  'event-waiting': ({ event, eventId, position }) => ({
    subject: { id: `Daftar tunggu: ${event}`, en: `Waiting list: ${event}` },
    paragraphs: {
      id: [
        `Semua tempat di ${event} sudah terisi. Anda di urutan ke-${position} daftar tunggu.`,
        'Bila ada tempat untuk Anda, kami menahannya 24 jam dan mengirim email. Anda belum perlu membayar.',
      ],
      en: [
        `All places at ${event} are taken. You are number ${position} on the waiting list.`,
        "When there is a place for you, we hold it for 24 hours and send you an email. You don't need to pay yet.",
      ],
    },
    link: { label: { id: 'Lihat urutan', en: 'See your position' }, path: ownEventPath(eventId) },
  }),
  'event-place-offered': ({ event, eventId, dueAt }) => ({
    subject: { id: `Ada tempat untuk Anda: ${event}`, en: `A place for you: ${event}` },
    paragraphs: {
      id: [
        `Ada tempat untuk Anda di ${event}. Kami menahannya sampai ${formatTime(dueAt)}.`,
        'Daftar lewat tautan di bawah. Tanpa jawaban, tempat ini kami tawarkan kepada orang berikutnya.',
      ],
      en: [
        `There is a place for you at ${event}. We are holding it until ${formatTime(dueAt)}.`,
        'Register with the link below. Without an answer, we offer the place to the next person.',
      ],
    },
    facts: [{ label: { id: 'Batas jawaban', en: 'Answer by' }, value: formatTime(dueAt) }],
    link: { label: { id: 'Daftar', en: 'Register' }, path: ownEventPath(eventId) },
  }),
  'event-offer-lapsed': ({ event, eventId }) => ({
    subject: { id: `Tawaran tempat berakhir: ${event}`, en: `The offer of a place has ended: ${event}` },
    paragraphs: {
      id: [
        `Tempat Anda di ${event} kami tawarkan kepada orang berikutnya, karena Anda tidak mendaftar sampai batasnya.`,
        'Masih berminat? Masuk daftar tunggu lagi lewat tautan di bawah.',
      ],
      en: [
        `We have offered your place at ${event} to the next person, because you did not register in time.`,
        'Still interested? Join the waiting list again with the link below.',
      ],
    },
    link: { label: eventLabel, path: ownEventPath(eventId) },
  }),
  'event-requested': ({ event, eventId }) => ({
    subject: { id: `Permintaan diterima: ${event}`, en: `Request received: ${event}` },
    paragraphs: {
      id: [
        `Permintaan Anda untuk ikut ${event} sudah kami terima.`,
        'Panitia memeriksanya, lalu kami mengabari Anda lewat email. Anda belum perlu membayar.',
      ],
      en: [
        `We have received your request to attend ${event}.`,
        "The organisers review it, and we email you their decision. You don't need to pay yet.",
      ],
    },
    link: { label: { id: 'Lihat permintaan', en: 'See your request' }, path: ownEventPath(eventId) },
  }),
  'event-request-rejected': ({ event, eventId, reason }, context) => ({
    subject: { id: `Permintaan ditolak: ${event}`, en: `Request not accepted: ${event}` },
    paragraphs: {
      id: [
        `Permintaan Anda untuk ikut ${event} tidak dapat kami setujui.`,
        reason === null ? '' : `Alasan: ${reason}`,
      ],
      en: [
        `We could not approve your request to attend ${event}.`,
        reason === null ? '' : `Reason: ${reason}`,
      ],
    },
    link: toEventLink(eventId, context),
  }),
  'event-guest-link': ({ event }) => ({
    subject: { id: `Lanjutkan pendaftaran: ${event}`, en: `Continue your registration: ${event}` },
    paragraphs: {
      id: [
        `Buka halaman pendaftaran Anda untuk ${event} lewat tautan di bawah. Di sana Anda mengonfirmasi, membayar, dan melihat tiket.`,
        'Simpan email ini, dan jangan bagikan tautannya. Bukan Anda yang mendaftar? Abaikan saja: tanpa konfirmasi, data ini kami hapus setelah 48 jam.',
      ],
      en: [
        `Open the page of your registration for ${event} with the link below. That is where you confirm, pay and find your ticket.`,
        "Keep this email, and don't share the link. If it wasn't you who registered, ignore this email: without a confirmation, we delete the data after 48 hours.",
      ],
    },
    link: {
      label: { id: 'Lanjutkan pendaftaran', en: 'Continue your registration' },
      path: '/membership/events',
    },
  }),
  'event-guest-account': ({ event, eventId }) => ({
    subject: { id: `Masuk untuk mendaftar: ${event}`, en: `Log in to register: ${event}` },
    paragraphs: {
      id: [
        `Alamat email ini sudah memiliki akun. Masuk lewat tautan di bawah, lalu daftar ke ${event} dari sana.`,
        'Bukan Anda yang mendaftar? Abaikan saja email ini: tidak ada yang berubah.',
      ],
      en: [
        `This email address already has an account. Log in with the link below, then register for ${event} there.`,
        "If it wasn't you who registered, ignore this email: nothing has changed.",
      ],
    },
    link: { label: { id: 'Masuk dan daftar', en: 'Log in and register' }, path: ownEventPath(eventId) },
  }),
  'event-cancelled': ({ event, eventId, reason, amount, refund, ...facts }, context) => ({
    subject: { id: `Dibatalkan: ${event}`, en: `Cancelled: ${event}` },
    paragraphs: {
      id: [
        `${event} dibatalkan. Alasan: ${reason}`,
        refund > 0
          ? `${formatRupiah(refund)} kami kembalikan. Isi rekening Anda di ${toOwnPage('events', context).label.id}.`
          : amount === 0
            ? 'Pendaftaran Anda tidak perlu dibatalkan.'
            : 'Belum membayar? Jangan transfer lagi. Bila sudah, kami memeriksanya dan mengembalikan uangnya.',
      ],
      en: [
        `${event} has been cancelled. Reason: ${reason}`,
        refund > 0
          ? `We are refunding ${formatRupiah(refund)}. Enter your bank account at ${toOwnPage('events', context).label.en}.`
          : amount === 0
            ? "You don't need to cancel your registration."
            : "If you haven't paid yet, don't transfer any more. If you have, we check your payment and refund it.",
      ],
    },
    facts: toFacts(facts),
    ...toLinks(eventId, context),
  }),
  'event-changed': ({ event, eventId, ...facts }, context) => ({
    subject: { id: `Perubahan acara: ${event}`, en: `The event has changed: ${event}` },
    paragraphs: {
      id: [`Waktu, tempat, atau tautan ${event} berubah. Yang berlaku sekarang:`],
      en: [`The time, venue or link of ${event} has changed. It is now:`],
    },
    facts: toFacts(facts),
    ...toLinks(eventId, context),
  }),
  'event-reminder': ({ event, eventId, when, ...facts }, context) => ({
    subject: { id: `Pengingat: ${event}`, en: `Reminder: ${event}` },
    paragraphs: {
      id: [
        `${event} dimulai ${whenTexts[when].id}.`,
        'Bila Anda tidak dapat hadir, batalkan pendaftaran supaya anggota lain dapat memakai tempat Anda.',
      ],
      en: [
        `${event} begins ${whenTexts[when].en}.`,
        'If you cannot attend, cancel your registration, so that someone else can have your place.',
      ],
    },
    facts: toFacts(facts),
    ...toLinks(eventId, context),
  }),
  'event-manager': ({ by, event, eventId }) => ({
    ...toAdminText(
      `Anda mengelola acara: ${event}`,
      [`${by} menunjuk Anda sebagai pengelola ${event}. Anda dapat mengatur pendaftaran dan pesertanya.`],
      ['Kelola acara', `/admin/manage-event/registration/${eventId}`],
    ),
    reader: 'member',
  }),
} satisfies Partial<MailTexts>;
