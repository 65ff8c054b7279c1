/** Fixed in English by the specification. */
export const title = 'Professional';
export const description =
  'Forum praktisi sistem informasi: menguji gagasan, berbagi pengalaman, dan menyiapkan sertifikasi.';
export const lead =
  'Forum praktisi sistem informasi: tempat menguji gagasan, berbagi pengalaman, dan menyiapkan sertifikasi.';
/** One in each line. */
export const paragraphs =
  'Banyak keputusan sistem informasi diambil di luar ruang kelas: memilih cara membangun, menata data, menjaga keamanan, dan mendampingi orang yang pekerjaannya berubah. Forum ini mempertemukan mereka yang memikul keputusan itu, dari perusahaan, usaha kecil, perusahaan rintisan, pemerintah daerah, hingga instansi pusat.\nProgram untuk praktisi sedang disusun bersama anggota. Sementara itu, anggota dapat bergabung dengan kelompok pakar, mengikuti pelatihan dengan potongan biaya, dan menjadi dosen tamu di program studi anggota.';
/** One in each line. */
export const themes =
  'Arsitektur enterprise dan tata kelola teknologi informasi\nData, analitik, dan pengambilan keputusan\nKeamanan informasi dan pelindungan data pribadi\nRekayasa proses bisnis dan perubahan organisasi';
export const contactUs = 'Hubungi kami';
export const themesTitle = 'Tema forum';
export const areasTitle = 'Bidang kompetensi';
export const architectureTitle = 'Arsitektur enterprise';
export const architectureText = 'Menyelaraskan strategi, proses, data, aplikasi, dan teknologi organisasi.';
export const governanceTitle = 'Tata kelola dan audit TI';
export const governanceText = 'Mengarahkan investasi TI, mengelola risikonya, dan memeriksa kendalinya.';
export const analysisTitle = 'Analisis bisnis dan kebutuhan';
export const analysisText = 'Menggali kebutuhan pengguna dan menurunkannya menjadi rancangan sistem.';
export const processesTitle = 'Manajemen proses bisnis';
export const processesText = 'Memetakan, mengukur, dan memperbaiki proses, termasuk dengan process mining.';
export const dataTitle = 'Manajemen data dan analitik';
export const dataText = 'Menjaga mutu data dan mengolahnya menjadi dasar keputusan.';
export const securityTitle = 'Keamanan informasi dan privasi';
export const securityText = 'Melindungi informasi dan data pribadi sesuai peraturan di Indonesia.';
export const projectsTitle = 'Manajemen proyek dan layanan TI';
export const projectsText = 'Menyampaikan proyek tepat waktu dan menjaga layanan tetap andal.';
export const changeTitle = 'Perubahan organisasi';
export const changeText = 'Menyiapkan orang dan unit kerja agar sistem baru benar-benar dipakai.';
