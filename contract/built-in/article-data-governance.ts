import type { ContentBlock } from '../schemas/content.ts';

export const dataGovernanceContent: readonly ContentBlock[] = [
  {
    type: 'text',
    content:
      'Pertanyaan yang paling sering memicu pembicaraan tentang data di kampus terdengar sederhana: berapa jumlah mahasiswa aktif kita? Bagian akademik menjawab dengan satu angka, bagian keuangan dengan angka lain, dan fakultas dengan angka ketiga. Ketiganya bisa benar. Bagian akademik menghitung mereka yang mengisi rencana studi, bagian keuangan menghitung mereka yang melunasi biaya, dan fakultas masih memasukkan mahasiswa yang sedang cuti. Persoalannya bukan pada basis data, melainkan pada kesepakatan yang belum pernah ditulis.',
  },
  {
    type: 'text',
    content:
      'Tata kelola data adalah nama bagi kesepakatan semacam itu beserta cara menjaganya. Istilahnya sering membuat orang membayangkan komite besar dan dokumen tebal. Dalam praktik, kampus dapat memulai dari lima kesepakatan kecil yang masing-masing muat dalam satu halaman, asalkan dipilih untuk satu kelompok data yang benar-benar sedang menimbulkan masalah.',
  },
  { type: 'image', src: '/images/articles/siklus-data.webp' },
  {
    type: 'text',
    content:
      'Kesepakatan pertama adalah istilah. Pilih sepuluh istilah yang paling sering muncul dalam laporan, misalnya mahasiswa aktif, lulusan tepat waktu, dosen tetap, dan mata kuliah berjalan. Tuliskan artinya dalam satu atau dua kalimat, sebutkan tanggal acuan penghitungannya, lalu tunjukkan contoh yang termasuk dan yang tidak termasuk. Contoh pengecualian biasanya lebih berguna daripada definisi yang panjang, karena di sanalah perbedaan tafsir bersembunyi.',
  },
  {
    type: 'text',
    content:
      'Kesepakatan kedua adalah pemilik. Pemilik data bukan orang yang mengelola server, melainkan pejabat yang berhak memutuskan arti data dan siapa yang boleh memakainya. Kepala bagian akademik, misalnya, menjadi pemilik data rencana studi. Di samping pemilik ada pengurus harian yang memeriksa isian, menjawab pertanyaan, dan mengusulkan perbaikan. Unit teknologi informasi menyediakan tempat dan pengamanannya, tetapi tidak memutuskan artinya.',
  },
  {
    type: 'text',
    content:
      'Kesepakatan ketiga adalah sumber. Setiap data sebaiknya lahir di satu tempat, lalu dibaca oleh sistem lain. Nomor telepon mahasiswa yang disunting di tiga aplikasi akan berbeda dalam beberapa bulan. Menetapkan sumber tidak berarti semua aplikasi harus diganti sekarang. Cukup tetapkan mana yang menjadi acuan bila terjadi perbedaan, lalu catat aplikasi mana yang masih menyalin secara manual.',
  },
  {
    type: 'text',
    content:
      'Kesepakatan keempat adalah mutu. Mutu perlu diukur dengan aturan yang dapat diperiksa mesin, bukan dengan kata lengkap atau akurat saja. Beberapa aturan yang mudah dimulai:',
  },
  {
    type: 'unorderedList',
    lists: [
      'Setiap mahasiswa aktif memiliki tepat satu program studi dan satu dosen pembimbing akademik.',
      'Tanggal lulus tidak mendahului tanggal masuk, dan tanggal lahir masuk akal terhadap tanggal masuk.',
      'Mata kuliah yang memiliki nilai pasti memiliki kelas dan pengajar pada semester yang sama.',
      'Alamat surel mahasiswa tidak dipakai oleh dua orang.',
    ],
  },
  {
    type: 'text',
    content:
      'Jalankan pemeriksaan itu setiap minggu dan kirimkan hasilnya kepada pengurus data, bukan kepada pimpinan. Tujuannya memperbaiki isian selagi peristiwanya masih diingat, bukan mencari siapa yang salah. Pimpinan cukup melihat apakah jumlah pelanggaran menurun dari bulan ke bulan.',
  },
  {
    type: 'text',
    content:
      'Kesepakatan kelima adalah akses. Data mahasiswa dan pegawai adalah data pribadi, sehingga setiap pemakaian perlu tujuan yang jelas. Buatlah tiga tingkat saja: terbuka, internal, dan terbatas. Tentukan siapa yang menyetujui permintaan pada tingkat terbatas, berapa lama izinnya berlaku, dan bagaimana salinannya dihapus. Permintaan dari peneliti di kampus sendiri pun melewati jalan yang sama.',
  },
  {
    type: 'text',
    content:
      'Agar tidak berhenti sebagai wacana, kelima kesepakatan itu dapat dikerjakan dalam satu semester:',
  },
  {
    type: 'orderedList',
    lists: [
      'Pilih satu laporan yang angkanya pernah diperdebatkan, dan kumpulkan orang-orang yang menyusunnya.',
      'Telusuri setiap angka sampai ke layar tempat data itu pertama kali diisi.',
      'Tulis istilah, pemilik, dan sumbernya, lalu mintakan persetujuan dalam satu rapat.',
      'Susun lima aturan mutu, jalankan, dan perbaiki isian bersama pengurus data.',
      'Terbitkan laporan yang sama dengan catatan kaki yang menunjuk ke definisinya.',
    ],
  },
  {
    type: 'text',
    content:
      'Hasil langkah terakhir itulah yang biasanya meyakinkan orang. Ketika sebuah angka ditanya, jawabannya bukan lagi perdebatan, melainkan sebuah tautan ke definisi dan nama orang yang bertanggung jawab. Dari sana, kelompok data berikutnya dapat dikerjakan dengan cara yang sama: kepegawaian, penelitian, aset, dan alumni.',
  },
  {
    type: 'text',
    content:
      'Bagi program studi sistem informasi, pekerjaan ini juga bahan ajar yang kaya. Mahasiswa dapat menelusuri asal sebuah angka, menulis definisi, dan merancang aturan mutu atas data contoh yang sudah disamarkan. Mereka belajar bahwa sebagian besar kesulitan data bukan soal perangkat lunak, melainkan soal manusia yang perlu bersepakat. Pelajaran itu akan berguna di organisasi mana pun mereka bekerja.',
  },
];
