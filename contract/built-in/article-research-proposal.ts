import type { ContentBlock } from '../schemas/content.ts';

export const researchProposalContent: readonly ContentBlock[] = [
  {
    type: 'text',
    content:
      'Sebagian besar proposal riset yang berhenti di tengah jalan tidak gagal karena idenya buruk. Ia gagal karena izin tidak kunjung keluar, data yang dijanjikan ternyata kosong, atau pertanyaannya terlalu lebar untuk dijawab dalam waktu yang tersedia. Tulisan ini berbagi urutan kerja yang saya pakai bersama mahasiswa bimbingan dan rekan peneliti. Ukurannya satu: apakah proposal ini masih dapat diselesaikan bila salah satu rencana meleset?',
  },
  {
    type: 'text',
    content:
      'Mulailah dari masalah, bukan dari metode. Kalimat seperti saya ingin memakai pembelajaran mesin atau saya ingin menguji model penerimaan teknologi adalah rencana alat. Masalah berbunyi lain: petugas puskesmas mencatat data yang sama di tiga tempat, atau pemilik usaha kecil berhenti memakai aplikasi pembukuan setelah dua bulan. Masalah yang baik dapat diceritakan dalam satu menit kepada orang yang mengalaminya, dan orang itu mengangguk.',
  },
  {
    type: 'text',
    content:
      'Langkah berikutnya memeriksa apakah masalah itu sudah dijawab. Bacaan awal tidak perlu seratus artikel. Carilah lima sampai sepuluh tulisan yang paling dekat, lalu buat tabel sederhana: apa pertanyaannya, di mana dilakukan, bagaimana caranya, apa temuannya, dan apa yang diakui penulis sebagai keterbatasan. Celah penelitian biasanya tampak di kolom terakhir. Hati-hati dengan alasan belum ada yang meneliti di kota saya. Tempat baru menjadi alasan yang kuat bila tempat itu mengubah sesuatu, misalnya jaringan yang tidak stabil atau susunan organisasi yang berbeda.',
  },
  { type: 'image', src: '/images/articles/kerangka-riset.webp' },
  {
    type: 'text',
    content:
      'Dari masalah lahir pertanyaan. Satu pertanyaan utama dengan dua atau tiga pertanyaan turunan sudah cukup. Uji setiap pertanyaan dengan membayangkan jawabannya. Bila Anda tidak dapat menulis dua kemungkinan jawaban yang berbeda, pertanyaannya belum tajam. Bila kedua jawaban tidak mengubah tindakan siapa pun, pertanyaannya mungkin belum penting.',
  },
  {
    type: 'text',
    content: 'Metode dipilih setelah pertanyaan. Secara kasar, bentuk pertanyaan menunjuk ke arah metodenya:',
  },
  {
    type: 'unorderedList',
    lists: [
      'Bagaimana dan mengapa sesuatu terjadi di satu tempat: studi kasus, wawancara, pengamatan.',
      'Seberapa umum dan seberapa kuat hubungannya: survei dengan instrumen yang sudah diuji.',
      'Apakah suatu perlakuan menimbulkan perubahan: percobaan atau perbandingan sebelum dan sesudah.',
      'Bagaimana merancang sesuatu yang menyelesaikan masalah: design science, dengan evaluasi yang direncanakan sejak awal.',
      'Apa yang sudah diketahui sampai sekarang: tinjauan pustaka sistematis.',
    ],
  },
  {
    type: 'text',
    content:
      'Bagian yang paling sering terlalu singkat adalah data. Tuliskan dari siapa data diperoleh, siapa yang memberi izin, kapan dapat diambil, dan dalam bentuk apa. Mintalah contoh sebelum proposal selesai. Sepuluh baris data nyata lebih berharga daripada janji sepuluh ribu baris. Untuk wawancara, pastikan paling tidak dua calon narasumber sudah menyatakan bersedia. Untuk survei, hitung dari mana responden berasal dan siapa yang akan menyampaikan undangannya.',
  },
  {
    type: 'text',
    content:
      'Etika bukan lampiran. Jelaskan bagaimana persetujuan diminta, bagaimana identitas disamarkan, di mana data disimpan, siapa yang dapat membukanya, dan kapan dihapus. Peneliti sistem informasi sering bekerja dengan jejak digital yang tidak pernah dimaksudkan untuk penelitian. Justru karena mudah diambil, data semacam itu menuntut kehati-hatian lebih.',
  },
  {
    type: 'text',
    content: 'Setelah semuanya ada, susun jadwal mundur dari tanggal penyerahan:',
  },
  {
    type: 'orderedList',
    lists: [
      'Sisihkan seperempat waktu untuk menulis. Menulis bukan sisa waktu setelah analisis.',
      'Tempatkan izin dan uji coba instrumen paling awal, karena keduanya paling sulit dipercepat.',
      'Tentukan satu titik keputusan, misalnya pekan keenam: bila izin belum keluar, pakai rencana cadangan.',
      'Tulis rencana cadangan itu sekarang: lokasi lain, data terbuka, atau lingkup yang lebih kecil.',
      'Jadwalkan satu pembacaan oleh orang yang tidak tahu apa-apa tentang topik Anda.',
    ],
  },
  {
    type: 'text',
    content:
      'Terakhir, periksa benang merahnya. Bacalah judul, pertanyaan, metode, dan rencana analisis berurutan tanpa bagian lain. Setiap pertanyaan harus mempunyai data yang menjawabnya, dan setiap data yang dikumpulkan harus mempunyai pertanyaan yang memerlukannya. Data tanpa pertanyaan adalah beban bagi responden, dan pertanyaan tanpa data adalah janji yang tidak akan terpenuhi.',
  },
  {
    type: 'text',
    content:
      'Proposal bukan ramalan. Kenyataan di lapangan hampir selalu menggeser rencana, dan pembaca yang berpengalaman tahu itu. Yang mereka cari adalah tanda bahwa penulisnya sudah memikirkan apa yang dapat bergeser, dan tahu bagian mana yang harus tetap tegak. Bila Anda ingin naskahnya dibaca rekan sebelum diajukan, klinik proposal anggota terbuka untuk itu: bawalah dua halaman, bukan dua puluh.',
  },
];
