import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { formatDate, timeOfDay } from 'contract/text/dates';
import { toSecurityFacts } from './filled-facts.ts';
import { asWritten, type Bilingual, contactLink, type MailTexts, toAdminText } from './mail-text.ts';

const formatMoment = (at: string): Bilingual => ({
  id: `${formatDate(at)} pukul ${timeOfDay(at)} WIB`,
  en: `${formatDate(at)} at ${timeOfDay(at)} WIB`,
});

const isByAdmin = ({ by }: { readonly by: string }): boolean => by === 'admin';

/** Its code is created when the mail is sent. */
export const verification = {
  label: { id: 'Verifikasi alamat email', en: 'Verify your email address' },
  path: '/verifyEmail',
} as const;

const passwordLink = {
  label: { id: 'Atur ulang', en: 'Reset your password' },
  path: '/forgotPassword',
} as const;

const newPasswordLabel = { id: 'Buat kata sandi', en: 'Set your password' } as const;

/** Returns the lifetime of the links that change an address; longer for a change by an admin, which has a `dueAt`. */
const lifetimeOf = (dueAt: string | undefined): Bilingual =>
  dueAt === undefined
    ? { id: `${limits.emailChangeHours} jam`, en: `${limits.emailChangeHours} hours` }
    : { id: `${limits.emailChangeByAdmin.days} hari`, en: `${limits.emailChangeByAdmin.days} days` };

export const accountTexts = {
  'verify-email': () => ({
    subject: { id: 'Verifikasi alamat email Anda', en: 'Verify your email address' },
    paragraphs: {
      id: [
        'Buka tautan ini untuk memastikan alamat email ini milik Anda. Kabar keanggotaan kami kirim ke alamat ini. Tautan berlaku satu kali.',
        'Bila bukan Anda yang mendaftar, abaikan saja email ini.',
      ],
      en: [
        'Open this link to confirm that this email address is yours. We send news about your membership to it. The link works once.',
        "If it wasn't you who registered, ignore this email.",
      ],
    },
    link: verification,
    reader: 'security',
  }),
  'email-change-new': ({ dueAt }) => ({
    subject: { id: 'Konfirmasi alamat email baru Anda', en: 'Confirm your new email address' },
    paragraphs: {
      id: [
        `Ada permintaan agar akun ${association.shortName} Anda memakai alamat email ini. Konfirmasikan lewat tautan ini; berlaku ${lifetimeOf(dueAt).id}.`,
        dueAt === undefined
          ? 'Alamatnya berganti setelah alamat lama Anda juga mengonfirmasi.'
          : `Alamatnya berganti pada ${formatMoment(dueAt).id}.`,
        'Bila bukan Anda yang memintanya, abaikan saja email ini.',
      ],
      en: [
        `We received a request to use this email address for your ${association.shortName} account. Confirm it with this link within ${lifetimeOf(dueAt).en}.`,
        dueAt === undefined
          ? 'The address changes once your old address has confirmed too.'
          : `The address changes on ${formatMoment(dueAt).en}.`,
        "If you didn't ask for this, ignore this email.",
      ],
    },
    link: { label: { id: 'Konfirmasi alamat baru', en: 'Confirm the new address' }, path: '/changeEmail' },
    reader: 'security',
  }),
  'email-change-old': ({ email, dueAt }) => ({
    subject: { id: 'Alamat email Anda akan diganti', en: 'Your email address is about to change' },
    paragraphs:
      dueAt === undefined
        ? {
            id: [
              `Ada permintaan untuk mengganti alamat email akun Anda menjadi ${email}. Konfirmasikan lewat tautan ini; berlaku ${limits.emailChangeHours} jam.`,
              'Bila bukan Anda yang memintanya, buka tautan yang sama, pilih "Bukan saya, batalkan", lalu segera ganti kata sandi.',
            ],
            en: [
              `We received a request to change the email address of your account to ${email}. Confirm it with this link within ${limits.emailChangeHours} hours.`,
              "If you didn't ask for this, open the same link, cancel the change, then change your password straight away.",
            ],
          }
        : {
            id: [
              `Pengurus mengganti alamat email akun Anda menjadi ${email}, karena pemiliknya melaporkan bahwa alamat ini tidak dapat dibuka lagi. Alamat berganti pada ${formatMoment(dueAt).id}.`,
              'Bila bukan Anda yang memintanya, buka tautan ini sebelum itu dan pilih "Bukan saya, batalkan".',
            ],
            en: [
              `The board is changing the email address of your account to ${email}, because its owner reported that this mailbox can no longer be opened. The address changes on ${formatMoment(dueAt).en}.`,
              "If you didn't ask for this, open this link before then and cancel the change.",
            ],
          },
    link: { label: { id: 'Konfirmasi atau batalkan', en: 'Confirm or cancel' }, path: '/changeEmail' },
    reader: 'security',
  }),
  'email-changed': (data) => ({
    subject: { id: 'Alamat email akun Anda diganti', en: 'Your email address was changed' },
    paragraphs: {
      id: [
        `Alamat email akun Anda diganti menjadi ${data.email}${isByAdmin(data) ? ' oleh pengurus' : ''}. Semua sesi sudah berakhir. Masuk dengan alamat itu dan kata sandi yang sama.`,
        data.link === undefined ? '' : 'Buka tautan ini untuk memastikan alamat ini milik Anda.',
        'Bila bukan Anda yang memintanya, segera hubungi kami.',
      ],
      en: [
        `The email address of your account was changed to ${data.email}${isByAdmin(data) ? ' by the board' : ''}. All sessions have ended. Log in with that address and the same password.`,
        data.link === undefined ? '' : 'Open this link to confirm that this address is yours.',
        "If you didn't ask for this, contact us straight away.",
      ],
    },
    facts: toSecurityFacts(data),
    ...(data.link === undefined
      ? { link: contactLink }
      : { link: verification, furtherLinks: [contactLink] }),
    reader: 'security',
  }),
  'new-login': (data) => ({
    subject: { id: 'Akun Anda dibuka dari jaringan lain', en: 'New login to your account' },
    paragraphs: {
      id: [
        'Akun Anda dibuka lewat jaringan yang belum pernah dipakai untuk akun ini.',
        'Bila itu Anda, tidak ada yang perlu dilakukan. Lihat sesi yang sedang berjalan di halaman Profil.',
        'Bila bukan Anda, segera buat kata sandi baru lewat "Forgot Password?" di halaman masuk. Semua sesi lalu berakhir.',
      ],
      en: [
        'There was a login to your account from a network that this account has not used before.',
        "If it was you, you don't need to do anything. You can see your running sessions on your profile.",
        'If it wasn\'t you, set a new password straight away with "Forgot Password?" on the login page. This ends all sessions.',
      ],
    },
    facts: toSecurityFacts(data),
    link: { label: { id: 'Lihat sesi Anda', en: 'See your sessions' }, path: '/profile/security' },
    reader: 'security',
  }),
  'card-reissued': (data) => ({
    subject: { id: 'Kartu anggota Anda diterbitkan ulang', en: 'Your membership card was replaced' },
    paragraphs: {
      id: [
        'Kartu anggota Anda diterbitkan ulang. Kode pada kartu lama tidak berlaku lagi; unduh atau cetak kartu yang baru.',
        'Bila bukan Anda yang memintanya, segera ganti kata sandi dan hubungi kami.',
      ],
      en: [
        'Your membership card was replaced. The code on the old card is no longer valid; download or print the new one.',
        "If you didn't ask for this, change your password straight away and contact us.",
      ],
    },
    facts: toSecurityFacts(data),
    link: { label: { id: 'Lihat kartu anggota', en: 'See your membership card' }, path: '/membership' },
    reader: 'security',
  }),
  'password-reset': () => ({
    subject: { id: 'Atur ulang kata sandi', en: 'Reset your password' },
    paragraphs: {
      id: [
        'Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Tautan ini berlaku satu jam dan hanya sekali.',
        'Bila bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.',
      ],
      en: [
        'We received a request to reset your password. This link works once, within an hour.',
        "If you didn't ask for this, ignore this email. Your password has not changed.",
      ],
    },
    link: { label: { id: 'Buat kata sandi baru', en: 'Set a new password' }, path: '/resetPassword' },
    reader: 'security',
  }),
  'admin-invited': () =>
    toAdminText(
      'Akun admin untuk Anda',
      [
        `Anda ditambahkan sebagai admin ${association.shortName}. Buat kata sandi lewat tautan ini; berlaku satu jam dan hanya sekali.`,
        'Bila tautan sudah tidak berlaku, mintalah yang baru lewat "Forgot Password?" di halaman masuk.',
      ],
      [newPasswordLabel.id, '/resetPassword'],
    ),
  'member-invited': () => ({
    subject: {
      id: `Akun anggota ${association.shortName} Anda`,
      en: `Your ${association.shortName} member account`,
    },
    paragraphs: {
      id: [
        `Data keanggotaan Anda kini tersimpan di situs ${association.shortName}. Buat kata sandi lewat tautan ini untuk melihat kartu anggota dan memeriksa data Anda; berlaku satu jam dan hanya sekali.`,
        'Bila tautan sudah tidak berlaku, mintalah yang baru lewat "Forgot Password?" di halaman masuk.',
        'Bila Anda tidak ingin data Anda disimpan, balas email ini.',
      ],
      en: [
        `Your membership data is now stored on the ${association.shortName} site. Set a password with this link to see your membership card and check your data; it works once, within an hour.`,
        'If the link has expired, ask for a new one with "Forgot Password?" on the login page.',
        "If you don't want us to store your data, reply to this email.",
      ],
    },
    link: { label: newPasswordLabel, path: '/resetPassword' },
    reader: 'security',
  }),
  'qris-changed': (data) => ({
    ...toAdminText(
      'QRIS asosiasi diubah',
      [
        data.nmid === ''
          ? `QRIS asosiasi dihapus oleh ${data.by} pada ${formatMoment(data.at).id}. Tagihan tidak lagi menampilkan QRIS.`
          : `QRIS asosiasi diubah oleh ${data.by} pada ${formatMoment(data.at).id}. Mulai sekarang tagihan menampilkan QRIS ini.`,
        'Bila Anda tidak mengetahui perubahan ini, segera periksa dan pulihkan. Iuran anggota masuk lewat QRIS ini.',
      ],
      ['Periksa QRIS', '/admin/settings/qris'],
    ),
    facts:
      data.nmid === ''
        ? undefined
        : [
            { label: asWritten('Nama merchant'), value: data.merchant },
            { label: asWritten('NMID'), value: data.nmid },
          ],
  }),
  'audit-checkpoint': ({ note, key, until }) =>
    toAdminText(
      'Titik periksa audit',
      [
        `Titik periksa audit ${association.shortName} sampai ${until}. Simpan email ini sebagai bukti bahwa catatan audit tidak diubah.`,
        note,
        `Kunci publik: ${key}`,
      ],
      ['Buka audit', '/admin/audit'],
    ),
  'duties-changed': ({ by, duties }) =>
    toAdminText(
      'Tugas Anda sebagai admin diubah',
      [`${by} mengubah tugas Anda sebagai admin. Tugas Anda sekarang: ${duties}.`],
      ['Buka admin', '/admin'],
    ),
  'password-changed': (data) => ({
    subject: { id: 'Kata sandi Anda diubah', en: 'Your password was changed' },
    paragraphs: {
      id: [
        'Kata sandi akun Anda diubah. Semua sesi lain sudah diakhiri.',
        'Bila bukan Anda yang mengubahnya, segera atur ulang kata sandi dan hubungi kami.',
      ],
      en: [
        'The password of your account was changed. All other sessions have ended.',
        "If you didn't change it, reset your password straight away and contact us.",
      ],
    },
    facts: toSecurityFacts(data),
    link: passwordLink,
    reader: 'security',
  }),
  'account-lapsing': ({ validUntil, deletedAfter }) => ({
    subject: { id: 'Akun Anda akan dihapus', en: 'Your account is about to be deleted' },
    paragraphs: {
      id: [
        `Keanggotaan Anda berakhir pada ${formatDate(validUntil)}, lebih dari ${limits.erasure.lapsedYears} tahun yang lalu. Data kami simpan tidak lebih lama dari yang diperlukan: akun Anda, data diri, dan foto Anda dihapus sesudah ${formatDate(deletedAfter)}.`,
        'Ingin tetap menjadi anggota? Perpanjang sebelum tanggal itu, dan semuanya tetap seperti semula. Ingin menyimpan salinan data Anda? Unduh di halaman Profil.',
      ],
      en: [
        `Your membership ended on ${formatDate(validUntil)}, more than ${limits.erasure.lapsedYears} years ago. We store data no longer than necessary: your account, personal data and photo will be deleted after ${formatDate(deletedAfter)}.`,
        'Would you like to stay a member? Renew before that date, and everything stays as it is. Would you like a copy of your data? Download it on your profile.',
      ],
    },
    link: { label: { id: 'Perpanjang', en: 'Renew' }, path: '/membership/renew' },
    reader: 'security',
  }),
  'deletion-requested': ({ deletionAt, ...data }) => ({
    subject: { id: 'Akun Anda akan dihapus', en: 'Your account will be deleted' },
    paragraphs: {
      id: [
        `Sesuai permintaan Anda, akun Anda dihapus pada ${formatDate(deletionAt)}, bersama data diri, foto, dan bukti pembayaran Anda.`,
        'Berubah pikiran, atau bukan Anda yang memintanya? Masuk sebelum tanggal itu, dan akun Anda tetap seperti semula.',
      ],
      en: [
        `As you asked, your account will be deleted on ${formatDate(deletionAt)}, with your personal data, photo and proofs of payment.`,
        "Changed your mind, or didn't ask for this? Log in before that date, and your account stays as it is.",
      ],
    },
    facts: toSecurityFacts(data),
    link: { label: { id: 'Batalkan dengan masuk', en: 'Log in to cancel' }, path: '/login' },
    reader: 'security',
  }),
  'deletion-cancelled': (data) => ({
    subject: { id: 'Penghapusan akun dibatalkan', en: 'The deletion of your account was cancelled' },
    paragraphs: {
      id: [
        'Penghapusan akun Anda dibatalkan. Akun Anda tetap seperti semula.',
        'Bila bukan Anda yang masuk, segera atur ulang kata sandi dan hubungi kami.',
      ],
      en: [
        'The deletion of your account was cancelled. Your account stays as it is.',
        "If it wasn't you who logged in, reset your password straight away and contact us.",
      ],
    },
    facts: toSecurityFacts(data),
    link: passwordLink,
    reader: 'security',
  }),
  'account-deleted': (data) => ({
    subject: { id: 'Akun Anda sudah dihapus', en: 'Your account was deleted' },
    reader: 'applicant',
    paragraphs: {
      id: [
        `Akun Anda dihapus atas permintaan Anda pada ${formatDate(data.at)}, bersama data diri, foto, dan bukti pembayaran Anda. Kartu anggota Anda tidak berlaku lagi.`,
        'Bila bukan Anda yang memintanya, segera hubungi kami.',
      ],
      en: [
        `As you asked, your account was deleted on ${formatDate(data.at)}, with your personal data, photo and proofs of payment. Your membership card is no longer valid.`,
        "If you didn't ask for this, contact us straight away.",
      ],
    },
    link: contactLink,
  }),
} satisfies Partial<MailTexts>;
