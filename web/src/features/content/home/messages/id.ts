export const title = 'Komunitas Sistem Informasi Indonesia';
export const heroTitle = 'Tempat bertemu para pegiat Sistem Informasi Indonesia';
export const heroLead =
  'Akademisi, peneliti, praktisi, dan institusi saling belajar, meneliti, dan bekerja bersama. Satu jaringan di Indonesia, tersambung ke {chapters} cabang lain di dunia.';
export const becomeMember = 'Daftar jadi anggota';
export const logIn = 'Sudah anggota? Masuk';
// About
export const aboutTitle = 'Tentang {association}';
export const whoWeAre =
  'Kami adalah cabang Indonesia dari asosiasi internasional bidang Sistem Informasi. Anggota mendapat jaringan, sumber belajar, pelatihan, serta rekan riset dan mengajar.';
/** Fixed in English by the specification. */
export const membership = 'Membership';
export const membershipTranslation = 'Keanggotaan';
export const benefits = 'Manfaat dan iuran';
export const countriesLabel = 'negara tempat anggota asosiasi internasional kami';
export const chaptersLabel = 'negara memiliki cabang: Indonesia dan {others} lainnya';
export const feeLabel = 'iuran individu per tahun';
// Carousel
export const gallery = 'Galeri kegiatan';
export const carousel = 'carousel';
export const slideLabel = 'Gambar {{index}} dari {{slidesLength}}';
export const showSlide = 'Tampilkan gambar {{index}}';
export const firstSlide = 'Ini gambar pertama';
export const lastSlide = 'Ini gambar terakhir';
export const networkAlt =
  'Ilustrasi: lima orang berbusana batik bersebelahan, masing-masing terhubung ke satu simpul di langit';
export const educationAlt = 'Ilustrasi: pengajar menunjuk diagram pada layar di depan barisan peserta kelas';
export const archipelagoAlt =
  'Ilustrasi: peta kepulauan Indonesia bermotif kawung dengan kota-kota yang dihubungkan busur cahaya';
export const researchAlt =
  'Ilustrasi: peneliti di meja kerja menghadap jendela malam tempat bintang-bintang membentuk graf';
export const professionalAlt =
  'Ilustrasi: dua profesional berdiri menghadap kaki langit kota yang jendelanya menyala seperti data';
export const awardsAlt =
  'Ilustrasi: tiga pemenang di podium, yang di tengah mengangkat piala di depan pancaran matahari';
export const booksAlt = 'Ilustrasi: halaman buku terbuka menjadi ombak yang dilayari perahu pinisi';
// Activities, whose titles are fixed in English by the specification
export const whatWeDo = 'What we do';
export const networkTitle = 'Network Building';
export const networkText =
  'Pertemuan rutin dan kelompok pakar yang mempertemukan kampus, industri, dan pemerintah.';
export const educationTitle = 'IS Education';
export const educationText = 'Kurikulum, studi kasus, dan dosen tamu yang sesuai kebutuhan lapangan.';
export const researchTitle = 'IS Research';
export const researchText = 'Klinik proposal, penelitian bersama, dan pendampingan sampai naskah terbit.';
export const professionalTitle = 'IS Professional';
export const professionalText =
  'Pelatihan, sertifikasi, dan forum praktisi tentang tata kelola, arsitektur, data, dan keamanan informasi.';
export const awardsTitle = 'Competition and Awards';
export const awardsText =
  'Lomba rancang sistem informasi untuk mahasiswa dan penghargaan bagi karya anggota.';
export const booksTitle = 'IS Books and Merchandise';
export const booksText =
  'Buku karya anggota dan barang bermotif kawung. Hasilnya membantu kegiatan asosiasi.';
// Invitation
export const joinTitle = 'Bergabung, atau perpanjang keanggotaan Anda';
export const joinText = 'Satu formulir, satu bukti transfer. Unduh kartu anggota setelah disetujui.';
export const joinNow = 'Gabung sekarang';
export const renew = 'Perpanjang keanggotaan';
export const memberInstitutions = 'Institusi anggota';
// News
export const newsTitle = 'Kabar terbaru';
export const allEvents = 'Semua acara';
export const allArticles = 'Semua tulisan';
export const newsLoadError = 'Kabar terbaru tidak dapat dimuat.';
export const announcement = 'Pengumuman';
export const readMore = 'Selengkapnya';
export const opensNewTab = '(membuka tab baru)';
export const running = 'Sedang berlangsung';
export const nextEvent = 'Acara berikutnya';
export const event = 'Acara';
export const noNextEvent = 'Belum ada acara berikutnya';
export const noNextEventHint = 'Acara yang telah lewat dan kalender ada di halaman Event.';
