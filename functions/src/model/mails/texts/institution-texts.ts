import { limits } from 'contract/rules/limits';
import { formatBillCode } from 'contract/rules/money/bills';
import { formatDate, formatDateTime, formatMonthYear } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { bankFacts, factLabels } from './filled-facts.ts';
import type { MailTexts } from './mail-text.ts';

const membership = {
  label: { id: 'Lihat keanggotaan', en: 'See your membership' },
  path: '/membership',
} as const;

export const institutionTexts = {
  'invoice-issued': (data) => ({
    subject: {
      id: `Invoice ${data.number} untuk ${data.institution}`,
      en: `Invoice ${data.number} for ${data.institution}`,
    },
    paragraphs: {
      id: [
        `Invoice ${data.number} untuk iuran keanggotaan ${data.institution} sudah terbit. Unduh lewat tautan di bawah, dan unggah bukti transfer di halaman yang sama setelah membayar.`,
      ],
      en: [
        `Invoice ${data.number} for the membership fee of ${data.institution} has been issued. Download it with the link below, and upload the proof of transfer on the same page once you have paid.`,
      ],
    },
    facts: [
      { label: factLabels.exactAmount, value: formatRupiah(data.amount) },
      { label: factLabels.billCode, value: formatBillCode(data.bill) },
      ...bankFacts,
      { label: factLabels.dueAt, value: `${formatDateTime(data.dueAt)} WIB` },
    ],
    link: { label: { id: 'Unduh invoice', en: 'Download the invoice' }, path: '/membership/renew' },
  }),
  'seat-expired': (data) => ({
    subject: { id: 'Keanggotaan Anda telah berakhir', en: 'Your membership has ended' },
    paragraphs: {
      id: [
        `Keanggotaan Anda melalui ${data.institution} berlaku sampai ${formatDate(data.validUntil)} dan kini telah berakhir.`,
        'Koordinator institusi dapat memperpanjangnya kapan saja; keanggotaan Anda lalu aktif kembali. Nomor anggota Anda tetap.',
      ],
      en: [
        `Your membership through ${data.institution} was valid until ${formatDate(data.validUntil)} and has now ended.`,
        'A coordinator of the institution can renew it at any time; your membership is then active again. You keep your member number.',
      ],
    },
    link: membership,
  }),
  'seat-invitation': (data) => ({
    subject: { id: `Undangan dari ${data.institution}`, en: `Invitation from ${data.institution}` },
    reader: 'invited',
    paragraphs: {
      id: [
        `${data.invitedBy} mengundang Anda menjadi anggota melalui ${data.institution}. Iurannya ditanggung institusi.`,
        `Terima undangan ini dengan akun Anda, atau buat akun di halaman yang sama. Tautan ini berlaku ${limits.invitationDays} hari dan hanya sekali.`,
        'Bila Anda tidak mengenal pengirimnya, abaikan saja email ini.',
      ],
      en: [
        `${data.invitedBy} invites you to become a member through ${data.institution}, which pays the membership fee.`,
        `Accept the invitation with your account, or create one on the same page. The link works once, within ${limits.invitationDays} days.`,
        "If you don't know the sender, ignore this email.",
      ],
    },
    link: { label: { id: 'Buka undangan', en: 'Open the invitation' }, path: '/institution/invitation' },
  }),
  'seat-accepted': (data) => ({
    subject: {
      id: `Anda anggota melalui ${data.institution}`,
      en: `You are a member through ${data.institution}`,
    },
    paragraphs: {
      id: [
        `Keanggotaan Anda aktif melalui ${data.institution}, sampai ${formatMonthYear(data.validUntil)}.`,
        'Koordinator institusi mengurus perpanjangannya. Anda tidak perlu membayar.',
      ],
      en: [
        `Your membership through ${data.institution} is active until ${formatMonthYear(data.validUntil)}.`,
        'The coordinator of the institution takes care of the renewal. You pay nothing.',
      ],
    },
    link: membership,
  }),
  'seat-removed': (data) => ({
    subject: {
      id: `Kursi Anda di ${data.institution} dilepaskan`,
      en: `Your seat at ${data.institution} has ended`,
    },
    paragraphs: {
      id: [
        `Anda tidak lagi menjadi anggota melalui ${data.institution}.`,
        data.validUntil
          ? `Masa keanggotaan yang Anda bayar sendiri tetap berlaku sampai ${formatDate(data.validUntil)}.`
          : 'Anda dapat melanjutkan sebagai anggota individu dengan mengunggah bukti pembayaran. Nomor anggota Anda tetap.',
      ],
      en: [
        `You are no longer a member through ${data.institution}.`,
        data.validUntil
          ? `The membership that you paid for yourself stays valid until ${formatDate(data.validUntil)}.`
          : 'You can continue as an individual member by uploading a proof of payment. You keep your member number.',
      ],
    },
    link: membership,
  }),
} satisfies Partial<MailTexts>;
