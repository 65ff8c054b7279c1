import { localizeReason } from 'contract/rules/known-reasons';
import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer } from 'contract/rules/money/transfer-notes';
import { formatRupiah } from 'contract/text/numbers';
import { bankFacts, factLabels, formatTime } from '#model/mails/texts/filled-facts.ts';
import type { MailFact, MailTexts } from '#model/mails/texts/mail-text.ts';
import { ownEventPath } from '#model/mails/texts/own-pages.ts';

/** Group of places that a mail is about; empty for a single place. */
interface Group {
  readonly group?: string;
  readonly institution?: string;
  readonly places?: number;
}

const toPath = (eventId: string, { group }: Group): string =>
  group === undefined ? ownEventPath(eventId) : groupPath(group);

const groupPath = (group: string): string => `/membership/events/groups/${group}`;

const placeOf = (event: string, { group, institution, places }: Group): string =>
  group === undefined ? `Tempat Anda di ${event}` : `${places} tempat ${institution} di ${event}`;

const formatPlaces = (places: number | undefined): string => `${places} ${places === 1 ? 'place' : 'places'}`;

const englishPlaceOf = (event: string, { group, institution, places }: Group): string =>
  group === undefined
    ? `your place at ${event}`
    : `the ${formatPlaces(places)} of ${institution} at ${event}`;

const toBillFacts = ({
  amount,
  bill,
}: {
  readonly amount: number;
  readonly bill: string;
}): readonly MailFact[] => [
  { label: factLabels.exactAmount, value: formatRupiah(amount) },
  { label: factLabels.billCode, value: bill === '' ? '' : formatBillCode(bill) },
  ...bankFacts,
];

const payLabel = { id: 'Bayar', en: 'Pay' } as const;

export const eventPaymentTexts = {
  'event-held': ({ event, eventId, amount, bill, dueAt, ...rest }) => ({
    subject: { id: `Bayar tempat Anda: ${event}`, en: `Pay for your place: ${event}` },
    paragraphs: {
      id: [
        `${placeOf(event, rest)} ditahan sampai ${formatTime(dueAt)}.`,
        `${exactTransfer()} Unggah buktinya lewat tautan di bawah.`,
        'Tanpa pembayaran, tempat ini kami lepas untuk peserta lain.',
      ],
      en: [
        `We are holding ${englishPlaceOf(event, rest)} until ${formatTime(dueAt)}.`,
        `${exactTransfer()} Upload the proof with the link below.`,
        'Without a payment, the booking lapses and others can take the place.',
      ],
    },
    facts: [...toBillFacts({ amount, bill }), { label: factLabels.dueAt, value: formatTime(dueAt) }],
    link: { label: payLabel, path: toPath(eventId, rest) },
  }),
  'event-unpaid': ({ event, eventId, amount, bill, dueAt, ...rest }) => ({
    subject: { id: `Belum dibayar: ${event}`, en: `Not paid yet: ${event}` },
    paragraphs: {
      id: [
        `${placeOf(event, rest)} belum dibayar. Kami melepasnya pada ${formatTime(dueAt)}.`,
        `${exactTransfer()} Unggah buktinya lewat tautan di bawah. Sudah transfer? Unggah buktinya saja.`,
      ],
      en: [
        `We have received no payment yet for ${englishPlaceOf(event, rest)}. Without a payment, the booking lapses on ${formatTime(dueAt)}.`,
        `${exactTransfer()} Upload the proof with the link below. Already paid? Just upload the proof.`,
      ],
    },
    facts: [...toBillFacts({ amount, bill }), { label: factLabels.dueAt, value: formatTime(dueAt) }],
    link: { label: payLabel, path: toPath(eventId, rest) },
  }),
  'event-payment-received': ({ event, eventId, amount, bill, ...rest }) => ({
    subject: { id: `Bukti pembayaran diterima: ${event}`, en: `Proof of payment received: ${event}` },
    paragraphs: {
      id: [
        `Bukti pembayaran Anda untuk ${event} sudah kami terima. Tempatnya ditahan sampai kami memeriksanya.`,
      ],
      en: [
        `We have received your proof of payment for ${event}. The place is held until we have checked it.`,
      ],
    },
    facts: toBillFacts({ amount, bill }),
    link: { label: { id: 'Lihat pendaftaran', en: 'See your registration' }, path: toPath(eventId, rest) },
  }),
  'event-payment-rejected': ({ event, eventId, reason, dueAt, ...rest }) => ({
    subject: { id: `Bukti pembayaran ditolak: ${event}`, en: `Proof of payment not accepted: ${event}` },
    paragraphs: {
      id: [
        `Bukti pembayaran Anda untuk ${event} tidak dapat kami terima.`,
        reason === null ? '' : `Alasan: ${reason}`,
        `Unggah bukti lain sebelum ${formatTime(dueAt)}, supaya tempatnya tetap ditahan.`,
      ],
      en: [
        `We could not accept your proof of payment for ${event}.`,
        reason === null ? '' : `Reason: ${localizeReason(reason, 'en')}`,
        `Upload another proof before ${formatTime(dueAt)} to keep the place.`,
      ],
    },
    link: { label: { id: 'Unggah bukti', en: 'Upload a proof' }, path: toPath(eventId, rest) },
  }),
  'event-released': ({ event, eventId, ...rest }) => ({
    subject: { id: `Tempat Anda dilepas: ${event}`, en: `Your place was released: ${event}` },
    paragraphs: {
      id: [
        `${placeOf(event, rest)} kami lepas, karena pembayarannya belum kami terima.`,
        'Sudah transfer? Jangan transfer lagi: kami mencocokkannya, dan memberi Anda tempat bila masih ada. Belum? Daftar lagi lewat tautan di bawah.',
      ],
      en: [
        `We released ${englishPlaceOf(event, rest)}, because we received no payment.`,
        "Already paid? Don't transfer again: we match your payment, and give you a place if one is left. Not yet? Register again with the link below.",
      ],
    },
    // A released group no longer has a page.
    link: { label: { id: 'Daftar lagi', en: 'Register again' }, path: toPath(eventId, {}) },
  }),
  'event-group-confirmed': ({ event, institution, places, group = '' }, { receipt }) => ({
    subject: { id: `Rombongan terdaftar: ${event}`, en: `Your group is registered: ${event}` },
    paragraphs: {
      id: [
        `${places} tempat ${institution} di ${event} sudah pasti.`,
        receipt === undefined ? '' : 'Kuitansinya terlampir.',
        'Isi nama setiap peserta lewat tautan di bawah. Setiap peserta mendapat tiketnya sendiri lewat email.',
      ],
      en: [
        `The booking of ${formatPlaces(places)} for ${institution} at ${event} is confirmed.`,
        receipt === undefined ? '' : 'The receipt is attached.',
        'Enter the name of each participant with the link below. Each participant gets their own ticket by email.',
      ],
    },
    link: { label: { id: 'Isi nama', en: 'Enter the names' }, path: groupPath(group) },
  }),
} satisfies Partial<MailTexts>;
