import type { ProductKind } from '../pictures/goods.ts';

interface DemoProduct {
  readonly title: string;
  readonly description: string;
  /** Whole rupiah. */
  readonly price: number;
  readonly picture: ProductKind;
}

/** Products of the demo shop. */
export const products: readonly DemoProduct[] = [
  {
    title: 'Kaus Kawung SISINDO',
    description: 'Katun 24s lengan pendek, sablon motif kawung pada bagian bawah. Ukuran S sampai XXL.',
    price: 135_000,
    picture: 'shirt',
  },
  {
    title: 'Tumbler Baja 500 ml',
    description: 'Dinding ganda, menjaga minuman hangat selama enam jam. Bebas BPA.',
    price: 165_000,
    picture: 'tumbler',
  },
  {
    title: 'Tas Kanvas Konferensi',
    description: 'Kanvas tebal dengan alas bermotif, muat laptop 14 inci dan buku catatan.',
    price: 95_000,
    picture: 'bag',
  },
  {
    title: 'Buku Catatan Peneliti',
    description: 'Sampul keras, 192 halaman bertitik, dengan halaman indeks dan pita penanda.',
    price: 78_000,
    picture: 'book',
  },
  {
    title: 'Topi Bordir SISINDO',
    description: 'Katun twill dengan bordir lambang. Ukuran dapat diatur.',
    price: 88_000,
    picture: 'cap',
  },
];
