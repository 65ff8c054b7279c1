import type { MessageState } from 'contract/schemas/list-states';

/** Messages from the contact form. */
export interface MessageText {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
  /** Days and hours before the day of the demo data. */
  readonly daysAgo: number;
  readonly hour: number;
  readonly state: MessageState;
  readonly isRead: boolean;
}

const unread = { state: 'open', isRead: false } as const;
const read = { state: 'open', isRead: true } as const;
const done = { state: 'done', isRead: true } as const;

export const messages: readonly MessageText[] = [
  {
    firstName: 'Rahmat',
    lastName: 'Hidayatullah',
    email: 'rahmat.hidayatullah@example.org',
    message:
      'Selamat siang,\n\nSaya mahasiswa magister sistem informasi. Apakah mahasiswa boleh mendaftar sebagai anggota individu, dan apakah iurannya sama?\n\nTerima kasih.',
    daysAgo: 1,
    hour: 13,
    ...unread,
  },
  {
    firstName: 'Wulan',
    lastName: 'Purnamasari',
    email: 'wulan.purnamasari@example.org',
    message:
      'Program studi kami ingin mendaftar sebagai anggota institusi. Mohon informasi siapa saja dosen yang dapat diikutsertakan, dan apakah pembayaran dapat dilakukan setelah ada faktur.',
    daysAgo: 2,
    hour: 10,
    ...unread,
  },
  {
    firstName: 'Teddy',
    lastName: '',
    email: 'teddy@example.org',
    message:
      'Saya sudah mengunggah bukti transfer minggu lalu, tetapi status saya masih menunggu. Berapa lama biasanya pemeriksaannya?',
    daysAgo: 3,
    hour: 19,
    ...unread,
  },
  {
    firstName: 'Yohana',
    lastName: 'Simanjuntak',
    email: 'yohana.simanjuntak@example.org',
    message:
      'Kami panitia seminar nasional di Medan dan ingin mengundang salah satu pengurus sebagai pembicara kunci. Kepada siapa undangan resminya kami kirim?',
    daysAgo: 6,
    hour: 9,
    ...read,
  },
  {
    firstName: 'Arya',
    lastName: 'Mahardika',
    email: 'arya.mahardika@example.org',
    message:
      'Nama di kartu anggota saya kurang gelar. Apakah gelar bisa ditambahkan, atau memang hanya nama lengkap yang dicetak?',
    daysAgo: 11,
    hour: 15,
    ...read,
  },
  {
    firstName: 'Maria',
    lastName: 'Goreti',
    email: 'maria.goreti@example.org',
    message:
      'Apakah rekaman lokakarya process mining bulan lalu dapat diakses anggota yang tidak sempat hadir?',
    daysAgo: 19,
    hour: 11,
    ...done,
  },
  {
    firstName: 'Hadi',
    lastName: 'Prakoso',
    email: 'hadi.prakoso@example.org',
    message:
      'Saya memesan kaus ukuran L lewat WhatsApp tetapi yang datang ukuran M. Bagaimana cara menukarnya?',
    daysAgo: 33,
    hour: 16,
    ...done,
  },
  {
    firstName: 'Nur',
    lastName: 'Aini',
    email: 'nur.aini@example.org',
    message:
      'Terima kasih atas sambutan pengurus pada kunjungan kami bulan lalu. Foto-fotonya kami kirim lewat email keanggotaan.',
    daysAgo: 58,
    hour: 8,
    ...done,
  },
];
