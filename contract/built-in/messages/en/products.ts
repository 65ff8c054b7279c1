import type { Translation } from '../../../text/language/localize.ts';

export const shirtName = 'Kawung Network T-shirt';
export const shirtText =
  'Midnight blue combed cotton 24s, printed with a kawung pattern whose knots form a network. Sizes S to XXL.';
export const shirtAlt =
  'Illustration: a midnight blue T-shirt with a kawung network on the chest and a parang band at the hem';
export const tumblerName = 'Parang Tumbler 500 ml';
export const tumblerText =
  'Double-walled stainless steel, tight screw lid, and a hard-wearing band with a parang pattern.';
export const tumblerAlt =
  'Illustration: a turquoise tumbler with a midnight blue lid and a band with a parang pattern';
export const bookName = 'Bunga Rampai: Essays on Information Systems in Indonesia';
export const bookText =
  'A collection of members’ writing on education, research and practice in information systems in Indonesia. Hardcover, 280 pages.';
export const bookAlt =
  'Illustration: a book with a terracotta cover, a kawung pattern and a turmeric yellow ribbon';

export type Checked = Translation<typeof import('../id/products.ts'), typeof import('./products.ts')>;
