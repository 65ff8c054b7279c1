export const title = 'Tentang kami';
export const description =
  'Sejarah, visi, dan misi {name}, cabang Indonesia dari asosiasi internasional bidang Sistem Informasi.';
export const heroTitle = 'Dari kepulauan, untuk ilmu dan praktik sistem informasi';
export const heroAlt =
  'Ilustrasi: orang-orang di tepi pantai memandang gugusan pulau, perahu, dan matahari yang dihubungkan jejaring';
/** Fixed in English by the specification. */
export const aboutUs = 'About us';
export const whoWeAre =
  '{name} ({shortName}) adalah cabang Indonesia dari sebuah asosiasi internasional bidang Sistem Informasi. Asosiasi induk memiliki anggota di lebih dari {countries} negara dan cabang di {chapters} negara, sehingga anggota di Indonesia terhubung dengan {otherChapters} cabang lain.';
export const whomWeServe =
  'Sejak 2013 kami menghimpun akademisi, peneliti, praktisi, dan institusi yang memandang sistem informasi sebagai perpaduan manusia, proses, data, dan teknologi. Kegiatan kami tumbuh dari kebutuhan anggota: kelas yang ingin belajar dari kasus nyata, penelitian yang memerlukan rekan, dan organisasi yang ingin layanannya lebih baik.';
export const countriesLabel = 'Anggota asosiasi tersebar di lebih dari {count} negara';
export const chaptersLabel = 'Cabang ada di {count} negara: {others} cabang lain dan Indonesia';
export const visionTitle = 'Visi';
export const vision =
  'Menjadi rumah bersama yang dipercaya untuk memajukan pendidikan, penelitian, dan praktik sistem informasi di Indonesia, serta menyumbangkan pengalaman negara kepulauan bagi dunia.';
export const missionTitle = 'Misi';
/** One in each line. */
export const missions =
  'Membangun jejaring antara akademisi, peneliti, praktisi, dan institusi sistem informasi di seluruh Indonesia.\nMeningkatkan mutu pendidikan sistem informasi melalui pertukaran kurikulum, bahan ajar, dan dosen tamu.\nMendorong penelitian sistem informasi yang bermutu, bermanfaat, dan dikerjakan bersama lintas institusi.\nMengembangkan kecakapan profesional melalui pelatihan, sertifikasi, dan kelompok pakar.\nMenghargai karya dan inovasi melalui lomba, penghargaan, dan penerbitan.\nMenyuarakan pengalaman Indonesia dalam asosiasi internasional dan membawa pengetahuan dunia pulang.';
export const timelineTitle = 'Perjalanan kami';
export const foundingDay = '23 September 2013';
export const foundingTitle = 'Pendirian';
export const foundingText =
  'Para pendiri bersepakat membentuk cabang Indonesia sebagai wadah bersama bidang sistem informasi.';
export const inaugurationDay = '2 Desember 2013';
export const inaugurationTitle = 'Peresmian';
export const inaugurationText = 'Cabang Indonesia diresmikan, dan kepengurusan pertamanya mulai bekerja.';
export const foundationDay = '23 September 2014';
export const foundationTitle = 'Badan hukum yayasan';
export const foundationText = 'Yayasan yang menaungi kegiatan asosiasi resmi berdiri sebagai badan hukum.';
export const joinTitle = 'Jadilah bagian dari jejaring ini';
export const joinText =
  'Satu keanggotaan membuka jejaring, sumber belajar, dan kegiatan kami sepanjang tahun.';
/** Fixed in English by the specification. */
export const joinNow = 'Join Now';
export const joinNowTranslation = 'Gabung sekarang';
