import { localizeReason } from 'contract/rules/known-reasons';
import { formatBillCode } from 'contract/rules/money/bills';
import { exactTransfer, transferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDate, formatDateTime, formatMonthYear } from 'contract/text/dates';
import { currentLocale } from 'contract/text/language/localize';
import { formatRupiah } from 'contract/text/numbers';
import { terbilang } from 'contract/text/terbilang';
import type { MailDataOf } from '#model/base/mail-kinds.ts';
import { verification } from './account-texts.ts';
import { bankFacts, factLabels, filledFacts, formatAmount, formatDay } from './filled-facts.ts';
import type { Bilingual, MailBill, MailFact, MailTexts } from './mail-text.ts';

const nothing: Bilingual = { id: '', en: '' };

const formatReason = ({ reason }: { readonly reason: string | null }): Bilingual =>
  reason
    ? {
        id: `Alasannya: ${reason}`,
        en: `Reason: ${localizeReason(reason, 'en')}`,
      }
    : nothing;

const formatValidUntil = ({ validUntil }: { readonly validUntil: string }): Bilingual =>
  validUntil === ''
    ? nothing
    : {
        id: `Keanggotaan Anda berlaku sampai ${formatMonthYear(validUntil)}.`,
        en: `Your membership is valid until ${formatMonthYear(validUntil)}.`,
      };

interface Dues {
  readonly amount: number;
  readonly institution?: string | undefined;
}

const toReceivedFacts = ({ amount, bill }: MailDataOf<'renewal-received'>): readonly MailFact[] =>
  filledFacts([
    { label: factLabels.amount, value: formatAmount(amount) },
    { label: factLabels.billCode, value: bill === '' ? '' : formatBillCode(bill) },
  ]);

const explainWait = (days: number | null | undefined): Bilingual =>
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
const explainReceipt = (receipt: unknown): Bilingual =>
  receipt === undefined ? nothing : { id: 'Kuitansinya terlampir.', en: 'The receipt is attached.' };

const feeLabel = (years: number): Bilingual =>
  years === 1
    ? { id: 'Iuran satu tahun', en: 'Membership fee for one year' }
    : { id: `Iuran ${years} tahun`, en: `Membership fee for ${years} years` };

/** The amount in words, which is customary in Indonesian only. */
const toWordsFacts = (amount: number): readonly MailFact[] =>
  currentLocale() === 'id'
    ? [{ label: { id: 'Terbilang', en: '' }, value: `${terbilang(amount)} rupiah` }]
    : [];

/** Same facts as the bill panel of the web site. */
const toBillFacts = ({ code, years, fee, amount, dueAt }: MailBill): readonly MailFact[] => [
  ...(fee === amount && years === 1 ? [] : [{ label: feeLabel(years), value: formatRupiah(fee) }]),
  { label: factLabels.exactAmount, value: formatRupiah(amount) },
  ...toWordsFacts(amount),
  { label: factLabels.billCode, value: formatBillCode(code) },
  ...bankFacts,
  { label: factLabels.dueAt, value: `${formatDateTime(dueAt)} WIB` },
];

/**
 * Returns amount and bank account. Without a bill it returns only the fee: the page behind the link opens the
 * bill, and a transfer of the bare fee would not match it. Empty for mails of an earlier version.
 */
function toPaymentFacts({ amount }: Dues, bill: MailBill | undefined): readonly MailFact[] {
  return bill === undefined
    ? filledFacts([{ label: feeLabel(1), value: formatAmount(amount) }])
    : toBillFacts(bill);
}

/** Explains the exact amount and its QRIS code; empty without a bill. */
function explainExactAmount(bill: MailBill | undefined): Bilingual {
  if (bill === undefined) return nothing;
  const exact = bill.uniqueCode === null ? '' : exactTransfer();
  if (!bill.hasQris) return { id: exact, en: exact };
  return {
    id: `${exact} QRIS dengan nominal ini ada di halaman tagihan. Setelah membayar, tetap unggah buktinya.`.trim(),
    en: `${exact} The page of the bill has a QRIS code with this amount. Even if you pay by QRIS, upload the proof afterwards.`.trim(),
  };
}

/** Names the note of the transfer as the page and the invoice do. Without a bill, only the page has an amount. */
function explainPayment({ institution }: Dues, bill: MailBill | undefined): Bilingual {
  const send = {
    id: `Unggah buktinya lewat tautan di bawah, dan kirim juga lewat WhatsApp ke ${association.whatsapp}.`,
    en: `Upload the proof with the link below, and also send it by WhatsApp to ${association.whatsapp}.`,
  };
  if (bill === undefined)
    return {
      id: `Buka tautan di bawah untuk nominal transfer dan nomor rekeningnya. ${send.id}`,
      en: `Open the link below for the amount to transfer and the account number. ${send.en}`,
    };
  const note = transferNote({ name: institution, membership: 'individual', code: bill.code });
  return {
    id: `Berita transfer: ${note}. ${send.id}`,
    en: `Transfer note: ${note}. ${send.en}`,
  };
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** For a payer whose proof was refused, and who has a bill. */
function explainAnotherPayment(bill: MailBill | undefined): Bilingual {
  const exact = explainExactAmount(bill);
  return exact.id === ''
    ? exact
    : {
        id: `Bila Anda perlu membayar lagi: ${lowerFirst(exact.id)}`,
        en: `If you need to pay again: ${lowerFirst(exact.en)}`,
      };
}

const toApprovalFacts = (data: MailDataOf<'renewal-approved'>): readonly MailFact[] =>
  filledFacts([
    { label: { id: 'Disetujui', en: 'Approved' }, value: formatDay(data.decidedAt) },
    { label: { id: 'Iuran', en: 'Membership fee' }, value: formatAmount(data.amount) },
    { label: { id: 'Berlaku sampai', en: 'Valid until' }, value: formatDay(data.validUntil) },
  ]);

const receiptLink = {
  label: { id: 'Unduh kuitansi', en: 'Download the receipt' },
  path: '/membership#payments',
} as const;
const card = {
  label: { id: 'Lihat kartu anggota', en: 'See your membership card' },
  path: '/membership',
} as const;
const status = { label: { id: 'Lihat status', en: 'See your status' }, path: '/membership' } as const;
const renewal = {
  label: { id: 'Perpanjang keanggotaan', en: 'Renew your membership' },
  path: '/membership/renew',
} as const;
/** Link of a reminder, which works without login by a code (mail-links.ts). */
const renewalByLink = { label: renewal.label, path: '/renew' } as const;
const explainLink = ({ institution }: Dues): Bilingual =>
  institution === undefined
    ? {
        id: 'Tautan di bawah ini hanya untuk mengunggah bukti pembayaran Anda, tanpa masuk. Jangan teruskan email ini.',
        en: "The link below is only for uploading your proof of payment, without logging in. Don't forward this email.",
      }
    : {
        id: 'Tautan di bawah ini hanya untuk mengunduh invoice institusi dan mengunggah bukti pembayaran, tanpa masuk. Jangan teruskan email ini.',
        en: "The link below is only for downloading the institution's invoice and uploading the proof of payment, without logging in. Don't forward this email.",
      };

export const membershipTexts = {
  'registration-received': (data, { usualDays }) => ({
    subject: { id: 'Pendaftaran Anda kami terima', en: 'We received your registration' },
    paragraphs: {
      id: [
        `Terima kasih telah mendaftar. Kami memeriksa data dan bukti pembayaran Anda. ${explainWait(usualDays).id}`,
        'Buka tautan ini untuk memastikan alamat email ini milik Anda. Kabar keanggotaan kami kirim ke alamat ini. Tautan berlaku satu kali.',
        'Bila bukan Anda yang mendaftar, abaikan saja email ini.',
      ],
      en: [
        `Thank you for registering. We are checking your data and proof of payment. ${explainWait(usualDays).en}`,
        'Open this link to confirm that this email address is yours. We send news about your membership to it. The link works once.',
        "If it wasn't you who registered, ignore this email.",
      ],
    },
    facts: toReceivedFacts(data),
    link: verification,
    furtherLinks: [status],
  }),
  'registration-approved': (data, { receipt }) => ({
    subject: { id: 'Keanggotaan Anda aktif', en: 'Your membership is active' },
    paragraphs: {
      id: [
        'Selamat datang! Pendaftaran Anda disetujui.',
        formatValidUntil(data).id,
        data.institution ? `${data.institution} kini dapat mengundang staf ke kursi keanggotaannya.` : '',
        explainReceipt(receipt).id,
      ],
      en: [
        'Welcome! Your registration was approved.',
        formatValidUntil(data).en,
        data.institution ? `${data.institution} can now invite staff to its membership seats.` : '',
        explainReceipt(receipt).en,
      ],
    },
    facts: toApprovalFacts(data),
    link: card,
    furtherLinks: [receiptLink],
  }),
  'registration-rejected': (data) => ({
    subject: { id: 'Pendaftaran Anda belum dapat disetujui', en: 'We could not approve your registration' },
    reader: 'applicant',
    paragraphs: {
      id: [
        'Pendaftaran Anda belum dapat kami setujui. Data dan berkas Anda sudah kami hapus.',
        formatReason(data).id,
        'Anda boleh mendaftar lagi kapan saja.',
      ],
      en: [
        'We could not approve your registration. We have deleted your data and files.',
        formatReason(data).en,
        'You are welcome to register again at any time.',
      ],
    },
    link: { label: { id: 'Daftar lagi', en: 'Register again' }, path: '/register' },
  }),
  'renewal-received': (data, { usualDays }) => ({
    subject: { id: 'Bukti perpanjangan kami terima', en: 'We received your renewal' },
    paragraphs: {
      id: [`Bukti pembayaran perpanjangan Anda sedang kami periksa. ${explainWait(usualDays).id}`],
      en: [`We are checking the proof of payment for your renewal. ${explainWait(usualDays).en}`],
    },
    facts: toReceivedFacts(data),
    link: status,
  }),
  'renewal-approved': (data, { receipt }) => ({
    subject: { id: 'Perpanjangan Anda disetujui', en: 'Your renewal was approved' },
    paragraphs: {
      id: [
        'Perpanjangan keanggotaan Anda disetujui.',
        formatValidUntil(data).id,
        'Kartu anggota yang baru sudah siap diunduh. Kartu lama tetap sah dengan masa berlaku yang baru.',
        explainReceipt(receipt).id,
      ],
      en: [
        'The renewal of your membership was approved.',
        formatValidUntil(data).en,
        'Your new membership card is ready to download. Your old card stays valid until the new date.',
        explainReceipt(receipt).en,
      ],
    },
    facts: toApprovalFacts(data),
    link: card,
    furtherLinks: [receiptLink],
  }),
  'renewal-rejected': (data, { bill }) => ({
    subject: { id: 'Perpanjangan Anda belum dapat disetujui', en: 'We could not approve your renewal' },
    paragraphs: {
      id: [
        'Perpanjangan keanggotaan Anda belum dapat kami setujui.',
        formatReason(data).id,
        'Silakan unggah bukti pembayaran yang baru.',
        explainAnotherPayment(bill).id,
      ],
      en: [
        'We could not approve the renewal of your membership.',
        formatReason(data).en,
        'Please upload a new proof of payment.',
        explainAnotherPayment(bill).en,
      ],
    },
    facts: bill && toBillFacts(bill),
    link: renewal,
  }),
  'renewal-reopened': () => ({
    subject: { id: 'Perpanjangan Anda kami periksa lagi', en: 'We are checking your renewal again' },
    paragraphs: {
      id: [
        'Penolakan perpanjangan keanggotaan Anda kami batalkan, dan bukti pembayaran Anda kami periksa lagi.',
        'Anda tidak perlu mengunggah bukti lagi atau membayar lagi.',
      ],
      en: [
        'We have withdrawn our decision not to approve your renewal, and are checking your proof of payment again.',
        "You don't need to upload another proof or pay again.",
      ],
    },
    link: status,
  }),
  'membership-expiring': (data, { bill }) => ({
    subject: {
      id: `Keanggotaan Anda berakhir ${formatDate(data.validUntil)}`,
      en: `Your membership ends on ${formatDate(data.validUntil)}`,
    },
    paragraphs: {
      id: [
        `Keanggotaan Anda berlaku sampai ${formatDate(data.validUntil)}.`,
        'Perpanjang sebelum tanggal itu. Sisa masa berlaku tetap dihitung dan ditambah satu tahun.',
        explainPayment(data, bill).id,
        explainExactAmount(bill).id,
        explainLink(data).id,
      ],
      en: [
        `Your membership is valid until ${formatDate(data.validUntil)}.`,
        'Renew before that date. You lose no days: one year is added to the time that is left.',
        explainPayment(data, bill).en,
        explainExactAmount(bill).en,
        explainLink(data).en,
      ],
    },
    facts: toPaymentFacts(data, bill),
    link: renewalByLink,
  }),
  'membership-expired': (data, { bill }) => ({
    subject: { id: 'Keanggotaan Anda telah berakhir', en: 'Your membership has ended' },
    paragraphs: {
      id: [
        `Keanggotaan Anda berlaku sampai ${formatDate(data.validUntil)} dan kini telah berakhir.`,
        'Anda dapat memperpanjangnya kapan saja dengan mengunggah bukti pembayaran. Nomor anggota Anda tetap.',
        explainPayment(data, bill).id,
        explainExactAmount(bill).id,
        explainLink(data).id,
      ],
      en: [
        `Your membership was valid until ${formatDate(data.validUntil)} and has now ended.`,
        'You can renew it at any time by uploading a proof of payment. You keep your member number.',
        explainPayment(data, bill).en,
        explainExactAmount(bill).en,
        explainLink(data).en,
      ],
    },
    facts: toPaymentFacts(data, bill),
    link: renewalByLink,
  }),
} satisfies Partial<MailTexts>;
