import type { ContentBlock, EventCategory } from 'contract/schemas/content';
import type { EventLink } from 'contract/schemas/event-links';
import { bullets, text } from './blocks.ts';

interface DemoEvent {
  readonly title: string;
  readonly category: EventCategory;
  readonly location: string;
  /** Name of its drawing in `pictures/banners`. */
  readonly banner: string;
  /** Days from today (negative: in the past). */
  readonly startsIn: number;
  /** Duration in hours from 9:00 of the first day. */
  readonly hours: number;
  readonly content: readonly ContentBlock[];
  readonly link?: readonly EventLink[];
}

/** Events of the demo data; three are upcoming. Places are fictional. */
export const events: readonly DemoEvent[] = [
  {
    title: 'Lokakarya Penulisan Artikel untuk Jurnal Sistem Informasi Bereputasi',
    category: 'workshop',
    location: 'Universitas Bina Cakrawala, Bandung',
    banner: 'penulisan-artikel',
    startsIn: 16,
    hours: 31,
    content: [
      text(
        'Lokakarya dua hari bagi dosen dan mahasiswa pascasarjana yang telah memiliki naskah. Peserta membawa pulang naskah yang sudah ditelaah sejawat dan rencana revisi.',
      ),
      bullets(
        'Hari pertama: memilih jurnal, merumuskan kontribusi, dan menulis pendahuluan.',
        'Hari kedua: menelaah naskah teman, menanggapi penelaah, dan etika publikasi.',
        'Tempat terbatas untuk 30 peserta; anggota mendapat potongan 25 persen.',
      ),
    ],
    link: [
      {
        type: 'registration',
        name: 'Daftar lokakarya',
        url: 'https://acara.example.org/penulisan-artikel',
      },
      {
        type: 'additional-link',
        name: 'Templat naskah',
        url: 'https://acara.example.org/penulisan-artikel/templat',
      },
    ],
  },
  {
    title: 'Seminar Nasional Tata Kelola Data Pemerintah Daerah',
    category: 'seminar',
    location: 'Balai Pertemuan Lembah Hijau dan daring',
    banner: 'seminar-tata-kelola-data',
    startsIn: 44,
    hours: 7,
    content: [
      text(
        'Bagaimana Satu Data dijalankan di kabupaten dengan tim kecil? Lima dinas berbagi pengalaman tentang data induk penduduk, berbagi pakai data, dan keamanan informasi.',
      ),
      bullets(
        'Pembicara dari pemerintah daerah, kampus, dan industri.',
        'Sertifikat elektronik bagi semua peserta.',
      ),
    ],
  },
  {
    title: 'Kompetisi Analitik Data Mahasiswa: Data untuk Layanan Publik',
    category: 'competition',
    location: 'Daring',
    banner: 'kompetisi-analitik',
    startsIn: 88,
    hours: 56,
    content: [
      text(
        'Tim beranggotakan dua sampai tiga mahasiswa mengolah himpunan data layanan publik yang telah dianonimkan dan mengusulkan satu perbaikan yang dapat dijalankan dalam tiga bulan.',
      ),
      bullets(
        'Pendaftaran ditutup tujuh hari sebelum kompetisi dimulai.',
        'Penilaian: ketepatan pertanyaan 30%, mutu analisis 40%, kelayakan usulan 30%.',
        'Pemenang diundang memaparkan hasilnya pada konferensi tahunan.',
      ),
    ],
  },
  {
    title: 'Festival Inovasi Sistem Informasi Nusantara',
    category: 'festival',
    location: 'Institut Teknologi Samudra Raya, Surabaya',
    banner: 'festival-inovasi',
    startsIn: -27,
    hours: 33,
    content: [
      text(
        'Empat puluh karya mahasiswa dan komunitas dipamerkan selama dua hari, dari aplikasi pencatatan panen sampai sistem antrean puskesmas. Terima kasih kepada 600 pengunjung yang hadir.',
      ),
      bullets(
        'Karya terbaik: sistem peringatan stok obat untuk puskesmas.',
        'Karya favorit: peta angkutan desa.',
      ),
    ],
  },
  {
    title: 'Lokakarya Keamanan Aplikasi Web bagi Pengembang',
    category: 'workshop',
    location: 'Universitas Arunika Nusantara, Yogyakarta',
    banner: 'keamanan-aplikasi',
    startsIn: -121,
    hours: 8,
    content: [
      text(
        'Peserta menyerang dan memperbaiki aplikasi latihan: kendali akses yang keliru, injeksi, dan unggahan berkas yang berbahaya. Materi dan latihannya tersedia bagi anggota.',
      ),
      bullets('Prasyarat: pernah membangun aplikasi web sederhana.', 'Bawa laptop dengan Node.js terpasang.'),
    ],
  },
];
