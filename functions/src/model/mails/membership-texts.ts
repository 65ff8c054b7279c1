import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer, transferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import {
  englishDate,
  englishMonthYear,
  formatDate,
  formatDateTime,
  formatMonthYear,
} from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { terbilang } from 'contract/text/terbilang';
import type { MailDataOf } from '#model/base/mail-kinds.ts';
import { verification } from './account-texts.ts';
import type { MailBill, MailText, MailTexts } from './mail-text.ts';

interface BothLanguages {
  readonly id: string;
  readonly en: string;
}

const formatReason = ({ reason }: { readonly reason: string | null }, before: string): string =>
  reason ? `${before} ${reason}` : '';

const formatValidUntil = ({ validUntil }: { readonly validUntil: string }): BothLanguages =>
  validUntil === ''
    ? { id: '', en: '' }
    : {
        id: `Keanggotaan Anda berlaku sampai ${formatMonthYear(validUntil)}.`,
        en: `Your membership is valid until ${englishMonthYear(validUntil)}.`,
      };

const formatEnd = ({ validUntil }: { readonly validUntil: string }): BothLanguages => ({
  id: formatDate(validUntil),
  en: englishDate(validUntil),
});

interface Dues {
  readonly amount: number;
  readonly institution?: string | undefined;
}

const toReceivedFacts = ({ amount, bill }: MailDataOf<'renewal-received'>): MailText['facts'] => [
  ...(amount === 0 ? [] : [{ label: 'Nominal / Amount', value: formatRupiah(amount) }]),
  ...(bill === '' ? [] : [{ label: 'Kode tagihan / Bill code', value: formatBillCode(bill) }]),
];

const explainWait = (days: number | null | undefined): BothLanguages =>
  days === null || days === undefined
    ? {
        id: 'Biasanya diputuskan dalam beberapa hari kerja.',
        en: 'We usually decide within a few working days.',
      }
    : {
        id: `Biasanya diputuskan dalam ${days === 0 ? 'kurang dari satu hari' : `${days} hari`}.`,
        en: `We usually decide within ${days <= 1 ? 'one day' : `${days} days`}.`,
      };

/** Empty without an attached receipt; the mail then only links to it. */
const explainReceipt = (receipt: unknown): BothLanguages =>
  receipt === undefined
    ? { id: '', en: '' }
    : { id: 'Kuitansinya terlampir.', en: 'The receipt is attached.' };

const accountFacts = [
  { label: 'Bank', value: association.bank.name },
  { label: 'Nomor rekening / Account', value: association.bank.accountNumber },
  { label: 'Atas nama / Holder', value: association.bank.accountHolder },
] as const;

const feeLabel = (years: number): string =>
  years === 1 ? 'Iuran satu tahun / Fee for one year' : `Iuran ${years} tahun / Fee for ${years} years`;

/** Same facts as the bill panel of the web site. */
const toBillFacts = ({ code, years, fee, amount, dueAt }: MailBill): NonNullable<MailText['facts']> => [
  ...(fee === amount && years === 1 ? [] : [{ label: feeLabel(years), value: formatRupiah(fee) }]),
  { label: 'Transfer tepat / Transfer exactly', value: formatRupiah(amount) },
  { label: 'Terbilang / In words', value: `${terbilang(amount)} rupiah` },
  { label: 'Kode tagihan / Bill code', value: formatBillCode(code) },
  ...accountFacts,
  { label: 'Batas bayar / Pay by', value: `${formatDateTime(dueAt)} WIB` },
];

/**
 * Returns amount and bank account. Without a bill it returns only the fee: the page behind the link opens the
 * bill, and a transfer of the bare fee would not match it. Empty for mails of an earlier version.
 */
function toPaymentFacts({ amount }: Dues, bill: MailBill | undefined): MailText['facts'] {
  if (bill !== undefined) return toBillFacts(bill);
  return amount === 0 ? [] : [{ label: feeLabel(1), value: formatRupiah(amount) }];
}

/** Explains the exact amount and its QRIS code; empty without a bill. */
function explainExactAmount(bill: MailBill | undefined): BothLanguages {
  if (bill === undefined) return { id: '', en: '' };
  const exact =
    bill.uniqueCode === null
      ? { id: '', en: '' }
      : {
          id: exactTransfer(),
          en: 'Transfer exactly this amount: we recognise your transfer by its last three digits.',
        };
  if (!bill.hasQris) return exact;
  return {
    id: `${exact.id} QRIS dengan nominal ini ada di halaman tagihan. Setelah membayar, tetap unggah buktinya.`.trim(),
    en: `${exact.en} The page behind the link has a QRIS code of this amount. Upload the proof after the payment.`.trim(),
  };
}

/** Names the note of the transfer as the page and the invoice do. Without a bill, only the page has an amount. */
function explainPayment({ institution }: Dues, bill: MailBill | undefined): BothLanguages {
  const send = {
    id: `Unggah buktinya lewat tautan di bawah, dan kirim juga lewat WhatsApp ke ${association.whatsapp}.`,
    en: `Upload the proof with the link, and send it by WhatsApp to ${association.whatsapp} too.`,
  };
  if (bill === undefined)
    return {
      id: `Buka tautan di bawah untuk nominal transfer dan nomor rekeningnya. ${send.id}`,
      en: `Open the link for the amount to transfer and the account. ${send.en}`,
    };
  const note = transferNote({ name: institution, membership: 'individual', code: bill.code });
  return {
    id: `Berita transfer: ${note}. ${send.id}`,
    en: `Note of the transfer: ${institution ?? 'your name'}, then ${formatBillCode(bill.code)}. ${send.en}`,
  };
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** For a payer whose proof was refused, and who has a bill. */
function explainAnotherPayment(bill: MailBill | undefined): BothLanguages {
  const exact = explainExactAmount(bill);
  return exact.id === ''
    ? exact
    : {
        id: `Bila Anda perlu membayar lagi: ${lowerFirst(exact.id)}`,
        en: `If you have to pay again: ${lowerFirst(exact.en)}`,
      };
}

interface Approval {
  readonly validUntil: string;
  readonly decidedAt: string;
  readonly amount: number;
}

const toApprovalFacts = ({ validUntil, decidedAt, amount }: Approval): MailText['facts'] => [
  ...(decidedAt === '' ? [] : [{ label: 'Disetujui / Approved', value: formatDate(decidedAt) }]),
  ...(amount === 0 ? [] : [{ label: 'Iuran / Fee', value: formatRupiah(amount) }]),
  ...(validUntil === '' ? [] : [{ label: 'Berlaku sampai / Valid until', value: formatDate(validUntil) }]),
];

const receiptLink = { label: 'Unduh kuitansi / Download the receipt', path: '/membership#payments' } as const;
const card = { label: 'Lihat kartu anggota / See your card', path: '/membership' } as const;
const status = { label: 'Lihat status / See your status', path: '/membership' } as const;
const renewal = { label: 'Perpanjang keanggotaan / Renew', path: '/membership/renew' } as const;
/** Link of a reminder, which works without login by a code (mail-links.ts). */
const renewalByLink = { label: renewal.label, path: '/renew' } as const;
const explainLink = ({ institution }: Dues): BothLanguages =>
  institution === undefined
    ? {
        id: 'Tautan di bawah ini hanya untuk mengunggah bukti pembayaran Anda, tanpa masuk. Jangan teruskan email ini.',
        en: 'The link lets you upload your proof of payment, and nothing else, without login. Please do not forward this mail.',
      }
    : {
        id: 'Tautan di bawah ini hanya untuk mengunduh invoice institusi dan mengunggah bukti pembayaran, tanpa masuk. Jangan teruskan email ini.',
        en: 'The link lets you download the invoice of the institution and upload the proof of payment, and nothing else, without login. Please do not forward this mail.',
      };

export const membershipTexts = {
  'registration-received': (data, { usualDays }) => ({
    subject: 'Pendaftaran Anda kami terima / We received your application',
    indonesian: [
      `Terima kasih telah mendaftar. Kami memeriksa data dan bukti pembayaran Anda. ${explainWait(usualDays).id}`,
      'Buka tautan ini untuk memastikan alamat email ini milik Anda. Kabar keanggotaan kami kirim ke alamat ini. Tautan berlaku satu kali.',
      'Bila bukan Anda yang mendaftar, abaikan saja email ini.',
    ],
    english: [
      `Thank you for your application. We are checking your data and proof of payment. ${explainWait(usualDays).en}`,
      'Please confirm with this link, which works once, that this e-mail address is yours. We send news of your membership to it.',
      'If it was not you who applied, ignore this mail.',
    ],
    facts: toReceivedFacts(data),
    link: verification,
    furtherLinks: [status],
  }),
  'registration-approved': (data, { receipt }) => ({
    subject: 'Keanggotaan Anda aktif / Your membership is active',
    indonesian: [
      'Selamat datang! Pendaftaran Anda disetujui.',
      formatValidUntil(data).id,
      data.institution ? `${data.institution} kini dapat mengundang staf ke kursi keanggotaannya.` : '',
      explainReceipt(receipt).id,
    ],
    english: [
      'Welcome! Your application was approved.',
      formatValidUntil(data).en,
      data.institution ? `${data.institution} can now invite its staff.` : '',
      explainReceipt(receipt).en,
    ],
    facts: toApprovalFacts(data),
    link: card,
    furtherLinks: [receiptLink],
  }),
  'registration-rejected': (data) => ({
    subject: 'Pendaftaran Anda belum dapat disetujui / Your application was declined',
    reader: 'applicant',
    indonesian: [
      'Pendaftaran Anda belum dapat kami setujui. Data dan berkas Anda sudah kami hapus.',
      formatReason(data, 'Alasannya:'),
      'Anda boleh mendaftar lagi kapan saja.',
    ],
    english: [
      'We could not approve your application. Your data and files were deleted.',
      formatReason(data, 'The reason:'),
      'You are welcome to apply again.',
    ],
    link: { label: 'Daftar lagi / Apply again', path: '/register' },
  }),
  'renewal-received': (data, { usualDays }) => ({
    subject: 'Bukti perpanjangan kami terima / We received your renewal',
    indonesian: [`Bukti pembayaran perpanjangan Anda sedang kami periksa. ${explainWait(usualDays).id}`],
    english: [`We are checking your proof of payment. ${explainWait(usualDays).en}`],
    facts: toReceivedFacts(data),
    link: status,
  }),
  'renewal-approved': (data, { receipt }) => ({
    subject: 'Perpanjangan Anda disetujui / Your renewal was approved',
    indonesian: [
      'Perpanjangan keanggotaan Anda disetujui.',
      formatValidUntil(data).id,
      'Kartu anggota yang baru sudah siap diunduh. Kartu lama tetap sah dengan masa berlaku yang baru.',
      explainReceipt(receipt).id,
    ],
    english: [
      'Your renewal was approved.',
      formatValidUntil(data).en,
      'Your new membership card is ready. Your earlier card stays valid until the new date.',
      explainReceipt(receipt).en,
    ],
    facts: toApprovalFacts(data),
    link: card,
    furtherLinks: [receiptLink],
  }),
  'renewal-rejected': (data, { bill }) => ({
    subject: 'Perpanjangan Anda belum dapat disetujui / Your renewal was declined',
    indonesian: [
      'Perpanjangan keanggotaan Anda belum dapat kami setujui.',
      formatReason(data, 'Alasannya:'),
      'Silakan unggah bukti pembayaran yang baru.',
      explainAnotherPayment(bill).id,
    ],
    english: [
      'We could not approve your renewal.',
      formatReason(data, 'The reason:'),
      'Please upload a new proof of payment.',
      explainAnotherPayment(bill).en,
    ],
    facts: bill && toBillFacts(bill),
    link: renewal,
  }),
  'renewal-reopened': () => ({
    subject: 'Perpanjangan Anda kami periksa lagi / We are checking your renewal again',
    indonesian: [
      'Penolakan perpanjangan keanggotaan Anda kami batalkan, dan bukti pembayaran Anda kami periksa lagi.',
      'Anda tidak perlu mengunggah bukti lagi atau membayar lagi.',
    ],
    english: [
      'We took back that your renewal was declined, and are checking your proof of payment again.',
      'You need not upload another proof, nor pay again.',
    ],
    link: status,
  }),
  'membership-expiring': (data, { bill }) => ({
    subject: `Keanggotaan Anda berakhir ${formatEnd(data).id} / Your membership ends on ${formatEnd(data).en}`,
    indonesian: [
      `Keanggotaan Anda berlaku sampai ${formatEnd(data).id}.`,
      'Perpanjang sebelum tanggal itu. Sisa masa berlaku tetap dihitung dan ditambah satu tahun.',
      explainPayment(data, bill).id,
      explainExactAmount(bill).id,
      explainLink(data).id,
    ],
    english: [
      `Your membership is valid until ${formatEnd(data).en}.`,
      'Renew before that day: the time that is left is not lost, one year is added to it.',
      explainPayment(data, bill).en,
      explainExactAmount(bill).en,
      explainLink(data).en,
    ],
    facts: toPaymentFacts(data, bill),
    link: renewalByLink,
  }),
  'membership-expired': (data, { bill }) => ({
    subject: 'Keanggotaan Anda telah berakhir / Your membership has ended',
    indonesian: [
      `Keanggotaan Anda berlaku sampai ${formatEnd(data).id} dan kini telah berakhir.`,
      'Anda dapat memperpanjangnya kapan saja dengan mengunggah bukti pembayaran. Nomor anggota Anda tetap.',
      explainPayment(data, bill).id,
      explainExactAmount(bill).id,
      explainLink(data).id,
    ],
    english: [
      `Your membership was valid until ${formatEnd(data).en} and has ended.`,
      'You can renew it at any time by uploading a proof of payment. You keep your member number.',
      explainPayment(data, bill).en,
      explainExactAmount(bill).en,
      explainLink(data).en,
    ],
    facts: toPaymentFacts(data, bill),
    link: renewalByLink,
  }),
} satisfies Partial<MailTexts>;
