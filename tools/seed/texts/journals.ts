export interface DemoJournal {
  readonly title: string;
  readonly authors: string;
  readonly description: string;
}

/** Articles of a fictional journal by fictional authors. */
export const journals: readonly DemoJournal[] = [
  {
    title: 'Model Kematangan Tata Kelola Data untuk Pemerintah Kabupaten',
    authors: 'Endah Wijayanti, Raka Setiawan',
    description:
      'Mengusulkan model kematangan lima tingkat yang diuji pada sembilan dinas. Kepemilikan data terbukti menjadi pembeda utama antara tingkat kedua dan ketiga.',
  },
  {
    title: 'Faktor Penerimaan Rekam Medis Elektronik di Puskesmas Perdesaan',
    authors: 'Yuni Saputra, Made Santoso',
    description:
      'Survei terhadap 214 tenaga kesehatan menunjukkan bahwa mutu dukungan setempat lebih menentukan pemakaian daripada kemudahan aplikasi itu sendiri.',
  },
  {
    title: 'Penambangan Proses pada Layanan Administrasi Akademik',
    authors: 'Dimas Cahyono, Vina Maharani',
    description:
      'Catatan kejadian dari 12.480 permohonan surat dianalisis untuk menemukan penyebab keterlambatan. Dua titik persetujuan yang berulang dapat dihapus tanpa menambah risiko.',
  },
  {
    title: 'Kesiapan Rantai Pasok Digital pada Koperasi Pertanian',
    authors: 'Surya Lesmana, Intan Kusuma',
    description:
      'Studi kasus pada empat koperasi menemukan bahwa kesepakatan satuan dan mutu perlu dicapai sebelum platform bersama diperkenalkan.',
  },
  {
    title: 'Perilaku Keamanan Informasi Pegawai: Peran Keletihan Kebijakan',
    authors: 'Hesti Gunawan, Irfan Yulianto',
    description:
      'Menguji hubungan antara jumlah aturan, keletihan, dan kepatuhan. Pengurangan aturan yang jarang dipakai meningkatkan kepatuhan pada aturan yang penting.',
  },
  {
    title: 'Evaluasi Kegunaan Aplikasi Layanan Publik bagi Warga Lanjut Usia',
    authors: 'Gita Pratama, Oka Darmawan',
    description:
      'Uji kegunaan dengan 36 warga berusia di atas 60 tahun menghasilkan delapan pedoman antarmuka, di antaranya tentang ukuran sasaran sentuh dan pesan kesalahan.',
  },
  {
    title: 'Arsitektur Berbasis Kejadian untuk Integrasi Sistem Perguruan Tinggi',
    authors: 'Lukman Hartono, Tiara Sinaga',
    description:
      'Membandingkan integrasi titik ke titik dengan pertukaran kejadian pada tujuh sistem kampus. Waktu penambahan sistem baru turun dari enam minggu menjadi delapan hari.',
  },
  {
    title: 'Literasi Data Guru Sekolah Menengah: Instrumen dan Temuan Awal',
    authors: 'Melati Firmansyah, Eko Rahardjo',
    description:
      'Mengembangkan instrumen 24 butir dan menguji keandalannya pada 388 guru. Kemampuan membaca sebaran data merupakan bagian yang paling lemah.',
  },
  {
    title: 'Manajemen Pengetahuan dalam Tim Pengembang Jarak Jauh',
    authors: 'Wahyu Iskandar, Nadia Tampubolon',
    description:
      'Wawancara dengan 19 tim menunjukkan bahwa catatan keputusan yang singkat lebih sering dibaca daripada dokumentasi lengkap, dan mempercepat orientasi anggota baru.',
  },
  {
    title: 'Nilai Bisnis Analitik Data pada Ritel Skala Menengah',
    authors: 'Ratih Adiwijaya, Fajar Mahendra',
    description:
      'Data panel dari 57 toko selama dua tahun memperlihatkan bahwa manfaat analitik muncul setelah perubahan wewenang di tingkat toko, bukan setelah pembelian alat.',
  },
  {
    title: 'Rantai Blok untuk Verifikasi Ijazah: Kajian Kelayakan dan Alternatif',
    authors: 'Bima Siregar, Putri Wibisono',
    description:
      'Menimbang empat rancangan verifikasi ijazah. Tanda tangan digital dengan daftar pencabutan memenuhi semua persyaratan dengan biaya yang jauh lebih rendah.',
  },
];
