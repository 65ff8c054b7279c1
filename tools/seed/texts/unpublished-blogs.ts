import type { BlogCategory } from 'contract/rules/categories';
import type { ContentBlock } from 'contract/schemas/content';
import { bullets, text } from './blocks.ts';

interface UnpublishedBlog {
  readonly title: string;
  readonly author: string;
  readonly category: BlogCategory | null;
  /** Days until publication; null for a draft. */
  readonly comesIn: number | null;
  /** Days since the last change. */
  readonly age: number;
  readonly content: readonly ContentBlock[];
}

/** Articles that readers cannot see yet. */
export const unpublishedBlogs: readonly UnpublishedBlog[] = [
  {
    title: 'Catatan dari Lokakarya Tata Kelola TI di Daerah',
    author: '',
    category: null,
    comesIn: null,
    age: 1,
    content: [
      text('Kerangka sementara, menunggu foto dan kutipan dari panitia:'),
      bullets(
        'Latar belakang dan peserta',
        'Tiga temuan yang berulang',
        'Tindak lanjut bersama dinas kominfo',
      ),
    ],
  },
  {
    title: 'Panggilan Naskah: Edisi Khusus Layanan Digital Kesehatan',
    author: 'Sekar Lesmana',
    category: 'research',
    comesIn: 9,
    age: 2,
    content: [
      text(
        'Edisi khusus mengundang naskah tentang layanan digital di puskesmas dan rumah sakit: rekam medis elektronik, antrean daring, dan pertukaran data antarfasilitas. Naskah studi kasus dari daerah sangat diharapkan.',
      ),
      text('Naskah dikirim melalui laman jurnal. Setiap naskah ditelaah oleh dua mitra bestari.'),
    ],
  },
];

/** A deleted article in the bin. */
export const binnedBlog = {
  title: 'Pengumuman Libur Sekretariat (salinan)',
  author: 'Ratna Kinanti',
  category: 'sharing',
  /** Days since its publication, and since its deletion. */
  age: 40,
  deletedAgo: 3,
  content: [text('Sekretariat tutup selama libur nasional dan melayani kembali pada hari kerja berikutnya.')],
} as const;
