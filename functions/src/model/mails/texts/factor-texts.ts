import { formatDate, timeOfDay } from 'contract/text/dates';
import type { FactorEvent } from '#model/base/mail-kinds.ts';
import { toSecurityFacts } from './filled-facts.ts';
import { type Bilingual, type MailTexts, toAdminText } from './mail-text.ts';

interface EventText {
  readonly subject: Bilingual;
  /** Description of the event. */
  readonly event: Bilingual;
  /** Advice for readers who did not cause it; missing for the usual one. */
  readonly advice?: Bilingual;
}

const notYouAdvice: Bilingual = {
  id: 'Bila bukan Anda yang melakukannya, segera ganti kata sandi dan hubungi kami.',
  en: "If it wasn't you, change your password straight away and contact us.",
};

const eventTexts: Readonly<Record<FactorEvent, (by: string) => EventText>> = {
  enrol: () => ({
    subject: { id: 'Verifikasi dua langkah aktif', en: 'Two-step verification is on' },
    event: {
      id: 'Verifikasi dua langkah diaktifkan untuk akun Anda. Simpan kode pemulihannya.',
      en: 'Two-step verification was turned on for your account. Keep its recovery codes.',
    },
  }),
  replace: () => ({
    subject: { id: 'Aplikasi autentikator Anda diganti', en: 'Your authenticator app was replaced' },
    event: {
      id: 'Akun Anda kini memakai aplikasi autentikator lain. Kode pemulihan yang lama tidak berlaku lagi.',
      en: 'Your account now uses another authenticator app. The old recovery codes are no longer valid.',
    },
  }),
  remove: () => ({
    subject: { id: 'Verifikasi dua langkah dimatikan', en: 'Two-step verification is off' },
    event: {
      id: 'Verifikasi dua langkah dimatikan untuk akun Anda. Kata sandi saja kini membukanya.',
      en: 'Two-step verification was turned off for your account. The password alone now opens it.',
    },
  }),
  'add-app': () => ({
    subject: { id: 'Aplikasi autentikator ditambahkan', en: 'An authenticator app was added' },
    event: {
      id: 'Aplikasi autentikator ditambahkan ke akun Anda, di samping passkey.',
      en: 'An authenticator app was added to your account, in addition to its passkeys.',
    },
  }),
  'remove-app': () => ({
    subject: { id: 'Aplikasi autentikator dihapus', en: 'An authenticator app was removed' },
    event: {
      id: 'Aplikasi autentikator dihapus dari akun Anda. Passkey tetap berlaku.',
      en: 'The authenticator app was removed from your account. Its passkeys still work.',
    },
  }),
  'add-passkey': () => ({
    subject: { id: 'Passkey ditambahkan', en: 'A passkey was added' },
    event: {
      id: 'Sebuah passkey ditambahkan ke akun Anda.',
      en: 'A passkey was added to your account.',
    },
  }),
  'remove-passkey': () => ({
    subject: { id: 'Passkey dihapus', en: 'A passkey was removed' },
    event: {
      id: 'Sebuah passkey dihapus dari akun Anda, dan tidak berlaku lagi.',
      en: 'A passkey was removed from your account and no longer works.',
    },
  }),
  'recovery-codes': () => ({
    subject: { id: 'Kode pemulihan baru', en: 'New recovery codes' },
    event: {
      id: 'Kode pemulihan baru dibuat untuk akun Anda. Kode yang lama tidak berlaku lagi.',
      en: 'New recovery codes were created for your account. The old ones are no longer valid.',
    },
  }),
  'recovery-used': () => ({
    subject: { id: 'Kode pemulihan dipakai', en: 'A recovery code was used' },
    event: {
      id: 'Salah satu kode pemulihan akun Anda dipakai. Kode itu tidak berlaku lagi.',
      en: 'One of the recovery codes of your account was used. That code is no longer valid.',
    },
    advice: {
      id: 'Bila ponsel Anda hilang, pasang aplikasi di ponsel lain. Bila bukan Anda, segera ganti kata sandi, buat kode pemulihan baru, dan hubungi kami.',
      en: "If you have lost your phone, set up the app on another one. If it wasn't you, change your password straight away, create new recovery codes and contact us.",
    },
  }),
  guessed: () => ({
    subject: { id: 'Ada yang mencoba menebak kode Anda', en: 'Someone tried to guess your codes' },
    event: {
      id: 'Terlalu banyak kode yang dicoba untuk akun Anda. Percobaan itu ditolak.',
      en: 'Too many codes were tried for your account. The attempts were refused.',
    },
    advice: {
      id: 'Yang mencobanya mengetahui kata sandi Anda. Bila bukan Anda, segera buat kata sandi baru.',
      en: "Whoever tried them knows your password. If it wasn't you, set a new password straight away.",
    },
  }),
  'ask-reset': (by) => ({
    subject: {
      id: 'Verifikasi dua langkah Anda akan dimatikan',
      en: 'Your two-step verification will be turned off',
    },
    event: {
      id: `${by} meminta agar verifikasi dua langkah akun Anda diatur ulang. Besok pada jam ini kata sandi saja sudah cukup untuk masuk, lalu Anda menyiapkan aplikasi yang baru.`,
      en: `${by} asked to reset the two-step verification of your account. In 24 hours, the password alone is enough to log in, and you then set up a new app.`,
    },
    advice: {
      id: 'Bila Anda tidak memintanya, masuklah dengan kode Anda dan batalkan di halaman keamanan akun, atau segera hubungi kami.',
      en: "If you didn't ask for this, log in with your code and cancel it on the security page of your account, or contact us straight away.",
    },
  }),
  'cancel-reset': (by) => ({
    subject: { id: 'Pengaturan ulang dibatalkan', en: 'The reset was cancelled' },
    event: {
      id: `${by} membatalkan pengaturan ulang verifikasi dua langkah akun Anda. Verifikasi tetap aktif.`,
      en: `${by} cancelled the reset of the two-step verification of your account. It stays on.`,
    },
  }),
  reset: () => ({
    subject: { id: 'Verifikasi dua langkah diatur ulang', en: 'Two-step verification was reset' },
    event: {
      id: 'Verifikasi dua langkah akun Anda dimatikan seperti yang diminta. Siapkan aplikasi yang baru.',
      en: 'The two-step verification of your account was turned off, as requested. Set up a new app.',
    },
  }),
};

const recoveryCodeUse: Bilingual = {
  id: 'Perubahan ini memakai salah satu kode pemulihan Anda. Kode itu tidak berlaku lagi.',
  en: 'This change used one of your recovery codes. That code is no longer valid.',
};

export const factorTexts = {
  'factor-news': ({ what, by, at, device, confirmedBy }) => {
    const { subject, event, advice = notYouAdvice } = eventTexts[what](by);
    const parts = [event, ...(confirmedBy === 'recovery' ? [recoveryCodeUse] : []), advice];
    return {
      subject,
      paragraphs: { id: parts.map(({ id }) => id), en: parts.map(({ en }) => en) },
      facts: toSecurityFacts({ at, device }),
      link: { label: { id: 'Keamanan akun', en: 'Account security' }, path: '/profile/security' },
      reader: 'security',
    };
  },
  'factor-reset-of': ({ what, whose, by, at }) =>
    toAdminText(
      what === 'ask-reset'
        ? `Verifikasi dua langkah ${whose} akan dimatikan`
        : `Pengaturan ulang untuk ${whose} dibatalkan`,
      [
        what === 'ask-reset'
          ? `${by} meminta agar verifikasi dua langkah ${whose} diatur ulang. Ini terjadi 24 jam setelah ${formatDate(at)} pukul ${timeOfDay(at)} WIB.`
          : `${by} membatalkan pengaturan ulang verifikasi dua langkah ${whose}.`,
        'Bila Anda ragu, tanyakan kepada mereka; admin dengan semua tugas dapat membatalkannya di halaman anggota.',
      ],
      ['Buka admin', '/admin/manage-user'],
    ),
} satisfies Partial<MailTexts>;
