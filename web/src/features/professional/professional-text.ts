/** Text of the professional community page, until the association provides its own. */
export const professionalText = {
  heading: 'Professional',
  lead: 'Forum praktisi sistem informasi: tempat menguji gagasan, berbagi pengalaman, dan menyiapkan sertifikasi.',
  paragraphs: [
    'Banyak keputusan sistem informasi diambil di luar ruang kelas: memilih cara membangun, menata data, menjaga keamanan, dan mendampingi orang yang pekerjaannya berubah. Forum ini mempertemukan mereka yang memikul keputusan itu, dari perusahaan, usaha kecil, perusahaan rintisan, pemerintah daerah, hingga instansi pusat.',
    'Program untuk praktisi sedang disusun bersama anggota. Sementara itu, anggota dapat bergabung dengan kelompok pakar, mengikuti pelatihan dengan potongan biaya, dan menjadi dosen tamu di program studi anggota.',
  ],
  themes: [
    'Arsitektur enterprise dan tata kelola teknologi informasi',
    'Data, analitik, dan pengambilan keputusan',
    'Keamanan informasi dan pelindungan data pribadi',
    'Rekayasa proses bisnis dan perubahan organisasi',
  ],
} as const;
