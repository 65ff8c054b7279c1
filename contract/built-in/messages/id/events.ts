export const workshopTitle = 'Lokakarya Process Mining: Dari Log Kejadian ke Perbaikan Layanan';
export const workshopAlt =
  'Ilustrasi: peserta mengelilingi meja bundar, dilihat dari atas, menyusun alur proses pada selembar kain';
export const workshopText = [
  'Dua hari praktik terpandu bagi dosen, mahasiswa pascasarjana, dan pengelola layanan yang ingin membaca proses kerja dari catatan sistemnya sendiri. Peserta memakai log latihan yang sudah disamarkan, lalu mencoba langkah yang sama pada rancangan log dari tempat kerja masing-masing.',
  'Hari pertama membahas bentuk log kejadian, pemeriksaan mutu data, dan penemuan model proses. Hari kedua membahas pemeriksaan kesesuaian, analisis waktu tunggu, dan cara melaporkan temuan kepada pemilik proses tanpa menyalahkan orang.',
  'Peserta membawa laptop sendiri dan sebaiknya sudah terbiasa mengolah tabel. Tidak ada prasyarat pemrograman. Tempat dibatasi 30 orang agar setiap meja didampingi satu fasilitator.',
  'Setiap peserta memperoleh bahan latihan, daftar periksa mutu log, dan sertifikat keikutsertaan. Anggota aktif mendapat potongan biaya pelatihan.',
];
export const workshopPlace = 'Ruang Belajar SISINDO, Gedung Contoh Lantai 3, Jakarta';
export const workshopRegistration = 'Daftar lokakarya';
export const workshopMaterial = 'Rincian materi dua hari';
export const seminarTitle = 'Seminar Nasional Sistem Informasi untuk Negara Kepulauan';
export const seminarAlt =
  'Ilustrasi: pembicara di panggung dengan latar gunungan wayang berisi pohon jaringan, disimak hadirin';
export const seminarText = [
  'Layanan digital di Indonesia harus bekerja di kota dengan jaringan cepat dan di pulau dengan sambungan yang datang dan pergi. Seminar ini mempertemukan peneliti dan pengelola layanan untuk membahas rancangan yang tahan terhadap jarak, jeda, dan keragaman.',
  'Sesi pleno pagi membahas pertukaran data antarinstansi dan layanan yang tetap berguna saat sambungan terputus. Sesi siang terbagi dalam tiga ruang: pendidikan sistem informasi, sistem informasi sektor publik, serta usaha kecil dan rantai pasok antarpulau.',
  'Setiap makalah dipaparkan lima belas menit dan dibahas oleh seorang penanggap yang sudah membaca naskah lengkapnya. Poster mahasiswa dipajang sepanjang hari di selasar utama.',
  'Acara berlangsung luring, dan sesi pleno disiarkan daring. Hadirin daring dapat mengajukan pertanyaan secara tertulis kepada moderator.',
];
export const seminarPlace = 'Aula Contoh, Makassar, dan daring';
export const seminarRegistration = 'Daftar sebagai hadirin';
export const seminarPaperGuide = 'Panduan penulisan makalah';
export const seminarProgramme = 'Susunan acara';
export const competitionTitle = 'Lomba Rancang Sistem Informasi Mahasiswa: Layanan untuk Pesisir';
export const competitionAlt =
  'Ilustrasi: tiga perahu jukung berlayar motif batik berlomba di atas ombak menuju matahari';
export const competitionText = [
  'Tim beranggotakan tiga mahasiswa merancang layanan untuk satu persoalan masyarakat pesisir: informasi cuaca dan hasil tangkapan, perahu penumpang, layanan kesehatan keliling, atau persoalan lain yang dapat mereka tunjukkan buktinya.',
  'Babak penyisihan menilai berkas rancangan sepuluh halaman: uraian masalah, pengguna yang ditemui, model proses dan data, serta rancangan antarmuka. Sepuluh tim terbaik diundang ke babak akhir selama tiga hari untuk menyempurnakan dan memaparkan rancangannya.',
  'Penilaian menimbang ketepatan masalah, mutu rancangan, kemungkinan penerapan, dan perhatian pada data pribadi. Setiap tim finalis didampingi seorang pembimbing dari kalangan praktisi.',
  'Terbuka bagi mahasiswa diploma dan sarjana dari program studi apa pun. Satu perguruan tinggi dapat mengirim paling banyak tiga tim.',
];
export const competitionPlace = 'Balai Contoh, Semarang';
export const competitionRegistration = 'Daftarkan tim';
export const competitionGuide = 'Buku panduan lomba';
