import { slots } from 'contract/built-in/picture';
import { ink } from '../../artwork/palette.ts';
import { anthology, emblem, shirt, still, tumbler } from '../../artwork/scenes/products.ts';

/** Kinds of demo products. */
export type ProductKind = 'shirt' | 'tumbler' | 'bag' | 'book' | 'cap';

const { width, height } = slots.product;
export const productPictureSize = { width, height } as const;

/** Draws a product in the style of the site, with the association's logo. */
export const drawProduct = (what: ProductKind): string => drawings[what]().svg;

const bagShape = 'M204 300H596L628 690H172Z';
const capShape = 'M176 500C168 292 296 220 400 220 504 220 632 292 624 500Z';
const brim =
  'M144 516C216 468 584 468 656 516 712 564 696 620 656 612 552 556 248 556 144 612 104 620 88 564 144 516Z';

const drawings = {
  shirt,
  tumbler,
  book: anthology,
  bag: () =>
    still(
      ['#e9e6f2', '#bcc3e0'],
      '#133a52',
      `<ellipse cx="388" cy="700" rx="250" ry="30" fill="#030817" opacity="0.4"/><path d="M306 320C306 148 494 148 494 320" fill="none" stroke="${ink.brick}" stroke-width="26" stroke-linecap="round"/><path d="${bagShape}" fill="${ink.amber}" transform="translate(6 2)"/><path d="${bagShape}" fill="${ink.cream}"/><clipPath id="bag"><path d="${bagShape}"/></clipPath><g clip-path="url(#bag)"><rect x="150" y="596" width="500" height="100" fill="${ink.brick}"/><rect x="150" y="602" width="500" height="94" fill="url(#gold-parang)"/><path d="M150 596H650" stroke="${ink.saffron}" stroke-width="6"/></g>${emblem(400, 448, 1.3, ink.teal)}`,
    ),
  cap: () =>
    still(
      ['#dceee6', '#a9d0c4'],
      '#0f4a52',
      `<ellipse cx="396" cy="668" rx="280" ry="30" fill="#030817" opacity="0.4"/><g transform="translate(0 46)"><path d="${capShape}" fill="${ink.amber}" transform="translate(6 0)"/><path d="${capShape}" fill="#13234d"/><path d="M400 220C344 292 328 388 332 500M400 220C456 292 472 388 468 500" fill="none" stroke="${ink.slate}" stroke-width="6"/><circle cx="400" cy="216" r="18" fill="${ink.saffron}"/>${emblem(400, 390, 0.9, ink.mint)}<path d="${brim}" fill="${ink.brick}"/><path d="${brim}" fill="url(#gold-kawung)" opacity="0.7"/></g>`,
    ),
};
