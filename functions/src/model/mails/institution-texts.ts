import { limits } from 'contract/rules/limits';
import { formatBillCode } from 'contract/rules/money/bills';
import { association } from 'contract/text/association';
import {
  englishDate,
  englishMonthYear,
  formatDate,
  formatDateTime,
  formatMonthYear,
} from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import type { MailTexts } from './mail-text.ts';

const membership = { label: 'Lihat keanggotaan / See your membership', path: '/membership' } as const;

export const institutionTexts = {
  'invoice-issued': (data) => ({
    subject: `Invoice ${data.number} untuk ${data.institution} / Invoice ${data.number}`,
    indonesian: [
      `Invoice ${data.number} untuk iuran keanggotaan ${data.institution} sudah terbit. Unduh lewat tautan di bawah, dan unggah bukti transfer di halaman yang sama setelah membayar.`,
    ],
    english: [
      `Invoice ${data.number} for the membership of ${data.institution} was issued. Download it with the link, and upload the proof on the same page once it is paid.`,
    ],
    facts: [
      { label: 'Transfer tepat / Transfer exactly', value: formatRupiah(data.amount) },
      { label: 'Kode tagihan / Bill code', value: formatBillCode(data.bill) },
      { label: 'Bank', value: association.bank.name },
      { label: 'Nomor rekening / Account', value: association.bank.accountNumber },
      { label: 'Atas nama / Holder', value: association.bank.accountHolder },
      { label: 'Batas bayar / Pay by', value: `${formatDateTime(data.dueAt)} WIB` },
    ],
    link: { label: 'Unduh invoice / Download the invoice', path: '/membership/renew' },
  }),
  'seat-expired': (data) => ({
    subject: 'Keanggotaan Anda telah berakhir / Your membership has ended',
    indonesian: [
      `Keanggotaan Anda melalui ${data.institution} berlaku sampai ${formatDate(data.validUntil)} dan kini telah berakhir.`,
      'Koordinator institusi dapat memperpanjangnya kapan saja; keanggotaan Anda lalu aktif kembali. Nomor anggota Anda tetap.',
    ],
    english: [
      `Your membership through ${data.institution} was valid until ${englishDate(data.validUntil)} and has ended.`,
      'A coordinator of the institution can renew it at any time. You keep your member number.',
    ],
    link: membership,
  }),
  'seat-invitation': (data) => ({
    subject: `Undangan dari ${data.institution} / Invitation from ${data.institution}`,
    reader: 'invited',
    indonesian: [
      `${data.invitedBy} mengundang Anda menjadi anggota melalui ${data.institution}. Iurannya ditanggung institusi.`,
      `Terima undangan ini dengan akun Anda, atau buat akun di halaman yang sama. Tautan ini berlaku ${limits.invitationDays} hari dan hanya sekali.`,
      'Bila Anda tidak mengenal pengirimnya, abaikan saja email ini.',
    ],
    english: [
      `${data.invitedBy} invites you to be a member through ${data.institution}, which pays the fee.`,
      `Accept with your account, or make one on the same page. The link works once, within ${limits.invitationDays} days.`,
      'If you do not know the sender, ignore this mail.',
    ],
    link: { label: 'Buka undangan / Open the invitation', path: '/institution/invitation' },
  }),
  'seat-accepted': (data) => ({
    subject: `Anda anggota melalui ${data.institution} / You are a member through ${data.institution}`,
    indonesian: [
      `Keanggotaan Anda aktif melalui ${data.institution}, sampai ${formatMonthYear(data.validUntil)}.`,
      'Koordinator institusi mengurus perpanjangannya. Anda tidak perlu membayar.',
    ],
    english: [
      `Your membership through ${data.institution} is active until ${englishMonthYear(data.validUntil)}.`,
      'The institution sees to its renewal: there is nothing for you to pay.',
    ],
    link: membership,
  }),
  'seat-removed': (data) => ({
    subject: `Kursi Anda di ${data.institution} dilepaskan / Your seat at ${data.institution} has ended`,
    indonesian: [
      `Anda tidak lagi menjadi anggota melalui ${data.institution}.`,
      data.validUntil
        ? `Masa keanggotaan yang Anda bayar sendiri tetap berlaku sampai ${formatDate(data.validUntil)}.`
        : 'Anda dapat melanjutkan sebagai anggota individu dengan mengunggah bukti pembayaran. Nomor anggota Anda tetap.',
    ],
    english: [
      `You are no longer a member through ${data.institution}.`,
      data.validUntil
        ? `The membership that you paid for yourself is valid until ${englishDate(data.validUntil)}.`
        : 'You can go on as an individual member by uploading a proof of payment. You keep your member number.',
    ],
    link: membership,
  }),
} satisfies Partial<MailTexts>;
