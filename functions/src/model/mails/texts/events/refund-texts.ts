import { formatDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { factLabels, filledFacts, formatTime } from '#model/mails/texts/filled-facts.ts';
import type { Bilingual, MailFact, MailTexts } from '#model/mails/texts/mail-text.ts';
import { toEventLink, toOwnPage } from '#model/mails/texts/own-pages.ts';

const amountFact = (amount: number): MailFact => ({
  label: { id: 'Jumlah', en: 'Amount' },
  value: formatRupiah(amount),
});

const accountLink = {
  label: { id: 'Isi rekening', en: 'Enter your bank account' },
  path: '/membership/events',
} as const;

const enterAccount: Bilingual = {
  id: 'Isi rekening Anda lewat tautan di bawah. Setelah itu kami mentransfernya.',
  en: 'Enter your bank account with the link below. After that, we transfer the money.',
};

const noon = (day: string): string => `${day}T12:00:00+07:00`;

const explainRefund = (refund: number): Bilingual =>
  refund === 0
    ? { id: 'Tidak ada uang yang dikembalikan.', en: 'No money is refunded.' }
    : {
        id: `${formatRupiah(refund)} kami kembalikan. ${enterAccount.id}`,
        en: `We are refunding ${formatRupiah(refund)}. ${enterAccount.en}`,
      };

export const refundTexts = {
  'event-place-cancelled': ({ event, eventId, reason, refund }, context) => ({
    subject: { id: `Tempat dibatalkan: ${event}`, en: `Place cancelled: ${event}` },
    paragraphs: {
      id: [
        reason === ''
          ? `Tempat Anda di ${event} sudah dibatalkan. Tiketnya tidak berlaku lagi.`
          : `Pengurus membatalkan tempat Anda di ${event}. Alasan: ${reason}`,
        explainRefund(refund).id,
      ],
      en: [
        reason === ''
          ? `Your place at ${event} has been cancelled. Your ticket is no longer valid.`
          : `The board cancelled your place at ${event}. Reason: ${reason}`,
        explainRefund(refund).en,
      ],
    },
    link: refund === 0 ? toEventLink(eventId, context) : accountLink,
  }),
  'event-group-cancelled': ({ event, eventId, reason, refund, institution, places }, context) => ({
    subject: { id: `Rombongan dibatalkan: ${event}`, en: `Group cancelled: ${event}` },
    paragraphs: {
      id: [
        `${places} tempat ${institution} di ${event} sudah dibatalkan. Tiketnya tidak berlaku lagi.`,
        reason === '' ? '' : `Alasan pengurus: ${reason}`,
        explainRefund(refund).id,
      ],
      en: [
        `The booking of ${institution} at ${event} (${places} ${places === 1 ? 'place' : 'places'}) has been cancelled. The tickets are no longer valid.`,
        reason === '' ? '' : `Reason given by the board: ${reason}`,
        explainRefund(refund).en,
      ],
    },
    link: refund === 0 ? toEventLink(eventId, context) : accountLink,
  }),
  'event-place-withdrawn': ({ event, eventId, institution, reason }, context) => ({
    subject: { id: `Tempat dibatalkan: ${event}`, en: `Place cancelled: ${event}` },
    paragraphs: {
      id: [
        reason === ''
          ? `Koordinator ${institution} membatalkan tempat Anda di ${event}, atau memberikannya kepada orang lain.`
          : `Pengurus membatalkan tempat rombongan ${institution} di ${event}. Alasan: ${reason}`,
        'Tiket Anda tidak berlaku lagi.',
      ],
      en: [
        reason === ''
          ? `The coordinator of ${institution} cancelled your place at ${event}, or gave it to someone else.`
          : `The board cancelled the places of the group from ${institution} at ${event}. Reason: ${reason}`,
        'Your ticket is no longer valid.',
      ],
    },
    link: toEventLink(eventId, context),
  }),
  'event-refund-opened': ({ event, amount, payment }, { receipt }) => ({
    subject: { id: `Uang Anda kami kembalikan: ${event}`, en: `Your refund: ${event}` },
    paragraphs: {
      id: [
        payment === undefined
          ? `Uang Anda untuk ${event} kami kembalikan.`
          : `Pembayaran Anda untuk ${event} sudah kami terima, tetapi tempatnya tidak ada lagi. Uangnya kami kembalikan.`,
        receipt === undefined ? '' : 'Kuitansinya terlampir.',
        enterAccount.id,
      ],
      en: [
        payment === undefined
          ? `We are refunding your payment for ${event}.`
          : `We received your payment for ${event}, but there are no places left. We are refunding your payment.`,
        receipt === undefined ? '' : 'The receipt is attached.',
        enterAccount.en,
      ],
    },
    facts: [amountFact(amount)],
    link: accountLink,
  }),
  'event-refund-paid': ({ event, amount, on, account }, context) => ({
    subject: { id: `Uang sudah ditransfer: ${event}`, en: `Refund transferred: ${event}` },
    paragraphs: {
      id: [`Uang Anda untuk ${event} sudah kami transfer.`],
      en: [`We have transferred your refund for ${event}.`],
    },
    facts: filledFacts([
      amountFact(amount),
      { label: { id: 'Rekening', en: 'Account' }, value: account },
      { label: { id: 'Tanggal', en: 'Date' }, value: on === '' ? '' : formatDate(noon(on)) },
    ]),
    link: toOwnPage('events', context).link,
  }),
  'event-transfer-offered': ({ by, event, startsAt, location }) => ({
    subject: {
      id: `${by} mengalihkan tiketnya kepada Anda: ${event}`,
      en: `${by} offers you a ticket: ${event}`,
    },
    reader: 'invited',
    paragraphs: {
      id: [
        `${by} ingin mengalihkan tempatnya di ${event} kepada Anda.`,
        'Terima lewat tautan di bawah dengan akun Anda. Tautan ini berlaku 72 jam dan hanya sekali.',
        'Bila Anda tidak mengenal pengirimnya, abaikan saja email ini.',
      ],
      en: [
        `${by} wants to transfer their place at ${event} to you.`,
        'Accept it with the link below and your account. The link works once, within 72 hours.',
        "If you don't know the sender, ignore this email.",
      ],
    },
    facts: filledFacts([
      { label: factLabels.startsAt, value: formatTime(startsAt) },
      { label: factLabels.location, value: location },
    ]),
    link: { label: { id: 'Terima tiket', en: 'Accept the ticket' }, path: '/membership/transfers' },
  }),
  'event-transferred': ({ event, eventId, to }, context) => ({
    subject: { id: `Tiket dialihkan: ${event}`, en: `Ticket transferred: ${event}` },
    paragraphs: {
      id: [`Tempat Anda di ${event} kini milik ${to}. Tiket Anda tidak berlaku lagi.`],
      en: [`Your place at ${event} now belongs to ${to}. Your ticket is no longer valid.`],
    },
    link: toEventLink(eventId, context),
  }),
} satisfies Partial<MailTexts>;
