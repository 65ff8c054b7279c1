import { eventPath } from 'contract/entry-paths';
import { englishDate, formatDate, formatDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import type { MailTexts } from './mail-text.ts';
import { toOwnPage } from './own-pages.ts';

const amountFact = (amount: number) => ({ label: 'Jumlah / Amount', value: formatRupiah(amount) });

const accountLink = { label: 'Isi rekening / Enter the account', path: '/membership/events' };

const enterAccount = {
  indonesian: 'Isi rekening Anda lewat tautan di bawah. Setelah itu kami mentransfernya.',
  english: 'Please enter your bank account with the link below. Then we transfer it.',
};

const noon = (day: string): string => `${day}T12:00:00+07:00`;

const toReturned = (refund: number): string =>
  refund === 0
    ? 'Tidak ada uang yang dikembalikan.'
    : `${formatRupiah(refund)} kami kembalikan. ${enterAccount.indonesian}`;

const toReturnedEnglish = (refund: number): string =>
  refund === 0 ? 'No money is returned.' : `We return ${formatRupiah(refund)}. ${enterAccount.english}`;

export const refundTexts = {
  'event-place-cancelled': ({ event, eventId, reason, refund }) => ({
    subject: `Tempat dibatalkan: ${event} / Place cancelled`,
    indonesian: [
      reason === ''
        ? `Tempat Anda di ${event} sudah dibatalkan. Tiketnya tidak berlaku lagi.`
        : `Pengurus membatalkan tempat Anda di ${event}. Alasan: ${reason}`,
      toReturned(refund),
    ],
    english: [
      reason === ''
        ? `Your place at ${event} is cancelled. The ticket is not valid any more.`
        : `The association cancelled your place at ${event}. Reason: ${reason}`,
      toReturnedEnglish(refund),
    ],
    link: refund === 0 ? { label: 'Lihat acara / See the event', path: eventPath(eventId) } : accountLink,
  }),
  'event-group-cancelled': ({ event, eventId, reason, refund, institution, places }) => ({
    subject: `Rombongan dibatalkan: ${event} / Group cancelled`,
    indonesian: [
      `${places} tempat ${institution} di ${event} sudah dibatalkan. Tiketnya tidak berlaku lagi.`,
      reason === '' ? '' : `Alasan pengurus: ${reason}`,
      toReturned(refund),
    ],
    english: [
      `The ${places} places of ${institution} at ${event} are cancelled. The tickets are not valid any more.`,
      reason === '' ? '' : `Reason of the association: ${reason}`,
      toReturnedEnglish(refund),
    ],
    link: refund === 0 ? { label: 'Lihat acara / See the event', path: eventPath(eventId) } : accountLink,
  }),
  'event-place-withdrawn': ({ event, eventId, institution, reason }) => ({
    subject: `Tempat dibatalkan: ${event} / Place cancelled`,
    indonesian: [
      reason === ''
        ? `Koordinator ${institution} membatalkan tempat Anda di ${event}, atau memberikannya kepada orang lain.`
        : `Pengurus membatalkan tempat rombongan ${institution} di ${event}. Alasan: ${reason}`,
      'Tiket Anda tidak berlaku lagi.',
    ],
    english: [
      reason === ''
        ? `The coordinator of ${institution} cancelled your place at ${event}, or gave it to another person.`
        : `The association cancelled the places of ${institution} at ${event}. Reason: ${reason}`,
      'Your ticket is not valid any more.',
    ],
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
  }),
  'event-refund-opened': ({ event, amount, payment }, { receipt }) => ({
    subject: `Uang Anda kami kembalikan: ${event} / Your refund`,
    indonesian: [
      payment === undefined
        ? `Uang Anda untuk ${event} kami kembalikan.`
        : `Pembayaran Anda untuk ${event} sudah kami terima, tetapi tempatnya tidak ada lagi. Uangnya kami kembalikan.`,
      receipt === undefined ? '' : 'Kuitansinya terlampir.',
      enterAccount.indonesian,
    ],
    english: [
      payment === undefined
        ? `We return your money for ${event}.`
        : `We received your payment for ${event}, but there is no place any more. We return the money.`,
      receipt === undefined ? '' : 'The receipt is attached.',
      enterAccount.english,
    ],
    facts: [amountFact(amount)],
    link: accountLink,
  }),
  'event-refund-paid': ({ event, amount, on, account }, context) => ({
    subject: `Uang sudah ditransfer: ${event} / Refund transferred`,
    indonesian: [`Uang Anda untuk ${event} sudah kami transfer.`],
    english: [`We transferred your money for ${event}.`],
    facts: [
      amountFact(amount),
      { label: 'Rekening / Account', value: account },
      {
        label: 'Tanggal / Date',
        value: on === '' ? '' : `${formatDate(noon(on))} / ${englishDate(noon(on))}`,
      },
    ].filter(({ value }) => value !== ''),
    link: toOwnPage('events', context).link,
  }),
  'event-transfer-offered': ({ by, event, startsAt, location }) => ({
    subject: `${by} mengalihkan tiketnya kepada Anda: ${event} / A ticket for you`,
    reader: 'invited',
    indonesian: [
      `${by} ingin mengalihkan tempatnya di ${event} kepada Anda.`,
      'Terima lewat tautan di bawah dengan akun Anda. Tautan ini berlaku 72 jam dan hanya sekali.',
      'Bila Anda tidak mengenal pengirimnya, abaikan saja email ini.',
    ],
    english: [
      `${by} wants to transfer the place at ${event} to you.`,
      'Accept it with the link below and your account. The link works once, within 72 hours.',
      'If you do not know the sender, ignore this mail.',
    ],
    facts: [
      {
        label: 'Mulai / Begins',
        value: startsAt === '' ? '' : `${formatDateTime(startsAt)} WIB`,
      },
      { label: 'Tempat / Place', value: location },
    ].filter(({ value }) => value !== ''),
    link: { label: 'Terima tiket / Accept the ticket', path: '/membership/transfers' },
  }),
  'event-transferred': ({ event, eventId, to }) => ({
    subject: `Tiket dialihkan: ${event} / Ticket transferred`,
    indonesian: [`Tempat Anda di ${event} kini milik ${to}. Tiket Anda tidak berlaku lagi.`],
    english: [`Your place at ${event} now belongs to ${to}. Your ticket is not valid any more.`],
    link: { label: 'Lihat acara / See the event', path: eventPath(eventId) },
  }),
} satisfies Partial<MailTexts>;
