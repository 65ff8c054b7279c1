import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { englishDate, formatDateTime, timeOfDay } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import type { MailTexts } from './mail-text.ts';

const formatTime = (at: string): string => (at === '' ? '' : `${formatDateTime(at)} WIB`);

const formatEnglishTime = (at: string): string =>
  at === '' ? '' : `${englishDate(at)}, ${timeOfDay(at)} WIB`;

/** Group of places that a mail is about; empty for a single place. */
interface Group {
  readonly group?: string;
  readonly institution?: string;
  readonly places?: number;
}

const toPath = (eventId: string, { group }: Group): string =>
  group === undefined ? `/membership/events/${eventId}` : groupPath(group);

const groupPath = (group: string): string => `/membership/events/groups/${group}`;

const placeOf = (event: string, { group, institution, places }: Group): string =>
  group === undefined ? `Tempat Anda di ${event}` : `${places} tempat ${institution} di ${event}`;

const englishPlaceOf = (event: string, { group, institution, places }: Group): string =>
  group === undefined ? `your place at ${event}` : `${places} places of ${institution} at ${event}`;

const toBillFacts = ({ amount, bill }: { readonly amount: number; readonly bill: string }) => [
  { label: 'Transfer tepat / Transfer exactly', value: formatRupiah(amount) },
  { label: 'Kode tagihan / Bill code', value: bill === '' ? '' : formatBillCode(bill) },
  { label: 'Bank', value: association.bank.name },
  { label: 'Nomor rekening / Account', value: association.bank.accountNumber },
  { label: 'Atas nama / Holder', value: association.bank.accountHolder },
];

export const eventPaymentTexts = {
  'event-held': ({ event, eventId, amount, bill, dueAt, ...rest }) => ({
    subject: `Bayar tempat Anda: ${event} / Pay for your place`,
    indonesian: [
      `${placeOf(event, rest)} ditahan sampai ${formatTime(dueAt)}.`,
      `${exactTransfer()} Unggah buktinya lewat tautan di bawah.`,
      'Tanpa pembayaran, tempat ini kami lepas untuk peserta lain.',
    ],
    english: [
      `We hold ${englishPlaceOf(event, rest)} until ${formatEnglishTime(dueAt)}.`,
      'Transfer exactly this amount, and upload the proof with the link below.',
      'Without a payment, we release the place to others.',
    ],
    facts: [...toBillFacts({ amount, bill }), { label: 'Batas bayar / Pay by', value: formatTime(dueAt) }],
    link: { label: 'Bayar / Pay', path: toPath(eventId, rest) },
  }),
  'event-unpaid': ({ event, eventId, amount, bill, dueAt, ...rest }) => ({
    subject: `Belum dibayar: ${event} / Not paid yet`,
    indonesian: [
      `${placeOf(event, rest)} belum dibayar. Kami melepasnya pada ${formatTime(dueAt)}.`,
      `${exactTransfer()} Unggah buktinya lewat tautan di bawah. Sudah transfer? Unggah buktinya saja.`,
    ],
    english: [
      `We have no payment yet for ${englishPlaceOf(event, rest)}. We release it at ${formatEnglishTime(dueAt)}.`,
      'Transfer exactly this amount, and upload the proof with the link below. If you have paid, only upload the proof.',
    ],
    facts: [...toBillFacts({ amount, bill }), { label: 'Batas bayar / Pay by', value: formatTime(dueAt) }],
    link: { label: 'Bayar / Pay', path: toPath(eventId, rest) },
  }),
  'event-payment-received': ({ event, eventId, amount, bill, ...rest }) => ({
    subject: `Bukti pembayaran diterima: ${event} / Proof received`,
    indonesian: [
      `Bukti pembayaran Anda untuk ${event} sudah kami terima. Tempatnya ditahan sampai kami memeriksanya.`,
    ],
    english: [`We received your proof of payment for ${event}. The place is held until we have reviewed it.`],
    facts: toBillFacts({ amount, bill }),
    link: { label: 'Lihat pendaftaran / See the registration', path: toPath(eventId, rest) },
  }),
  'event-payment-rejected': ({ event, eventId, reason, dueAt, ...rest }) => ({
    subject: `Bukti pembayaran ditolak: ${event} / Proof rejected`,
    indonesian: [
      `Bukti pembayaran Anda untuk ${event} tidak dapat kami terima.`,
      reason === null ? '' : `Alasan: ${reason}`,
      `Unggah bukti lain sebelum ${formatTime(dueAt)}, supaya tempatnya tetap ditahan.`,
    ],
    english: [
      `We could not accept your proof of payment for ${event}.`,
      reason === null ? '' : `Reason: ${reason}`,
      `Please upload another one before ${formatEnglishTime(dueAt)} to keep the place.`,
    ],
    link: { label: 'Unggah bukti / Upload a proof', path: toPath(eventId, rest) },
  }),
  'event-released': ({ event, eventId, ...rest }) => ({
    subject: `Tempat Anda dilepas: ${event} / Your place was released`,
    indonesian: [
      `${placeOf(event, rest)} kami lepas, karena pembayarannya belum kami terima.`,
      'Sudah transfer? Jangan transfer lagi: kami mencocokkannya, dan memberi Anda tempat bila masih ada. Belum? Daftar lagi lewat tautan di bawah.',
    ],
    english: [
      `We released ${englishPlaceOf(event, rest)}, because we received no payment.`,
      'If you have paid, do not pay again: we match the transfer, and give you a place if one is free. If not, register again with the link below.',
    ],
    // A released group no longer has a page.
    link: { label: 'Daftar lagi / Register again', path: toPath(eventId, {}) },
  }),
  'event-group-confirmed': ({ event, institution, places, group = '' }, { receipt }) => ({
    subject: `Rombongan terdaftar: ${event} / Your group is registered`,
    indonesian: [
      `${places} tempat ${institution} di ${event} sudah pasti.`,
      receipt === undefined ? '' : 'Kuitansinya terlampir.',
      'Isi nama setiap peserta lewat tautan di bawah. Setiap peserta mendapat tiketnya sendiri lewat email.',
    ],
    english: [
      `${places} places of ${institution} at ${event} are confirmed.`,
      receipt === undefined ? '' : 'The receipt is attached.',
      'Please enter the name of each participant with the link below. Each of them gets a ticket by mail.',
    ],
    link: { label: 'Isi nama / Enter names', path: groupPath(group) },
  }),
} satisfies Partial<MailTexts>;
