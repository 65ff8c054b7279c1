import type { ContentBlock } from '../schemas/content.ts';

export const enterpriseArchitectureContent: readonly ContentBlock[] = [
  {
    type: 'text',
    content:
      'Hampir setiap kegiatan arsitektur di pemerintah daerah dimulai dengan sensus aplikasi. Tim berkeliling ke semua perangkat daerah, mencatat nama aplikasi, pembuatnya, dan tahun pengadaannya. Daftarnya panjang, dan penyusunannya melelahkan. Lalu daftar itu disimpan. Setahun kemudian, dua aplikasi baru dengan fungsi serupa tetap lahir. Tulisan ini berbagi pengalaman mengubah daftar menjadi keputusan.',
  },
  {
    type: 'text',
    content:
      'Sistem Pemerintahan Berbasis Elektronik, atau SPBE, menempatkan arsitektur sebagai cara memadukan proses bisnis, data, layanan, aplikasi, infrastruktur, dan keamanan. Keterpaduan adalah kata kuncinya. Arsitektur enterprise menyediakan bahasa dan urutan berpikir untuk itu: memahami apa yang ingin dicapai, menggambarkan keadaan sekarang, merancang keadaan yang dituju, lalu menyusun langkah perpindahannya. Nama kerangka kerjanya boleh berbeda-beda. Yang menentukan manfaatnya adalah pertanyaan yang diajukan.',
  },
  {
    type: 'text',
    content:
      'Pertanyaan yang kami pakai berasal dari warga, bukan dari aplikasi. Ambil satu peristiwa hidup, misalnya kelahiran anak. Keluarga memerlukan keterangan lahir, akta, pembaruan kartu keluarga, dan kepesertaan jaminan kesehatan. Telusuri satu peristiwa itu dari atas ke bawah. Layanan apa yang disentuh? Proses siapa yang bekerja? Data apa yang diminta, dan sudah berapa kali diminta? Aplikasi mana yang menyimpannya? Di atas infrastruktur apa ia berjalan?',
  },
  { type: 'image', src: '/images/articles/lapisan-arsitektur.webp' },
  {
    type: 'text',
    content:
      'Penelusuran seperti itu menghasilkan gambar yang lebih kecil daripada sensus, tetapi jauh lebih hidup. Ia memperlihatkan tempat layanan terputus: formulir yang meminta salinan dokumen terbitan kantor sebelah, petugas yang mengetik ulang nomor induk dari layar lain, atau data yang dikirim lewat pesan singkat karena dua aplikasi tidak saling mengenal. Setiap tempat yang terputus adalah calon pekerjaan arsitektur.',
  },
  {
    type: 'text',
    content:
      'Setelah beberapa kali mencoba, kami menyusun empat lapis pertanyaan yang selalu dibaca bersama:',
  },
  {
    type: 'unorderedList',
    lists: [
      'Layanan dan proses: siapa yang dilayani, apa hasilnya, dan langkah mana yang tidak menambah nilai?',
      'Data: apa yang dipakai bersama, siapa walinya, dan kode rujukan apa yang harus sama?',
      'Aplikasi: fungsi mana yang kembar, mana yang dapat dipakai bersama, dan mana yang memang khas?',
      'Infrastruktur dan keamanan: di mana ia berjalan, siapa yang memantau, dan apa yang terjadi bila mati?',
    ],
  },
  {
    type: 'text',
    content:
      'Dari keempat lapis itu, lapis data paling sering menentukan. Dua aplikasi yang dibuat penyedia berbeda masih dapat dihubungkan selama keduanya memakai pengenal dan kode rujukan yang sama. Sebaliknya, dua aplikasi dari penyedia yang sama tidak akan tersambung bila yang satu menulis nama kecamatan dan yang lain memakai kode wilayah. Karena itu, kesepakatan tentang data rujukan sebaiknya didahulukan sebelum pengadaan aplikasi apa pun.',
  },
  {
    type: 'text',
    content:
      'Keadaan yang dituju tidak harus digambar lengkap. Kami menuliskannya sebagai beberapa prinsip yang dapat dipakai menilai usulan: data diisi satu kali, layanan baru memakai masuk tunggal, setiap aplikasi menyediakan antarmuka pertukaran yang didokumentasikan, dan setiap penghentian layanan lama memiliki tanggal. Prinsip yang baik dapat membuat sebuah usulan ditolak. Bila tidak ada usulan yang pernah ditolak atau diubah karenanya, prinsip itu hanya hiasan.',
  },
  {
    type: 'text',
    content:
      'Agar gambar menjadi kebiasaan kerja, ada beberapa langkah yang dapat dimulai tanpa anggaran besar:',
  },
  {
    type: 'orderedList',
    lists: [
      'Pilih satu peristiwa hidup warga, dan telusuri bersama petugas yang mengerjakannya.',
      'Catat tempat yang terputus, lalu urutkan menurut banyaknya warga yang terdampak.',
      'Tetapkan wali data dan kode rujukan untuk data yang muncul di lebih dari satu tempat.',
      'Masukkan prinsip arsitektur ke lembar penilaian usulan kegiatan, sebelum anggaran disusun.',
      'Adakan tinjauan singkat tiap bulan yang membahas paling banyak tiga usulan.',
      'Perbarui gambar setiap kali sebuah keputusan diambil, bukan setiap akhir tahun.',
    ],
  },
  {
    type: 'text',
    content:
      'Langkah keempat adalah titik ungkitnya. Arsitek yang datang setelah kontrak ditandatangani hanya dapat mencatat. Arsitek yang duduk saat usulan ditulis dapat bertanya: adakah layanan yang sudah menyediakan fungsi ini, dan data siapa yang akan dipakai? Pertanyaan sesederhana itu kerap menggabungkan dua usulan menjadi satu, atau mengganti aplikasi baru dengan satu antarmuka pertukaran.',
  },
  {
    type: 'text',
    content:
      'Ada juga hal yang perlu kami akui. Penelusuran bersama petugas memakan waktu, dan tidak semua pimpinan sabar menunggunya. Gambar yang terlalu rapi membuat orang enggan mengoreksi, sehingga kami kini bekerja dengan kertas besar dan catatan tempel sampai isinya stabil. Pergantian pejabat dapat memutus kesepakatan, maka setiap keputusan ditulis bersama alasannya dalam satu paragraf yang dapat dibaca penerusnya.',
  },
  {
    type: 'text',
    content:
      'Pada akhirnya, arsitektur yang baik jarang terlihat. Warga tidak menyadari ada empat lapis yang bekerja. Mereka hanya merasakan bahwa data tidak diminta dua kali, dan bahwa urusan yang dulu memerlukan empat loket kini selesai di satu tempat. Itulah ukuran yang kami sarankan untuk menilai keberhasilan: bukan jumlah aplikasi, melainkan jumlah langkah yang tidak lagi perlu ditempuh.',
  },
];
