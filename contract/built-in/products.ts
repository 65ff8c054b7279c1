import { t } from './messages/products.ts';
import { type Picture, slots } from './picture.ts';
import { translatedPicture } from './translated-picture.ts';

interface BuiltInProduct {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Whole rupiah. `rupiah` in contract/text/numbers.ts formats it. */
  readonly price: number;
  readonly image: Picture;
}

/** The three built-in products (requirements 2.6.1). Getters read the texts in the current language. */
export const builtInProducts: readonly BuiltInProduct[] = [
  {
    id: 1,
    get name() {
      return t.shirtName;
    },
    get description() {
      return t.shirtText;
    },
    price: 145_000,
    image: translatedPicture('products/kaus-kawung', slots.product, () => t.shirtAlt),
  },
  {
    id: 2,
    get name() {
      return t.tumblerName;
    },
    get description() {
      return t.tumblerText;
    },
    price: 185_000,
    image: translatedPicture('products/tumbler-parang', slots.product, () => t.tumblerAlt),
  },
  {
    id: 3,
    get name() {
      return t.bookName;
    },
    get description() {
      return t.bookText;
    },
    price: 215_000,
    image: translatedPicture('products/buku-bunga-rampai', slots.product, () => t.bookAlt),
  },
];
