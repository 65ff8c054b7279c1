import { association } from 'contract/words/association';
import { englishDate, englishMonthYear, indonesianDate, indonesianMonthYear } from 'contract/words/dates';
import { accountTexts } from './account-texts.ts';
import { institutionTexts } from './institution-texts.ts';
import type { MailData, MailText } from './mail-text.ts';
import { questionTexts } from './question-texts.ts';

const text = (data: MailData, field: string): string => String(data[field] ?? '');

const because = (data: MailData, before: string): string =>
  data.reason ? `${before} ${text(data, 'reason')}` : '';

const validUntil = (data: MailData): { id: string; en: string } => {
  const until = text(data, 'validUntil');
  return until === ''
    ? { id: '', en: '' }
    : {
        id: `Keanggotaan Anda berlaku sampai ${indonesianMonthYear(until)}.`,
        en: `Your membership is valid until ${englishMonthYear(until)}.`,
      };
};

const mayInvite = (data: MailData, sentence: string): string => (data.institution ? sentence : '');

/** The last day of a membership. */
const endOf = (data: MailData): { id: string; en: string } => {
  const until = text(data, 'validUntil');
  return { id: indonesianDate(until), en: englishDate(until) };
};

const card = { label: 'Lihat kartu anggota / See your card', path: '/membership' } as const;
const renewal = { label: 'Perpanjang keanggotaan / Renew', path: '/membership/renew' } as const;
/** Of a reminder: without login, by a code (links.ts). */
const renewalByLink = { label: renewal.label, path: '/renew' } as const;
const linkAlone = {
  id: 'Tautan di bawah ini hanya untuk mengunggah bukti pembayaran Anda, tanpa masuk. Jangan teruskan email ini.',
  en: 'The link lets you upload your proof of payment, and nothing else, without login. Please do not forward this mail.',
} as const;

/** Every kind of mail; the data is what `queueMail` was given, with `name` of the reader. */
export const mailTexts: Readonly<Record<string, (data: MailData) => MailText>> = {
  ...institutionTexts,
  ...accountTexts,
  'registration-received': () => ({
    subject: 'Pendaftaran Anda kami terima / We received your application',
    indonesian: [
      'Terima kasih telah mendaftar. Kami memeriksa data dan bukti pembayaran Anda, biasanya dalam beberapa hari kerja.',
      'Anda sudah dapat masuk untuk melihat status pendaftaran.',
    ],
    english: [
      'Thank you for your application. We are checking your data and proof of payment, usually within a few working days.',
    ],
    link: { label: 'Lihat status / See your status', path: '/membership' },
  }),
  'registration-approved': (data) => ({
    subject: 'Keanggotaan Anda aktif / Your membership is active',
    indonesian: [
      'Selamat datang! Pendaftaran Anda disetujui.',
      validUntil(data).id,
      mayInvite(data, `${text(data, 'institution')} kini dapat mengundang staf ke kursi keanggotaannya.`),
    ],
    english: [
      'Welcome! Your application was approved.',
      validUntil(data).en,
      mayInvite(data, `${text(data, 'institution')} can now invite its staff.`),
    ],
    link: card,
  }),
  'registration-rejected': (data) => ({
    subject: 'Pendaftaran Anda belum dapat disetujui / Your application was declined',
    indonesian: [
      'Pendaftaran Anda belum dapat kami setujui. Data dan berkas Anda sudah kami hapus.',
      because(data, 'Alasannya:'),
      'Anda boleh mendaftar lagi kapan saja.',
    ],
    english: [
      'We could not approve your application. Your data and files were deleted.',
      because(data, 'The reason:'),
      'You are welcome to apply again.',
    ],
    link: { label: 'Daftar lagi / Apply again', path: '/register' },
  }),
  'renewal-received': () => ({
    subject: 'Bukti perpanjangan kami terima / We received your renewal',
    indonesian: ['Bukti pembayaran perpanjangan Anda sedang kami periksa.'],
    english: ['We are checking your proof of payment.'],
    link: { label: 'Lihat status / See your status', path: '/membership' },
  }),
  'renewal-approved': (data) => ({
    subject: 'Perpanjangan Anda disetujui / Your renewal was approved',
    indonesian: ['Perpanjangan keanggotaan Anda disetujui.', validUntil(data).id],
    english: ['Your renewal was approved.', validUntil(data).en],
    link: card,
  }),
  'renewal-rejected': (data) => ({
    subject: 'Perpanjangan Anda belum dapat disetujui / Your renewal was declined',
    indonesian: [
      'Perpanjangan keanggotaan Anda belum dapat kami setujui.',
      because(data, 'Alasannya:'),
      'Silakan unggah bukti pembayaran yang baru.',
    ],
    english: [
      'We could not approve your renewal.',
      because(data, 'The reason:'),
      'Please upload a new proof of payment.',
    ],
    link: renewal,
  }),
  ...questionTexts,
  'membership-expiring': (data) => ({
    subject: `Keanggotaan Anda berakhir ${endOf(data).id} / Your membership ends on ${endOf(data).en}`,
    indonesian: [
      `Keanggotaan Anda berlaku sampai ${endOf(data).id}.`,
      'Perpanjang sebelum tanggal itu: masa berlaku yang tersisa tidak hilang, satu tahun ditambahkan di belakangnya.',
      linkAlone.id,
    ],
    english: [
      `Your membership is valid until ${endOf(data).en}.`,
      'Renew before that day: the time that is left is not lost, one year is added to it.',
      linkAlone.en,
    ],
    link: renewalByLink,
  }),
  'membership-expired': (data) => ({
    subject: 'Keanggotaan Anda telah berakhir / Your membership has ended',
    indonesian: [
      `Keanggotaan Anda berlaku sampai ${endOf(data).id} dan kini telah berakhir.`,
      'Anda dapat memperpanjangnya kapan saja dengan mengunggah bukti pembayaran. Nomor anggota Anda tetap.',
      linkAlone.id,
    ],
    english: [
      `Your membership was valid until ${endOf(data).en} and has ended.`,
      'You can renew it at any time by uploading a proof of payment. You keep your member number.',
      linkAlone.en,
    ],
    link: renewalByLink,
  }),
  'password-reset': () => ({
    subject: 'Atur ulang kata sandi / Reset your password',
    indonesian: [
      'Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Tautan ini berlaku satu jam dan hanya sekali.',
      'Bila bukan Anda yang meminta, abaikan saja email ini: kata sandi Anda tidak berubah.',
    ],
    english: [
      'Somebody asked to reset your password. The link works once, within an hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    link: { label: 'Buat kata sandi baru / Set a new password', path: '/resetPassword' },
  }),
  'admin-invited': () => ({
    subject: 'Akun admin untuk Anda / Your admin account',
    indonesian: [
      `Anda ditambahkan sebagai admin ${association.shortName}. Buat kata sandi lewat tautan ini; berlaku satu jam dan hanya sekali.`,
      'Bila tautan sudah tidak berlaku, mintalah yang baru lewat "Forgot Password?" di halaman masuk.',
    ],
    english: [
      `You were added as an admin of ${association.shortName}. Set your password with this link, once and within an hour.`,
    ],
    link: { label: 'Buat kata sandi / Set your password', path: '/resetPassword' },
  }),
  'password-changed': (data) => ({
    subject: 'Kata sandi Anda diubah / Your password was changed',
    indonesian: [
      `Kata sandi akun Anda diubah pada ${indonesianDate(text(data, 'at'))}. Semua sesi lain sudah diakhiri.`,
      'Bila bukan Anda yang mengubahnya, segera atur ulang kata sandi dan hubungi kami.',
    ],
    english: [
      'Your password was changed and all other sessions were ended.',
      'If it was not you, reset it at once and contact us.',
    ],
    link: { label: 'Atur ulang / Reset', path: '/forgotPassword' },
  }),
  'account-deleted': (data) => ({
    subject: 'Akun Anda sudah dihapus / Your account was deleted',
    indonesian: [
      `Akun Anda dihapus atas permintaan Anda pada ${indonesianDate(text(data, 'at'))}, bersama data diri, foto, dan bukti pembayaran Anda. Kartu anggota Anda tidak berlaku lagi.`,
      'Bila bukan Anda yang memintanya, segera hubungi kami.',
    ],
    english: [
      'Your account was deleted as you asked, with your data, photo and proofs of payment. Your membership card is no longer valid.',
      'If it was not you, contact us at once.',
    ],
    link: { label: 'Hubungi kami / Contact us', path: '/contact' },
  }),
  'contact-message': (data) => ({
    subject: `Pesan dari ${[data.firstName, data.lastName].filter(Boolean).join(' ')} lewat formulir kontak`,
    indonesian: [`Dari: ${text(data, 'email')}`, text(data, 'message')],
    english: [],
    link: { label: 'Buka pesan', path: '/admin/messages' },
  }),
};
