import { type Picture, picture, slots } from 'contract/built-in/picture';
import { association } from 'contract/text/association';

/** The built-in text of the home page. Texts that admins save in Manage Content replace it. */
export const homeText = {
  title: 'Tempat bertemu para pegiat Sistem Informasi Indonesia',
  lead: `Akademisi, peneliti, praktisi, dan institusi saling belajar, meneliti, dan bekerja bersama. Satu jaringan di Indonesia, tersambung ke ${association.chapters - 1} cabang lain di dunia.`,
  about: {
    heading: `Tentang ${association.shortName}`,
    paragraphs: [
      association.about,
      `Kami adalah ${association.tagline.replace(/^Chapter/, 'cabang')}. Anggota mendapat jaringan, sumber belajar, pelatihan bersertifikat, dan rekan untuk riset maupun pengajaran.`,
    ],
  },
  whatWeDoHeading: 'What we do',
  join: {
    heading: 'Bergabung, atau perpanjang keanggotaan Anda',
    text: 'Cukup satu formulir dan satu bukti transfer. Setelah disetujui, kartu anggota digital langsung dapat diunduh.',
  },
} as const;

export interface Activity {
  readonly id: 'network' | 'education' | 'research' | 'professional' | 'awards' | 'books';
  readonly title: string;
  readonly description: string;
}

/** The six items of 'What we do'. */
export const activities: readonly Activity[] = [
  {
    id: 'network',
    title: 'Network Building',
    description:
      'Pertemuan rutin, kelompok pakar, dan direktori anggota yang mempertemukan kampus, industri, dan pemerintah.',
  },
  {
    id: 'education',
    title: 'IS Education',
    description:
      'Berbagi kurikulum, studi kasus, dan dosen tamu agar pendidikan sistem informasi sejalan dengan kebutuhan lapangan.',
  },
  {
    id: 'research',
    title: 'IS Research',
    description:
      'Klinik proposal, penelitian bersama antarperguruan tinggi, dan pendampingan penulisan sampai naskah terbit.',
  },
  {
    id: 'professional',
    title: 'IS Professional',
    description:
      'Pelatihan, sertifikasi, dan forum praktisi tentang tata kelola, arsitektur, data, dan keamanan informasi.',
  },
  {
    id: 'awards',
    title: 'Competition and Awards',
    description:
      'Lomba rancang sistem informasi untuk mahasiswa serta penghargaan bagi karya dan pengabdian anggota.',
  },
  {
    id: 'books',
    title: 'IS Books and Merchandise',
    description:
      'Buku karya anggota dan barang bermotif kawung jejaring; hasilnya membantu kegiatan asosiasi.',
  },
];

/** Pictures of the carousel, which starts at the third one. */
export const carouselPictures: readonly Picture[] = [
  picture(
    'carousel/jejaring',
    slots.carousel,
    'Ilustrasi: lima orang berbusana batik bersebelahan, masing-masing terhubung ke satu simpul di langit',
  ),
  picture(
    'carousel/pendidikan',
    slots.carousel,
    'Ilustrasi: pengajar menunjuk diagram pada layar di depan barisan peserta kelas',
  ),
  picture(
    'carousel/nusantara',
    slots.carousel,
    'Ilustrasi: peta kepulauan Indonesia bermotif kawung dengan kota-kota yang dihubungkan busur cahaya',
  ),
  picture(
    'carousel/riset',
    slots.carousel,
    'Ilustrasi: peneliti di meja kerja menghadap jendela malam tempat bintang-bintang membentuk graf',
  ),
  picture(
    'carousel/profesional',
    slots.carousel,
    'Ilustrasi: dua profesional berdiri menghadap kaki langit kota yang jendelanya menyala seperti data',
  ),
  picture(
    'carousel/penghargaan',
    slots.carousel,
    'Ilustrasi: tiga pemenang di podium, yang di tengah mengangkat piala di depan pancaran matahari',
  ),
  picture(
    'carousel/buku',
    slots.carousel,
    'Ilustrasi: halaman buku terbuka menjadi ombak yang dilayari perahu pinisi',
  ),
];
