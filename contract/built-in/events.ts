import type { EventCategory } from '../schemas/content.ts';
import type { EventLink } from '../schemas/event-links.ts';
import { type Picture, picture, slots } from './picture.ts';

/** An event that is part of the site itself (requirements 2.5.1). */
export interface BuiltInEvent {
  /** One-based; the URL of the event is `/event/event-details/{id}`. */
  readonly id: number;
  readonly title: string;
  readonly img: Picture;
  /** ISO time with the offset of Jakarta. */
  readonly startDate: string;
  readonly endDate: string;
  /** One paragraph per item. */
  readonly content: readonly string[];
  readonly category: readonly EventCategory[];
  readonly location: string;
  readonly link: readonly EventLink[];
}

export const builtInEvents: readonly BuiltInEvent[] = [
  {
    id: 1,
    title: 'Lokakarya Process Mining: Dari Log Kejadian ke Perbaikan Layanan',
    img: picture(
      'events/lokakarya-process-mining',
      slots.article,
      'Ilustrasi: peserta mengelilingi meja bundar, dilihat dari atas, menyusun alur proses pada selembar kain',
    ),
    startDate: '2026-12-10T09:00:00+07:00',
    endDate: '2026-12-11T16:00:00+07:00',
    content: [
      'Dua hari praktik terpandu bagi dosen, mahasiswa pascasarjana, dan pengelola layanan yang ingin membaca proses kerja dari catatan sistemnya sendiri. Peserta memakai log latihan yang sudah disamarkan, lalu mencoba langkah yang sama pada rancangan log dari tempat kerja masing-masing.',
      'Hari pertama membahas bentuk log kejadian, pemeriksaan mutu data, dan penemuan model proses. Hari kedua membahas pemeriksaan kesesuaian, analisis waktu tunggu, dan cara melaporkan temuan kepada pemilik proses tanpa menyalahkan orang.',
      'Peserta membawa laptop sendiri dan sebaiknya sudah terbiasa mengolah tabel. Tidak ada prasyarat pemrograman. Tempat dibatasi 30 orang agar setiap meja didampingi satu fasilitator.',
      'Setiap peserta memperoleh bahan latihan, daftar periksa mutu log, dan sertifikat keikutsertaan. Anggota aktif mendapat potongan biaya pelatihan.',
    ],
    category: ['workshop'],
    location: 'Ruang Belajar SISINDO, Gedung Contoh Lantai 3, Jakarta',
    link: [
      {
        type: 'registration',
        name: 'Daftar lokakarya',
        url: 'https://acara.example.org/lokakarya-process-mining',
      },
      {
        type: 'additional-link',
        name: 'Rincian materi dua hari',
        url: 'https://acara.example.org/lokakarya-process-mining/materi',
      },
    ],
  },
  {
    id: 2,
    title: 'Seminar Nasional Sistem Informasi untuk Negara Kepulauan',
    img: picture(
      'events/seminar-nasional',
      slots.article,
      'Ilustrasi: pembicara di panggung dengan latar gunungan wayang berisi pohon jaringan, disimak hadirin',
    ),
    startDate: '2027-02-18T08:30:00+07:00',
    endDate: '2027-02-18T16:30:00+07:00',
    content: [
      'Layanan digital di Indonesia harus bekerja di kota dengan jaringan cepat dan di pulau dengan sambungan yang datang dan pergi. Seminar ini mempertemukan peneliti dan pengelola layanan untuk membahas rancangan yang tahan terhadap jarak, jeda, dan keragaman.',
      'Sesi pleno pagi membahas pertukaran data antarinstansi dan layanan yang tetap berguna saat sambungan terputus. Sesi siang terbagi dalam tiga ruang: pendidikan sistem informasi, sistem informasi sektor publik, serta usaha kecil dan rantai pasok antarpulau.',
      'Setiap makalah dipaparkan lima belas menit dan dibahas oleh seorang penanggap yang sudah membaca naskah lengkapnya. Poster mahasiswa dipajang sepanjang hari di selasar utama.',
      'Acara berlangsung luring, dan sesi pleno disiarkan daring. Hadirin daring dapat mengajukan pertanyaan secara tertulis kepada moderator.',
    ],
    category: ['seminar'],
    location: 'Aula Contoh, Makassar, dan daring',
    link: [
      {
        type: 'registration',
        name: 'Daftar sebagai hadirin',
        url: 'https://acara.example.org/seminar-nasional',
      },
      {
        type: 'additional-link',
        name: 'Panduan penulisan makalah',
        url: 'https://acara.example.org/seminar-nasional/panduan-makalah',
      },
      {
        type: 'additional-link',
        name: 'Susunan acara',
        url: 'https://acara.example.org/seminar-nasional/susunan-acara',
      },
    ],
  },
  {
    id: 3,
    title: 'Lomba Rancang Sistem Informasi Mahasiswa: Layanan untuk Pesisir',
    img: picture(
      'events/lomba-rancang',
      slots.article,
      'Ilustrasi: tiga perahu jukung berlayar motif batik berlomba di atas ombak menuju matahari',
    ),
    startDate: '2027-04-22T08:00:00+07:00',
    endDate: '2027-04-24T17:00:00+07:00',
    content: [
      'Tim beranggotakan tiga mahasiswa merancang layanan untuk satu persoalan masyarakat pesisir: informasi cuaca dan hasil tangkapan, perahu penumpang, layanan kesehatan keliling, atau persoalan lain yang dapat mereka tunjukkan buktinya.',
      'Babak penyisihan menilai berkas rancangan sepuluh halaman: uraian masalah, pengguna yang ditemui, model proses dan data, serta rancangan antarmuka. Sepuluh tim terbaik diundang ke babak akhir selama tiga hari untuk menyempurnakan dan memaparkan rancangannya.',
      'Penilaian menimbang ketepatan masalah, mutu rancangan, kemungkinan penerapan, dan perhatian pada data pribadi. Setiap tim finalis didampingi seorang pembimbing dari kalangan praktisi.',
      'Terbuka bagi mahasiswa diploma dan sarjana dari program studi apa pun. Satu perguruan tinggi dapat mengirim paling banyak tiga tim.',
    ],
    category: ['competition'],
    location: 'Balai Contoh, Semarang',
    link: [
      { type: 'registration', name: 'Daftarkan tim', url: 'https://acara.example.org/lomba-rancang' },
      {
        type: 'additional-link',
        name: 'Buku panduan lomba',
        url: 'https://acara.example.org/lomba-rancang/panduan',
      },
    ],
  },
];
