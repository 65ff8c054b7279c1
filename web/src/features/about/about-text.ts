import { picture, slots } from 'contract/built-in/picture';
import { association } from 'contract/text/association';

/** The built-in text of the About page. Texts that admins save in Manage Content replace it. */
export const aboutText = {
  hero: picture(
    'heroes/about',
    slots.hero,
    'Ilustrasi: orang-orang di tepi pantai memandang gugusan pulau, perahu, dan matahari yang dihubungkan jejaring',
  ),
  about: [
    `${association.name} (${association.shortName}) adalah cabang Indonesia dari sebuah asosiasi internasional bidang Sistem Informasi. Asosiasi induk memiliki anggota di lebih dari ${association.countriesWithMembers} negara dan cabang di ${association.chapters} negara, sehingga anggota di Indonesia terhubung dengan ${association.chapters - 1} cabang lain.`,
    'Sejak 2013 kami menghimpun akademisi, peneliti, praktisi, dan institusi yang memandang sistem informasi sebagai perpaduan manusia, proses, data, dan teknologi. Kegiatan kami tumbuh dari kebutuhan anggota: kelas yang ingin belajar dari kasus nyata, penelitian yang memerlukan rekan, dan organisasi yang ingin layanannya lebih baik.',
  ],
  vision:
    'Menjadi rumah bersama yang dipercaya untuk memajukan pendidikan, penelitian, dan praktik sistem informasi di Indonesia, serta menyumbangkan pengalaman negara kepulauan bagi dunia.',
  missions: [
    'Membangun jejaring antara akademisi, peneliti, praktisi, dan institusi sistem informasi di seluruh Indonesia.',
    'Meningkatkan mutu pendidikan sistem informasi melalui pertukaran kurikulum, bahan ajar, dan dosen tamu.',
    'Mendorong penelitian sistem informasi yang bermutu, bermanfaat, dan dikerjakan bersama lintas institusi.',
    'Mengembangkan kecakapan profesional melalui pelatihan, sertifikasi, dan kelompok pakar.',
    'Menghargai karya dan inovasi melalui lomba, penghargaan, dan penerbitan.',
    'Menyuarakan pengalaman Indonesia dalam asosiasi internasional dan membawa pengetahuan dunia pulang.',
  ],
} as const;

/** Milestones of the timeline (requirements 2.3.1). */
export const milestones = [
  {
    date: '2013-09-23',
    day: '23 September 2013',
    title: 'Pendirian',
    description:
      'Para pendiri bersepakat membentuk cabang Indonesia sebagai wadah bersama bidang sistem informasi.',
  },
  {
    date: '2013-12-02',
    day: '2 Desember 2013',
    title: 'Peresmian',
    description: 'Cabang Indonesia diresmikan, dan kepengurusan pertamanya mulai bekerja.',
  },
  {
    date: '2014-09-23',
    day: '23 September 2014',
    title: 'Badan hukum yayasan',
    description: 'Yayasan yang menaungi kegiatan asosiasi resmi berdiri sebagai badan hukum.',
  },
];
