import type { BlogCategory, ContentBlock } from '../schemas/content.ts';
import dataGovernance from './article-data-governance.json' with { type: 'json' };
import enterpriseArchitecture from './article-enterprise-architecture.json' with { type: 'json' };
import processMining from './article-process-mining.json' with { type: 'json' };
import researchProposal from './article-research-proposal.json' with { type: 'json' };
import { type Picture, picture, slots } from './picture.ts';

/** An article that is part of the site itself (requirements 2.4.1). */
export interface BuiltInArticle {
  /** One-based; the URL of the article is `/blog/blog-details/{id}`. */
  readonly id: number;
  readonly category: BlogCategory;
  readonly title: string;
  readonly desc: string;
  readonly img: Picture;
  readonly author: string;
  /** Place and day, as the page shows them. */
  readonly date: string;
  /** The same day in ISO format: `2026-03-12`. */
  readonly publishedOn: string;
  readonly content: readonly ContentBlock[];
}

export const builtInArticles: readonly BuiltInArticle[] = [
  {
    id: 1,
    category: 'education',
    title: 'Tata Kelola Data di Kampus: Dimulai dari Lima Kesepakatan Kecil',
    desc: 'Tata kelola data sering dibayangkan sebagai dokumen tebal. Di kampus, ia lebih mudah dimulai dari lima kesepakatan yang dapat ditulis dalam satu halaman: istilah, pemilik, sumber, mutu, dan akses.',
    img: picture(
      'articles/tata-kelola-data',
      slots.article,
      'Ilustrasi: gedung kampus beratap joglo berdiri di atas lapisan tanah bermotif batik yang saling terhubung',
    ),
    author: 'Ratih Wulansari',
    date: 'Yogyakarta, 12 Maret 2026',
    publishedOn: '2026-03-12',
    content: dataGovernance as ContentBlock[],
  },
  {
    id: 2,
    category: 'workshop',
    title: 'Catatan Lokakarya Process Mining: Membaca Jejak Proses dari Log Kejadian',
    desc: 'Apa yang bisa dipelajari dua puluh empat peserta dari satu berkas log layanan surat keterangan? Catatan dua hari lokakarya: menyiapkan log, menemukan model proses, dan menahan diri dari kesimpulan yang terlalu cepat.',
    img: picture(
      'articles/process-mining',
      slots.article,
      'Ilustrasi: canting menorehkan malam pada kain, goresannya membentuk diagram alur proses',
    ),
    author: 'Bagas Prayitno',
    date: 'Surabaya, 23 Mei 2026',
    publishedOn: '2026-05-23',
    content: processMining as ContentBlock[],
  },
  {
    id: 3,
    category: 'research',
    title: 'Menyiapkan Proposal Riset Sistem Informasi yang Dapat Dikerjakan',
    desc: 'Proposal yang baik bukan yang paling luas, melainkan yang masih dapat diselesaikan setelah kenyataan di lapangan ikut bicara. Urutan kerja dari masalah, pertanyaan, metode, data, hingga rencana cadangan.',
    img: picture(
      'articles/proposal-riset',
      slots.article,
      'Ilustrasi: jalan setapak bertanda titik-titik menembus sawah berundak menuju puncak gunung',
    ),
    author: 'Laksmi Hapsari',
    date: 'Bandung, 16 Juli 2026',
    publishedOn: '2026-07-16',
    content: researchProposal as ContentBlock[],
  },
  {
    id: 4,
    category: 'sharing',
    title: 'SPBE dan Arsitektur Enterprise: Menyambung Layanan, Bukan Menumpuk Aplikasi',
    desc: 'Setelah daftar aplikasi selesai dibuat, pekerjaan arsitektur sebenarnya baru dimulai. Pengalaman membaca layanan pemerintah daerah lapis demi lapis, dan keputusan kecil yang membuat layanan saling tersambung.',
    img: picture(
      'articles/arsitektur-enterprise',
      slots.article,
      'Ilustrasi: candi berundak yang tiap terasnya menjadi lapisan arsitektur, dihubungkan garis dan simpul',
    ),
    author: 'Yohanes Tambunan',
    date: 'Jakarta, 8 Oktober 2026',
    publishedOn: '2026-10-08',
    content: enterpriseArchitecture as ContentBlock[],
  },
];

/** Pictures inside the articles, by the `src` of their block. */
export const articlePictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  [
    picture(
      'articles/siklus-data',
      slots.article,
      'Diagram: lima simpul kesepakatan data tersusun melingkar dan saling terhubung di sekitar satu pusat',
    ),
    picture(
      'articles/peta-proses',
      slots.article,
      'Diagram: peta proses dengan satu jalur utama yang tebal, dua jalur samping, dan satu putaran balik',
    ),
    picture(
      'articles/kerangka-riset',
      slots.article,
      'Diagram: lima balok dari masalah sampai kesimpulan, disambung benang merah yang kembali ke awal',
    ),
    picture(
      'articles/lapisan-arsitektur',
      slots.article,
      'Diagram: empat lapisan arsitektur bertumpuk yang ditembus satu jalur layanan dari atas ke bawah',
    ),
  ].map((one) => [one.src, one]),
);
