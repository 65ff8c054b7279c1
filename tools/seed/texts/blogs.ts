import { bullets, steps, text } from './blocks.ts';
import type { DemoBlog } from './demo-blog.ts';
import { moreBlogs } from './more-blogs.ts';

/** Articles of the demo data. The authors are fictional. */
export const blogs: readonly DemoBlog[] = [
  {
    title: 'Arsitektur Enterprise untuk Perguruan Tinggi: Mulai dari Pertanyaan, Bukan dari Diagram',
    author: 'Laras Wibisono',
    category: 'education',
    banner: 'arsitektur-enterprise',
    age: 6,
    content: [
      text(
        'Banyak kampus memulai arsitektur enterprise dengan menggambar ratusan kotak dan panah. Hasilnya tebal, rapi, dan jarang dibuka lagi. Arsitektur yang berguna justru berawal dari beberapa pertanyaan yang benar-benar ingin dijawab pimpinan: layanan mana yang paling mengganggu mahasiswa ketika mati, data apa yang dimasukkan berulang kali, dan sistem mana yang hanya dipahami oleh satu orang.',
      ),
      text(
        'Dari pertanyaan seperti itu, tim cukup memetakan tiga hal lebih dulu: proses bisnis utama, aplikasi yang mendukungnya, dan data yang mengalir di antaranya. Untuk sebuah fakultas dengan dua puluh aplikasi, peta awal semacam ini dapat selesai dalam tiga minggu dan muat pada satu lembar kertas A3.',
      ),
      text('Langkah yang kami sarankan untuk semester pertama:'),
      steps(
        'Pilih satu rantai layanan, misalnya dari pendaftaran sampai mahasiswa menerima kartu rencana studi.',
        'Wawancarai pelaksana hariannya, bukan hanya kepala unit, lalu catat pekerjaan manual yang terjadi.',
        'Tandai data induk: di sistem mana nama dan nomor mahasiswa pertama kali dibuat, dan siapa pemiliknya.',
        'Susun keadaan sasaran yang dapat dicapai dalam dua belas bulan, lengkap dengan biaya dan penanggung jawab.',
        'Tinjau peta setiap tiga bulan dan hapus bagian yang tidak pernah dipakai untuk mengambil keputusan.',
      ),
      text(
        'Kerangka kerja seperti TOGAF tetap bermanfaat sebagai kamus bersama, tetapi jangan dijalankan utuh hanya karena tersedia. Ukuran keberhasilan arsitektur bukan jumlah artefak, melainkan jumlah keputusan yang menjadi lebih cepat dan lebih murah karenanya.',
      ),
    ],
  },
  {
    title: 'Pelindungan Data Pribadi: Daftar Periksa bagi Pengelola Sistem Informasi',
    author: 'Krisna Hartono',
    category: 'professional',
    banner: 'pelindungan-data-pribadi',
    age: 19,
    content: [
      text(
        'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi menempatkan kewajiban yang jelas pada pengendali dan prosesor data. Bagi tim sistem informasi, kewajiban itu paling mudah dipenuhi bila diterjemahkan menjadi kebiasaan kerja, bukan menjadi dokumen yang disusun sekali menjelang audit.',
      ),
      text(
        'Kebiasaan pertama adalah mengetahui data apa yang disimpan. Buat satu daftar yang memuat jenis data, tujuan pemrosesan, dasar hukumnya, lama penyimpanan, dan siapa yang dapat membukanya. Kolom lama penyimpanan biasanya yang paling sulit diisi, dan justru karena itu paling berharga: data yang sudah dihapus tidak dapat bocor.',
      ),
      text('Periksa hal berikut pada setiap sistem yang memuat data orang:'),
      bullets(
        'Formulir hanya meminta data yang dipakai, dan alasan permintaannya tertulis di dekat kolom isian.',
        'Foto dan bukti pembayaran hanya dapat dibuka oleh pemilik dan petugas yang berwenang, bukan melalui tautan publik.',
        'Setiap pembukaan data oleh petugas tercatat dan dapat ditelusuri.',
        'Cadangan data terenkripsi dan pernah dicoba dipulihkan.',
        'Ada prosedur tertulis untuk permintaan salinan, perbaikan, dan penghapusan data.',
        'Ada nama dan nomor yang dihubungi ketika terjadi insiden, termasuk pada hari libur.',
      ),
      text(
        'Pemberitahuan kegagalan pelindungan data harus disampaikan secara tertulis paling lambat tiga kali dua puluh empat jam. Latih alur itu sekali setahun dengan skenario sederhana, misalnya berkas lembar kerja yang terkirim ke alamat yang salah. Latihan satu jam sering mengungkap lebih banyak kelemahan daripada pemeriksaan kebijakan selama satu minggu.',
      ),
    ],
  },
  {
    title: 'Design Science Research: Menulis Penelitian yang Berangkat dari Artefak',
    author: 'Sekar Lesmana',
    category: 'research',
    banner: 'design-science-research',
    age: 33,
    content: [
      text(
        'Mahasiswa sistem informasi sering membangun aplikasi yang baik, lalu kesulitan menjelaskan apa sumbangan ilmiahnya. Design Science Research menawarkan jalan keluar: artefak dibangun untuk menyelesaikan sebuah kelas masalah, lalu pengetahuan tentang cara membangunnya dirumuskan agar dapat dipakai orang lain.',
      ),
      text(
        'Artefak tidak harus berupa perangkat lunak. Konstruk, model, metode, dan instansiasi semuanya sah. Yang membedakan penelitian dari proyek pengembangan biasa adalah tiga hal: masalahnya dirumuskan secara umum, rancangannya berdasar pada teori atau bukti, dan evaluasinya dilakukan dengan cara yang dapat diulang.',
      ),
      text('Susunan naskah yang mudah diikuti penelaah:'),
      steps(
        'Masalah dan alasan mengapa solusi yang ada belum memadai.',
        'Persyaratan rancangan yang diturunkan dari literatur dan dari pemangku kepentingan.',
        'Prinsip rancangan, masing-masing ditautkan pada persyaratan yang dijawabnya.',
        'Instansiasi sebagai bukti bahwa prinsip tersebut dapat diwujudkan.',
        'Evaluasi bertahap: demonstrasi, uji dengan pengguna, lalu pemakaian di lapangan.',
        'Pengetahuan rancangan yang dapat dibawa ke konteks lain, beserta batasnya.',
      ),
      text(
        'Kelemahan yang paling sering ditemukan adalah evaluasi yang hanya berupa kuesioner kepuasan. Tambahkan setidaknya satu ukuran kinerja yang dapat diamati, misalnya waktu penyelesaian tugas atau jumlah kesalahan, dan bandingkan dengan cara kerja sebelumnya.',
      ),
    ],
  },
  ...moreBlogs,
];
