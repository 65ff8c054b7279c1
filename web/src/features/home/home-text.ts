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
      `Kami adalah ${association.tagline.replace(/^Chapter/, 'cabang')}. Anggota mendapat jaringan, sumber belajar, pelatihan, serta rekan riset dan mengajar.`,
    ],
  },
  whatWeDoHeading: 'What we do',
  join: {
    heading: 'Bergabung, atau perpanjang keanggotaan Anda',
    text: 'Satu formulir, satu bukti transfer. Unduh kartu anggota setelah disetujui.',
  },
} as const;

/** The six items of 'What we do'. */
export const activities = [
  {
    title: 'Network Building',
    description: 'Pertemuan rutin dan kelompok pakar yang mempertemukan kampus, industri, dan pemerintah.',
  },
  {
    title: 'IS Education',
    description: 'Kurikulum, studi kasus, dan dosen tamu yang sesuai kebutuhan lapangan.',
  },
  {
    title: 'IS Research',
    description: 'Klinik proposal, penelitian bersama, dan pendampingan sampai naskah terbit.',
  },
  {
    title: 'IS Professional',
    description:
      'Pelatihan, sertifikasi, dan forum praktisi tentang tata kelola, arsitektur, data, dan keamanan informasi.',
  },
  {
    title: 'Competition and Awards',
    description: 'Lomba rancang sistem informasi untuk mahasiswa dan penghargaan bagi karya anggota.',
  },
  {
    title: 'IS Books and Merchandise',
    description: 'Buku karya anggota dan barang bermotif kawung. Hasilnya membantu kegiatan asosiasi.',
  },
];

const carouselTexts = {
  jejaring:
    'Ilustrasi: lima orang berbusana batik bersebelahan, masing-masing terhubung ke satu simpul di langit',
  pendidikan: 'Ilustrasi: pengajar menunjuk diagram pada layar di depan barisan peserta kelas',
  nusantara:
    'Ilustrasi: peta kepulauan Indonesia bermotif kawung dengan kota-kota yang dihubungkan busur cahaya',
  riset: 'Ilustrasi: peneliti di meja kerja menghadap jendela malam tempat bintang-bintang membentuk graf',
  profesional:
    'Ilustrasi: dua profesional berdiri menghadap kaki langit kota yang jendelanya menyala seperti data',
  penghargaan:
    'Ilustrasi: tiga pemenang di podium, yang di tengah mengangkat piala di depan pancaran matahari',
  buku: 'Ilustrasi: halaman buku terbuka menjadi ombak yang dilayari perahu pinisi',
};

/** Pictures of the carousel, which starts at the third one. */
export const carouselPictures: readonly Picture[] = Object.entries(carouselTexts).map(([name, text]) =>
  picture(`carousel/${name}`, slots.carousel, text),
);
