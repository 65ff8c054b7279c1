import { bullets, entry, steps, table, text } from './blocks.ts';
import type { DemoBlog } from './demo-blog.ts';

/** The second half of the articles. */
export const moreBlogs: readonly DemoBlog[] = [
  {
    title: 'Catatan Lokakarya: Memodelkan Proses Layanan dengan BPMN dalam Satu Hari',
    author: 'Panji Nugraha',
    category: 'workshop',
    banner: 'lokakarya-bpmn',
    age: 51,
    content: [
      text(
        'Dua puluh empat peserta dari kampus, rumah sakit, dan pemerintah daerah berkumpul untuk satu tujuan sederhana: pulang membawa satu proses yang telah dimodelkan dan disepakati. Lokakarya sehari ini tidak membahas seluruh simbol BPMN. Kami hanya memakai sebelas simbol, dan itu cukup.',
      ),
      text(
        'Pagi hari dipakai untuk bercerita. Setiap kelompok memilih satu layanan dan menuturkannya dari sudut pandang orang yang dilayani, dari permintaan sampai selesai. Fasilitator menulis setiap kegiatan pada kartu. Baru setelah urutannya disepakati, kartu dipindahkan ke jalur sesuai pelakunya.',
      ),
      text('Kesalahan yang berulang, dan cara memperbaikinya:'),
      bullets(
        entry(
          'Gerbang keputusan tanpa pertanyaan:',
          'tuliskan pertanyaannya,',
          'lalu beri label pada setiap cabang.',
        ),
        'Kegiatan bernama benda, misalnya "berkas". Pakai kata kerja dan objek: "periksa berkas".',
        'Jalur yang mewakili aplikasi. Jalur adalah pelaku; aplikasi dicatat pada kegiatannya.',
        'Pengecualian digambar lebih dulu. Selesaikan alur yang berhasil, baru tambahkan kegagalannya.',
      ),
      text(
        'Sore hari setiap kelompok menghitung waktu tunggu pada prosesnya. Pada layanan surat keterangan, pekerjaan sesungguhnya hanya sebelas menit, sedangkan waktu tunggunya tiga hari. Angka itu mengubah arah diskusi: yang diperlukan bukan aplikasi baru, melainkan pendelegasian wewenang tanda tangan.',
      ),
      table(
        ['Langkah', 'Pelaku', 'Waktu kerja', 'Waktu tunggu'],
        ['Memeriksa berkas', 'Petugas loket', '6 menit', '4 jam'],
        ['Menyusun surat', 'Staf administrasi', '4 menit', '1 hari'],
        ['Menandatangani', 'Kepala bagian', '1 menit', '2 hari'],
      ),
    ],
  },
  {
    title: 'Dari Buku Tulis ke Dasbor: Pengalaman Mendampingi Analitik Data di Lima UMKM',
    author: 'Maya Siregar',
    category: 'sharing',
    banner: 'analitik-umkm',
    age: 74,
    content: [
      text(
        'Selama enam bulan kami mendampingi lima usaha kecil: dua warung makan, satu toko bahan kue, satu penjahit, dan satu bengkel. Semuanya memiliki catatan penjualan, tetapi tidak satu pun dapat menjawab pertanyaan barang apa yang paling menguntungkan bulan lalu.',
      ),
      text(
        'Kami sengaja tidak memulai dari aplikasi. Minggu pertama dipakai untuk memperbaiki catatan: satu baris untuk satu penjualan, dengan tanggal, barang, jumlah, dan harga. Kebiasaan sesederhana itu memerlukan tiga minggu sampai benar-benar dijalankan oleh semua pegawai.',
      ),
      text('Urutan yang akhirnya berhasil di kelima tempat:'),
      steps(
        'Sepakati satu pertanyaan yang ingin dijawab setiap minggu.',
        'Catat hanya kolom yang diperlukan untuk menjawabnya.',
        'Baca hasilnya bersama pemilik setiap hari Senin selama lima belas menit.',
        'Ambil satu keputusan kecil, lalu lihat akibatnya pada minggu berikutnya.',
        'Baru setelah dua bulan, pindahkan catatan ke aplikasi kasir yang sesuai.',
      ),
      text(
        'Toko bahan kue menemukan bahwa sepertiga barangnya tidak terjual selama empat bulan dan mengalihkan modalnya ke cetakan musiman. Warung makan mengurangi pembelian sayur pada hari Kamis. Nilainya tidak besar, tetapi pemiliknya kini meminta data sebelum memutuskan, dan itulah perubahan yang kami cari.',
      ),
    ],
  },
  {
    title: 'Kecerdasan Artifisial Generatif di Kelas Sistem Informasi: Merancang Tugas yang Tetap Bermakna',
    author: 'Teguh Rahardjo',
    category: 'education',
    banner: 'kecerdasan-artifisial',
    age: 96,
    content: [
      text(
        'Melarang kecerdasan artifisial generatif di kelas terbukti sulit ditegakkan, sedangkan membiarkannya tanpa aturan membuat nilai kehilangan arti. Kami memilih jalan ketiga: merancang ulang tugas agar proses berpikir mahasiswa terlihat dan dapat dinilai.',
      ),
      text(
        'Pada mata kuliah analisis dan perancangan sistem, tugas menulis spesifikasi diganti dengan tugas memeriksa spesifikasi. Mahasiswa menerima spesifikasi buatan mesin untuk sebuah koperasi yang mereka kunjungi sendiri. Mereka harus menemukan persyaratan yang salah, yang hilang, dan yang bertentangan, lalu membuktikannya dengan catatan wawancara.',
      ),
      text('Ketentuan yang kami cantumkan pada setiap tugas:'),
      bullets(
        'Bagian mana yang boleh dibantu alat, dan bagian mana yang harus dikerjakan sendiri.',
        'Lampiran percakapan dengan alat, disertai alasan menerima atau menolak sarannya.',
        'Bukti lapangan yang tidak mungkin dihasilkan alat, misalnya foto papan kerja atau kutipan narasumber.',
        'Ujian lisan sepuluh menit untuk sepertiga mahasiswa yang dipilih secara acak.',
      ),
      text(
        'Setelah dua semester, nilai rata-rata tidak banyak berubah, tetapi sebarannya melebar: mahasiswa yang berpikir kritis kini lebih mudah dikenali. Beban koreksi memang bertambah pada awalnya. Rubrik yang jelas dan penilaian antarteman mengembalikannya ke tingkat semula pada semester kedua.',
      ),
    ],
  },
];
