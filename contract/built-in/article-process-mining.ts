import type { ContentBlock } from '../schemas/content.ts';

export const processMiningContent: readonly ContentBlock[] = [
  {
    type: 'text',
    content:
      'Selama dua hari, dua puluh empat peserta lokakarya menghadapi satu berkas yang sama: log layanan surat keterangan dari sebuah kampus rekaan, berisi beberapa ribu baris kejadian. Tidak ada yang boleh melihat prosedur tertulisnya lebih dahulu. Tugasnya adalah menemukan bagaimana layanan itu sebenarnya berjalan, hanya dari jejak yang ditinggalkan sistem. Catatan ini merangkum apa yang berhasil, apa yang menyesatkan, dan apa yang akan kami ubah pada lokakarya berikutnya.',
  },
  {
    type: 'text',
    content:
      'Process mining bekerja dari log kejadian. Satu baris menyatakan satu hal yang terjadi, dan paling sedikit memuat tiga keterangan: nomor kasus, nama kegiatan, dan waktu. Pada layanan surat, kasusnya adalah satu permohonan; kegiatannya antara lain diajukan, diperiksa, dikembalikan, ditandatangani, dan diambil. Dari urutan kegiatan pada setiap kasus, perangkat lunak menyusun sebuah peta proses.',
  },
  {
    type: 'text',
    content:
      'Sesi pertama terasa lambat karena kami tidak langsung membuka perangkat lunak. Peserta diminta membaca seratus baris pertama dengan mata sendiri. Cara ini memunculkan temuan yang kelak menyelamatkan analisis. Ada kegiatan yang tercatat tepat tengah malam karena sistem hanya menyimpan tanggal. Ada nama kegiatan yang ditulis dengan dua ejaan. Ada pula permohonan yang dimulai sebelum log diambil, sehingga bagian awalnya tidak kelihatan.',
  },
  {
    type: 'text',
    content: 'Dari sana kami menyusun daftar periksa mutu log yang dipakai sepanjang lokakarya:',
  },
  {
    type: 'unorderedList',
    lists: [
      'Apakah satu nomor kasus selalu menunjuk permohonan yang sama, dan tidak dipakai ulang?',
      'Apakah waktu mencatat saat kegiatan dimulai, selesai, atau saat petugas sempat mengisinya?',
      'Apakah kegiatan yang dilakukan di luar sistem, misalnya tanda tangan basah, meninggalkan jejak?',
      'Apakah kasus yang terpotong di awal atau akhir sudah dipisahkan?',
      'Apakah nama orang sudah diganti dengan peran sebelum berkas dibagikan?',
    ],
  },
  {
    type: 'text',
    content:
      'Baru setelah itu peta proses dibuat. Gambar pertama yang muncul membuat seisi ruangan tertawa: puluhan kotak dengan garis ke segala arah, seperti mi yang tumpah. Semua benar menurut data, tetapi tidak ada yang dapat dibaca. Para peserta kemudian menyaring jalur yang jarang, menggabungkan kegiatan yang setara, dan memisahkan jenis surat. Setelah tiga kali penyaringan, terlihat satu jalur utama, dua jalur samping, dan satu putaran balik.',
  },
  { type: 'image', src: '/images/articles/peta-proses.webp' },
  {
    type: 'text',
    content:
      'Putaran balik itulah yang paling menarik. Dalam data latihan kami, cukup banyak permohonan yang kembali dari pemeriksaan ke pengajuan, dan setiap putaran menambah beberapa hari. Dugaan pertama peserta adalah petugas yang kurang teliti. Setelah alasan pengembalian dibaca, ternyata sebagian besar menyangkut satu lampiran yang tidak disebutkan pada formulir. Masalahnya berada di awal proses, sementara gejalanya tampak di tengah. Perbaikan yang diusulkan pun sederhana: satu kalimat dan satu kolom unggah pada formulir.',
  },
  {
    type: 'text',
    content:
      'Hari kedua membahas pemeriksaan kesesuaian: membandingkan jejak nyata dengan prosedur tertulis. Di sinilah kehati-hatian paling diperlukan. Jejak yang menyimpang tidak selalu berarti pelanggaran. Petugas kadang memotong jalan karena pemohon sedang terdesak tenggat beasiswa, dan pemotongan itu justru layanan yang baik. Kami sepakat membagi penyimpangan menjadi tiga: yang merugikan, yang membantu, dan yang belum dipahami. Kelompok ketiga ditanyakan kepada pelaksananya, bukan ditafsirkan sendiri.',
  },
  {
    type: 'text',
    content: 'Bagi rekan yang ingin mencoba pada layanan sendiri, urutan kerja berikut terbukti cukup:',
  },
  {
    type: 'orderedList',
    lists: [
      'Rumuskan satu pertanyaan, misalnya mengapa sebagian permohonan memakan waktu lebih dari dua minggu.',
      'Minta izin pemilik proses, lalu ambil log seperlunya dan samarkan identitas orang.',
      'Periksa mutu log dengan membaca sebagian baris secara langsung.',
      'Buat peta, saring bertahap, dan catat setiap penyaringan beserta alasannya.',
      'Bawa peta kepada orang yang mengerjakan proses itu, dan dengarkan koreksi mereka.',
      'Usulkan satu perbaikan kecil, terapkan, lalu ukur kembali dengan cara yang sama.',
    ],
  },
  {
    type: 'text',
    content:
      'Pelajaran terbesar bagi kami sebagai penyelenggara adalah soal waktu. Kami menyediakan dua jam untuk persiapan data dan enam jam untuk analisis. Seharusnya hampir sebaliknya. Kelompok yang paling sabar pada tahap persiapan menghasilkan kesimpulan yang paling mudah dipertanggungjawabkan. Pada lokakarya berikutnya, setengah hari pertama akan sepenuhnya dipakai untuk mengenal log.',
  },
  {
    type: 'text',
    content:
      'Pelajaran kedua menyangkut etika. Log kerja memuat perilaku orang. Begitu peta dapat disaring menurut petugas, godaan untuk menyusun peringkat akan muncul. Kami menutup lokakarya dengan janji bersama: analisis dipakai untuk memperbaiki proses, identitas disamarkan sejak awal, dan orang yang jejaknya dianalisis berhak mengetahui hasilnya lebih dahulu.',
  },
];
