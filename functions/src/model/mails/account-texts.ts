import { englishDate, indonesianDate, timeOfDay } from 'contract/words/dates';
import type { MailData, MailText } from './mail-text.ts';

const momentOf = ({ at }: MailData): { id: string; en: string } => {
  const [moment, time] = [String(at), timeOfDay(String(at))];
  return {
    id: `${indonesianDate(moment)} pukul ${time} WIB`,
    en: `${englishDate(moment)} at ${time} (Jakarta time)`,
  };
};

/** ' dari Chrome / Windows'; nothing where the device did not tell. */
const deviceOf = ({ device }: MailData, word: string): string => (device ? ` ${word} ${device}` : '');

/** Mails about an account and its card that tell nothing of payments. */
export const accountTexts: Readonly<Record<string, (data: MailData) => MailText>> = {
  'verify-email': () => ({
    subject: 'Verifikasi alamat email Anda / Verify your e-mail address',
    indonesian: [
      'Buka tautan ini untuk memastikan bahwa alamat email ini milik Anda: ke sinilah kami mengirim kabar tentang keanggotaan Anda. Tautan ini berlaku satu kali.',
      'Bila bukan Anda yang mendaftar, abaikan saja email ini.',
    ],
    english: [
      'Please confirm with this link, which works once, that this e-mail address is yours: it is where we send news of your membership.',
      'If it was not you who applied, ignore this mail.',
    ],
    link: { label: 'Verifikasi alamat email / Verify', path: '/verifyEmail' },
  }),
  'new-login': (data) => ({
    subject: 'Akun Anda dibuka dari jaringan lain / New login to your account',
    indonesian: [
      `Akun Anda dibuka pada ${momentOf(data).id}${deviceOf(data, 'dari')}, lewat jaringan yang belum pernah dipakai untuk akun ini.`,
      'Bila itu Anda, tidak ada yang perlu dilakukan. Lihat sesi yang sedang berjalan di halaman Profil.',
      'Bila bukan Anda, segera buat kata sandi baru lewat "Forgot Password?" di halaman masuk: semua sesi lalu berakhir.',
    ],
    english: [
      `Somebody logged in to your account on ${momentOf(data).en}${deviceOf(data, 'with')}, from a network that was not used for it before.`,
      'If it was you, there is nothing to do. If it was not, set a new password at once ("Forgot Password?" on the login page): that ends all sessions.',
    ],
    link: { label: 'Lihat sesi Anda / See your sessions', path: '/profile' },
  }),
  'card-reissued': () => ({
    subject: 'Kartu anggota Anda diterbitkan ulang / Your card was replaced',
    indonesian: [
      'Kartu anggota Anda diterbitkan ulang. Kode pada kartu lama tidak berlaku lagi; unduh atau cetak kartu yang baru.',
      'Bila bukan Anda yang memintanya, segera ganti kata sandi dan hubungi kami.',
    ],
    english: [
      'Your membership card was replaced. The code on the old one is no longer valid: download or print the new card.',
      'If it was not you, change your password at once and contact us.',
    ],
    link: { label: 'Lihat kartu anggota / See your card', path: '/membership' },
  }),
};
