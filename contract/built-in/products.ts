import { type Picture, picture, slots } from './picture.ts';

interface BuiltInProduct {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Whole rupiah. `rupiah` in contract/text/numbers.ts formats it. */
  readonly price: number;
  readonly image: Picture;
}

/** The three built-in products (requirements 2.6.1). */
export const builtInProducts: readonly BuiltInProduct[] = [
  {
    id: 1,
    name: 'Kaus Kawung Jejaring',
    description:
      'Katun sisir 24s warna biru malam, sablon motif kawung yang simpulnya menjadi jejaring. Ukuran S sampai XXL.',
    price: 145_000,
    image: picture(
      'products/kaus-kawung',
      slots.product,
      'Ilustrasi: kaus biru malam dengan lambang kawung berjejaring di dada dan pita parang di keliman',
    ),
  },
  {
    id: 2,
    name: 'Tumbler Parang 500 ml',
    description:
      'Baja tahan karat dua dinding, tutup ulir rapat, gelang motif parang yang tidak mudah terkelupas.',
    price: 185_000,
    image: picture(
      'products/tumbler-parang',
      slots.product,
      'Ilustrasi: tumbler hijau toska bertutup biru malam dengan gelang motif parang',
    ),
  },
  {
    id: 3,
    name: 'Buku Bunga Rampai Sistem Informasi Indonesia',
    description:
      'Kumpulan tulisan anggota tentang pendidikan, penelitian, dan praktik sistem informasi di Indonesia. Sampul tebal, 280 halaman.',
    price: 215_000,
    image: picture(
      'products/buku-bunga-rampai',
      slots.product,
      'Ilustrasi: buku bersampul terakota dengan motif kawung dan pita pembatas kuning kunyit',
    ),
  },
];
