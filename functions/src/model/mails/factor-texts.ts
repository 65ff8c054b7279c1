import { englishDate, formatDate, timeOfDay } from 'contract/text/dates';
import type { FactorEvent } from '#model/base/mail-kinds.ts';
import type { MailTexts } from './mail-text.ts';
import { toSecurityFacts } from './security-facts.ts';

interface EventText {
  readonly subject: string;
  /** Description of the event, and advice for readers who did not cause it. */
  readonly indonesian: readonly [string, string];
  readonly english: readonly [string, string];
}

const notYouAdvice = [
  'Bila bukan Anda yang melakukannya, segera ganti kata sandi dan hubungi kami.',
  'If it was not you, change your password immediately and contact us.',
] as const;

const eventTexts: Readonly<Record<FactorEvent, (by: string) => EventText>> = {
  enrol: () => ({
    subject: 'Verifikasi dua langkah aktif / Two-step verification is on',
    indonesian: [
      'Verifikasi dua langkah diaktifkan untuk akun Anda. Simpan kode pemulihannya.',
      notYouAdvice[0],
    ],
    english: [
      'Two-step verification was turned on for your account. Keep its recovery codes.',
      notYouAdvice[1],
    ],
  }),
  replace: () => ({
    subject: 'Aplikasi autentikator Anda diganti / Your authenticator was replaced',
    indonesian: [
      'Akun Anda kini memakai aplikasi autentikator lain. Kode pemulihan yang lama tidak berlaku lagi.',
      notYouAdvice[0],
    ],
    english: [
      'Your account uses another authenticator app now. The recovery codes of before are void.',
      notYouAdvice[1],
    ],
  }),
  remove: () => ({
    subject: 'Verifikasi dua langkah dimatikan / Two-step verification is off',
    indonesian: [
      'Verifikasi dua langkah dimatikan untuk akun Anda. Kata sandi saja kini membukanya.',
      notYouAdvice[0],
    ],
    english: [
      'Two-step verification was turned off for your account: the password alone opens it now.',
      notYouAdvice[1],
    ],
  }),
  'add-app': () => ({
    subject: 'Aplikasi autentikator ditambahkan / An authenticator app was added',
    indonesian: ['Aplikasi autentikator ditambahkan ke akun Anda, di samping passkey.', notYouAdvice[0]],
    english: ['An authenticator app was added to your account, beside its passkeys.', notYouAdvice[1]],
  }),
  'remove-app': () => ({
    subject: 'Aplikasi autentikator dihapus / An authenticator app was removed',
    indonesian: ['Aplikasi autentikator dihapus dari akun Anda. Passkey tetap berlaku.', notYouAdvice[0]],
    english: ['The authenticator app was removed from your account. Its passkeys stay.', notYouAdvice[1]],
  }),
  'add-passkey': () => ({
    subject: 'Passkey ditambahkan / A passkey was added',
    indonesian: ['Sebuah passkey ditambahkan ke akun Anda.', notYouAdvice[0]],
    english: ['A passkey was added to your account.', notYouAdvice[1]],
  }),
  'remove-passkey': () => ({
    subject: 'Passkey dihapus / A passkey was removed',
    indonesian: ['Sebuah passkey dihapus dari akun Anda, dan tidak berlaku lagi.', notYouAdvice[0]],
    english: ['A passkey was removed from your account, and is void now.', notYouAdvice[1]],
  }),
  'recovery-codes': () => ({
    subject: 'Kode pemulihan baru / New recovery codes',
    indonesian: [
      'Kode pemulihan baru dibuat untuk akun Anda. Kode yang lama tidak berlaku lagi.',
      notYouAdvice[0],
    ],
    english: [
      'New recovery codes were made for your account. The old ones are no longer valid.',
      notYouAdvice[1],
    ],
  }),
  'recovery-used': () => ({
    subject: 'Kode pemulihan dipakai / A recovery code was used',
    indonesian: [
      'Salah satu kode pemulihan akun Anda dipakai. Kode itu tidak berlaku lagi.',
      'Bila ponsel Anda hilang, pasang aplikasi di ponsel lain. Bila bukan Anda, segera ganti kata sandi, buat kode pemulihan baru, dan hubungi kami.',
    ],
    english: [
      'One of the recovery codes of your account was used, and is void now.',
      'If you have lost your phone, set up the app on another one. If it was not you, change your password immediately, make new recovery codes, and contact us.',
    ],
  }),
  guessed: () => ({
    subject: 'Ada yang mencoba menebak kode Anda / An attempt to guess your codes',
    indonesian: [
      'Terlalu banyak kode yang dicoba untuk akun Anda. Percobaan itu ditolak.',
      'Yang mencobanya mengetahui kata sandi Anda. Bila bukan Anda, segera buat kata sandi baru.',
    ],
    english: [
      'Too many codes were tried for your account, and were refused.',
      'The person who tried knows your password. If it was not you, set a new one immediately.',
    ],
  }),
  'ask-reset': (by) => ({
    subject: 'Verifikasi dua langkah Anda akan dimatikan / Your two-step verification will be reset',
    indonesian: [
      `${by} meminta agar verifikasi dua langkah akun Anda diatur ulang. Besok pada jam ini kata sandi saja sudah cukup untuk masuk, lalu Anda menyiapkan aplikasi yang baru.`,
      'Bila Anda tidak memintanya, masuklah dengan kode Anda dan batalkan di halaman keamanan akun, atau segera hubungi kami.',
    ],
    english: [
      `${by} asked to reset the two-step verification of your account. In 24 hours the password alone lets you in, and you set up a new app.`,
      'If you did not ask for it, log in with your code and cancel it on the page of your account, or contact us immediately.',
    ],
  }),
  'cancel-reset': (by) => ({
    subject: 'Pengaturan ulang dibatalkan / The reset was cancelled',
    indonesian: [
      `${by} membatalkan pengaturan ulang verifikasi dua langkah akun Anda. Verifikasi tetap aktif.`,
      notYouAdvice[0],
    ],
    english: [`${by} cancelled the reset of your two-step verification, which stays on.`, notYouAdvice[1]],
  }),
  reset: () => ({
    subject: 'Verifikasi dua langkah diatur ulang / Two-step verification was reset',
    indonesian: [
      'Verifikasi dua langkah akun Anda dimatikan seperti yang diminta. Siapkan aplikasi yang baru.',
      notYouAdvice[0],
    ],
    english: [
      'Two-step verification of your account was turned off, as asked. Set up a new app.',
      notYouAdvice[1],
    ],
  }),
};

export const factorTexts = {
  'factor-news': ({ what, by, at, device, confirmedBy }) => {
    const { subject, indonesian, english } = eventTexts[what](by);
    const isByRecoveryCode = confirmedBy === 'recovery';
    return {
      subject,
      indonesian: [
        indonesian[0],
        isByRecoveryCode
          ? 'Perubahan ini memakai salah satu kode pemulihan Anda. Kode itu tidak berlaku lagi.'
          : '',
        indonesian[1],
      ],
      english: [
        english[0],
        isByRecoveryCode ? 'The change used one of your recovery codes, which is void now.' : '',
        english[1],
      ],
      facts: toSecurityFacts({ at, device }),
      link: { label: 'Keamanan akun / Your account', path: '/profile/security' },
      reader: 'accountOwner',
    };
  },
  'factor-reset-of': ({ what, whose, by, at }) => ({
    subject:
      what === 'ask-reset'
        ? `Verifikasi dua langkah ${whose} akan dimatikan / A second factor will be reset`
        : `Pengaturan ulang untuk ${whose} dibatalkan / A reset was cancelled`,
    indonesian: [
      what === 'ask-reset'
        ? `${by} meminta agar verifikasi dua langkah ${whose} diatur ulang. Ini terjadi 24 jam setelah ${formatDate(at)} pukul ${timeOfDay(at)} WIB.`
        : `${by} membatalkan pengaturan ulang verifikasi dua langkah ${whose}.`,
      'Bila Anda ragu, tanyakan kepada mereka; admin dengan semua tugas dapat membatalkannya di halaman anggota.',
    ],
    english: [
      what === 'ask-reset'
        ? `${by} asked to reset the second factor of ${whose}. It goes 24 hours after ${englishDate(at)} at ${timeOfDay(at)} (Jakarta time).`
        : `${by} cancelled the reset of the second factor of ${whose}.`,
      'If in doubt, ask them; an admin with all duties can cancel it on the member page.',
    ],
    link: { label: 'Buka admin / Open the admin area', path: '/admin/manage-user' },
    reader: 'admin',
  }),
} satisfies Partial<MailTexts>;
