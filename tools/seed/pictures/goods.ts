import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slots } from 'contract/built-in/picture';
import { readDrawing } from '../../artwork/drawings.ts';

/** Kinds of demo products. */
export type ProductKind = 'shirt' | 'tumbler' | 'bag' | 'book' | 'cap';

const { width, height } = slots.product;
export const productPictureSize = { width, height } as const;

const readOwnDrawing = (name: string): Buffer => readFileSync(join(import.meta.dirname, `${name}.svg`));

const drawings: Readonly<Record<ProductKind, () => Buffer>> = {
  shirt: () => readDrawing('products/kaus-kawung'),
  tumbler: () => readDrawing('products/tumbler-parang'),
  book: () => readDrawing('products/buku-bunga-rampai'),
  bag: () => readOwnDrawing('bag'),
  cap: () => readOwnDrawing('cap'),
};

/** Returns the drawing of a product as SVG. */
export const drawProduct = (kind: ProductKind): string => drawings[kind]().toString();
