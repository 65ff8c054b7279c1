import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { englishDate, formatDate, timeOfDay } from 'contract/text/dates';
import type { MailTexts } from './mail-text.ts';
import { toSecurityFacts } from './security-facts.ts';

const formatMoment = ({ at }: { readonly at: string }): { id: string; en: string } => ({
  id: `${formatDate(at)} pukul ${timeOfDay(at)} WIB`,
  en: `${englishDate(at)} at ${timeOfDay(at)} (Jakarta time)`,
});

const contact = { label: 'Hubungi kami / Contact us', path: '/contact' } as const;

const isByAdmin = ({ by }: { readonly by: string }): boolean => by === 'admin';

/** Its code is created when the mail is sent. */
export const verification = { label: 'Verifikasi alamat email / Verify', path: '/verifyEmail' } as const;

/** Returns the lifetime of the links that change an address; longer for a change by an admin, which has a `dueAt`. */
const lifetimeOf = (dueAt: string | undefined): { id: string; en: string } =>
  dueAt === undefined
    ? { id: `${limits.emailChangeHours} jam`, en: `${limits.emailChangeHours} hours` }
    : { id: `${limits.emailChangeByAdmin.days} hari`, en: `${limits.emailChangeByAdmin.days} days` };

export const accountTexts = {
  'verify-email': () => ({
    subject: 'Verifikasi alamat email Anda / Verify your e-mail address',
    indonesian: [
      'Buka tautan ini untuk memastikan alamat email ini milik Anda. Kabar keanggotaan kami kirim ke alamat ini. Tautan berlaku satu kali.',
      'Bila bukan Anda yang mendaftar, abaikan saja email ini.',
    ],
    english: [
      'Please confirm with this link, which works once, that this e-mail address is yours: it is where we send news of your membership.',
      'If it was not you who applied, ignore this mail.',
    ],
    link: verification,
    reader: 'accountOwner',
  }),
  'email-change-new': ({ dueAt }) => ({
    subject: 'Konfirmasi alamat email baru Anda / Confirm your new e-mail address',
    indonesian: [
      `Ada permintaan agar akun ${association.shortName} Anda memakai alamat email ini. Konfirmasikan lewat tautan ini; berlaku ${lifetimeOf(dueAt).id}.`,
      dueAt === undefined
        ? 'Alamatnya berganti setelah alamat lama Anda juga mengonfirmasi.'
        : `Alamatnya berganti pada ${formatMoment({ at: dueAt }).id}.`,
      'Bila bukan Anda yang memintanya, abaikan saja email ini.',
    ],
    english: [
      `We received a request to use this address for your account. Confirm it with this link within ${lifetimeOf(dueAt).en}.`,
      dueAt === undefined
        ? 'Your old address has to confirm too.'
        : `The address changes on ${formatMoment({ at: dueAt }).en}.`,
      'If it was not you, ignore this mail.',
    ],
    link: { label: 'Konfirmasi alamat baru / Confirm', path: '/changeEmail' },
    reader: 'accountOwner',
  }),
  'email-change-old': ({ email, dueAt }) => ({
    subject: 'Alamat email Anda akan diganti / Your e-mail address is about to change',
    indonesian:
      dueAt === undefined
        ? [
            `Ada permintaan untuk mengganti alamat email akun Anda menjadi ${email}. Konfirmasikan lewat tautan ini; berlaku ${limits.emailChangeHours} jam.`,
            'Bila bukan Anda yang memintanya, buka tautan yang sama, pilih "Bukan saya, batalkan", lalu segera ganti kata sandi.',
          ]
        : [
            `Pengurus mengganti alamat email akun Anda menjadi ${email}, karena pemiliknya melaporkan bahwa alamat ini tidak dapat dibuka lagi. Alamat berganti pada ${formatMoment({ at: dueAt }).id}.`,
            'Bila bukan Anda yang memintanya, buka tautan ini sebelum itu dan pilih "Bukan saya, batalkan".',
          ],
    english:
      dueAt === undefined
        ? [
            `We received a request to change the address of your account to ${email}. Confirm it with this link within ${limits.emailChangeHours} hours.`,
            'If it was not you, open the same link, cancel the change, and set a new password immediately.',
          ]
        : [
            `The association changes the address of your account to ${email} on ${formatMoment({ at: dueAt }).en}, because its owner reported that this mailbox is lost.`,
            'If it was not you, open this link before and cancel the change.',
          ],
    link: { label: 'Konfirmasi atau batalkan / Confirm or cancel', path: '/changeEmail' },
    reader: 'accountOwner',
  }),
  'email-changed': (data) => ({
    subject: 'Alamat email akun Anda diganti / Your e-mail address was changed',
    indonesian: [
      `Alamat email akun Anda diganti menjadi ${data.email}${isByAdmin(data) ? ' oleh pengurus' : ''}. Semua sesi sudah berakhir. Masuk dengan alamat itu dan kata sandi yang sama.`,
      data.link === undefined ? '' : 'Buka tautan ini untuk memastikan alamat ini milik Anda.',
      'Bila bukan Anda yang memintanya, segera hubungi kami.',
    ],
    english: [
      `The address of your account was changed to ${data.email}${isByAdmin(data) ? ' by the association' : ''}. All sessions were ended: log in with that address and the same password.`,
      data.link === undefined ? '' : 'Please confirm with this link that the address is yours.',
      'If it was not you, contact us immediately.',
    ],
    facts: toSecurityFacts(data),
    ...(data.link === undefined ? { link: contact } : { link: verification, furtherLinks: [contact] }),
    reader: 'accountOwner',
  }),
  'new-login': (data) => ({
    subject: 'Akun Anda dibuka dari jaringan lain / New login to your account',
    indonesian: [
      'Akun Anda dibuka lewat jaringan yang belum pernah dipakai untuk akun ini.',
      'Bila itu Anda, tidak ada yang perlu dilakukan. Lihat sesi yang sedang berjalan di halaman Profil.',
      'Bila bukan Anda, segera buat kata sandi baru lewat "Forgot Password?" di halaman masuk. Semua sesi lalu berakhir.',
    ],
    english: [
      'There was a login to your account from a new network.',
      'If it was you, there is nothing to do. If it was not, set a new password immediately ("Forgot Password?" on the login page): that ends all sessions.',
    ],
    facts: toSecurityFacts(data),
    link: { label: 'Lihat sesi Anda / See your sessions', path: '/profile/security' },
    reader: 'accountOwner',
  }),
  'card-reissued': (data) => ({
    subject: 'Kartu anggota Anda diterbitkan ulang / Your card was replaced',
    indonesian: [
      'Kartu anggota Anda diterbitkan ulang. Kode pada kartu lama tidak berlaku lagi; unduh atau cetak kartu yang baru.',
      'Bila bukan Anda yang memintanya, segera ganti kata sandi dan hubungi kami.',
    ],
    english: [
      'Your membership card was replaced. The code on the old one is no longer valid: download or print the new card.',
      'If it was not you, change your password immediately and contact us.',
    ],
    facts: toSecurityFacts(data),
    link: { label: 'Lihat kartu anggota / See your card', path: '/membership' },
    reader: 'accountOwner',
  }),
  'password-reset': () => ({
    subject: 'Atur ulang kata sandi / Reset your password',
    indonesian: [
      'Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Tautan ini berlaku satu jam dan hanya sekali.',
      'Bila bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.',
    ],
    english: [
      'We received a request to reset your password. The link works once, within an hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    link: { label: 'Buat kata sandi baru / Set a new password', path: '/resetPassword' },
    reader: 'accountOwner',
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
    reader: 'admin',
  }),
  'member-invited': () => ({
    subject: `Akun anggota ${association.shortName} Anda / Your member account`,
    indonesian: [
      `Data keanggotaan Anda kini tersimpan di situs ${association.shortName}. Buat kata sandi lewat tautan ini untuk melihat kartu anggota dan memeriksa data Anda; berlaku satu jam dan hanya sekali.`,
      'Bila tautan sudah tidak berlaku, mintalah yang baru lewat "Forgot Password?" di halaman masuk.',
      'Bila Anda tidak ingin data Anda disimpan, balas email ini.',
    ],
    english: [
      `Your membership of ${association.shortName} is now stored on our site. Set a password with this link, once and within an hour, to see your card and your data.`,
      'If the link has expired, ask for a new one on the login page. Reply to this mail if you do not want us to store your data.',
    ],
    link: { label: 'Buat kata sandi / Set your password', path: '/resetPassword' },
    reader: 'accountOwner',
  }),
  'qris-changed': (data) => ({
    subject: 'QRIS asosiasi diubah / The QRIS code was changed',
    indonesian: [
      data.nmid === ''
        ? `QRIS asosiasi dihapus oleh ${data.by} pada ${formatMoment(data).id}. Tagihan tidak lagi menampilkan QRIS.`
        : `QRIS asosiasi diubah oleh ${data.by} pada ${formatMoment(data).id}. Mulai sekarang tagihan menampilkan QRIS ini.`,
      'Bila Anda tidak mengetahui perubahan ini, segera periksa dan pulihkan. Iuran anggota masuk lewat QRIS ini.',
    ],
    english: [
      data.nmid === ''
        ? `${data.by} removed the QRIS code of the association on ${formatMoment(data).en}.`
        : `${data.by} changed the QRIS code of the association on ${formatMoment(data).en}. Bills show it from now on.`,
      'If you do not know of this change, check it immediately: the fees are paid to this code.',
    ],
    facts:
      data.nmid === ''
        ? undefined
        : [
            { label: 'Nama merchant / Merchant', value: data.merchant },
            { label: 'NMID', value: data.nmid },
          ],
    link: { label: 'Periksa QRIS / Check the code', path: '/admin/settings/qris' },
    reader: 'admin',
  }),
  'audit-checkpoint': ({ note, key, until }) => ({
    subject: 'Titik periksa audit / Checkpoint of the audit',
    indonesian: [
      `Titik periksa audit ${association.shortName} sampai ${until}. Simpan email ini sebagai bukti bahwa catatan audit tidak diubah.`,
      note,
      `Kunci publik: ${key}`,
    ],
    english: [
      'The signed checkpoint of the audit and its public key. Keep this mail: with it anybody can prove that the audit was not changed since.',
    ],
    link: { label: 'Buka audit / Open the audit', path: '/admin/audit' },
    reader: 'admin',
  }),
  'duties-changed': ({ by, duties }) => ({
    subject: 'Tugas Anda sebagai admin diubah / Your duties as an admin were changed',
    indonesian: [`${by} mengubah tugas Anda sebagai admin. Tugas Anda sekarang: ${duties}.`],
    english: [`${by} changed your duties as an admin. They are now, in Indonesian: ${duties}.`],
    link: { label: 'Buka admin / Open the admin area', path: '/admin' },
    reader: 'admin',
  }),
  'password-changed': (data) => ({
    subject: 'Kata sandi Anda diubah / Your password was changed',
    indonesian: [
      'Kata sandi akun Anda diubah. Semua sesi lain sudah diakhiri.',
      'Bila bukan Anda yang mengubahnya, segera atur ulang kata sandi dan hubungi kami.',
    ],
    english: [
      'Your password was changed and all other sessions were ended.',
      'If it was not you, reset it immediately and contact us.',
    ],
    facts: toSecurityFacts(data),
    link: { label: 'Atur ulang / Reset', path: '/forgotPassword' },
    reader: 'accountOwner',
  }),
  'account-lapsing': ({ validUntil, deletedAfter }) => ({
    subject: 'Akun Anda akan dihapus / Your account is about to be deleted',
    indonesian: [
      `Keanggotaan Anda berakhir pada ${formatDate(validUntil)}, lebih dari ${limits.erasure.lapsedYears} tahun yang lalu. Data kami simpan tidak lebih lama dari yang diperlukan: akun Anda, data diri, dan foto Anda dihapus sesudah ${formatDate(deletedAfter)}.`,
      'Ingin tetap menjadi anggota? Perpanjang sebelum tanggal itu, dan semuanya tetap seperti semula. Ingin menyimpan salinan data Anda? Unduh di halaman Profil.',
    ],
    english: [
      `Your membership ended on ${englishDate(validUntil)}, more than ${limits.erasure.lapsedYears} years ago. Your account, data and photo will be deleted after ${englishDate(deletedAfter)}.`,
      'Renew before that day to keep them, or download a copy of your data on your profile.',
    ],
    link: { label: 'Perpanjang / Renew', path: '/membership/renew' },
    reader: 'accountOwner',
  }),
  'deletion-requested': ({ deletionAt, ...data }) => ({
    subject: 'Akun Anda akan dihapus / Your account will be deleted',
    indonesian: [
      `Sesuai permintaan Anda, akun Anda dihapus pada ${formatDate(deletionAt)}, bersama data diri, foto, dan bukti pembayaran Anda.`,
      'Berubah pikiran, atau bukan Anda yang memintanya? Masuk sebelum tanggal itu, dan akun Anda tetap seperti semula.',
    ],
    english: [
      `As you asked, your account will be deleted on ${englishDate(deletionAt)}, with your data, photo and proofs of payment.`,
      'To keep it, log in before that day.',
    ],
    facts: toSecurityFacts(data),
    link: { label: 'Batalkan dengan masuk / Log in to keep it', path: '/login' },
    reader: 'accountOwner',
  }),
  'deletion-cancelled': (data) => ({
    subject: 'Penghapusan akun dibatalkan / Your account stays',
    indonesian: [
      'Penghapusan akun Anda dibatalkan. Akun Anda tetap seperti semula.',
      'Bila bukan Anda yang masuk, segera atur ulang kata sandi dan hubungi kami.',
    ],
    english: [
      'The deletion of your account was cancelled. Nothing was lost.',
      'If you did not log in, reset your password immediately and contact us.',
    ],
    facts: toSecurityFacts(data),
    link: { label: 'Atur ulang / Reset', path: '/forgotPassword' },
    reader: 'accountOwner',
  }),
  'account-deleted': (data) => ({
    subject: 'Akun Anda sudah dihapus / Your account was deleted',
    reader: 'applicant',
    indonesian: [
      `Akun Anda dihapus atas permintaan Anda pada ${formatDate(data.at)}, bersama data diri, foto, dan bukti pembayaran Anda. Kartu anggota Anda tidak berlaku lagi.`,
      'Bila bukan Anda yang memintanya, segera hubungi kami.',
    ],
    english: [
      'Your account was deleted as you asked, with your data, photo and proofs of payment. Your membership card is no longer valid.',
      'If it was not you, contact us immediately.',
    ],
    link: contact,
  }),
} satisfies Partial<MailTexts>;
