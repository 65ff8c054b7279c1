import { slots } from 'contract/built-in/picture';
import { type Drawing, drawing } from '../canvas.ts';
import { blossom, kawung, links, node, type Point } from '../motifs.ts';
import { ink } from '../palette.ts';

const size = slots.product;

/** Draws an object in front of the low sun, on a table. */
export const still = (wall: readonly [string, string], table: string, content: string): Drawing =>
  drawing(
    size,
    [620, 170],
    `<defs><linearGradient id="wallpaper" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>${kawung('wallprint', 'rgb(124 44 18 / 0.07)', 80)}</defs><rect width="800" height="800" fill="url(#wallpaper)"/><rect width="800" height="800" fill="url(#wallprint)"/><circle cx="560" cy="270" r="250" fill="${ink.saffron}" opacity="0.28"/><circle cx="560" cy="270" r="196" fill="${ink.saffron}" opacity="0.4"/><path d="M0 650H800V800H0Z" fill="${table}"/><path d="M0 650H800V658H0Z" fill="${ink.amber}" opacity="0.7"/>${content}`,
  );

/** Draws the logo: kawung with nodes at its tips. */
export const emblem = (x: number, y: number, grow: number, petals: string): string => {
  const tips: readonly Point[] = [
    [0, -62],
    [62, 0],
    [0, 62],
    [-62, 0],
  ];
  const ring = tips.map((point, index): readonly [Point, Point] => [point, tips[(index + 1) % 4] as Point]);
  return `<g transform="translate(${x} ${y}) scale(${grow})">${links(ring, petals, 3.5)}${blossom(0, 0, 128, petals)}${tips.map(([tx, ty]) => `<circle cx="${tx}" cy="${ty}" r="9" fill="${ink.saffron}"/>`).join('')}</g>`;
};

export function shirt(): Drawing {
  const outline =
    'M300 150C330 190 470 190 500 150L586 178C632 196 668 262 708 362L602 412 570 350C562 450 566 560 574 688 520 704 280 704 226 688 234 560 238 450 230 350L198 412 92 362C132 262 168 196 214 178Z';
  return still(
    ['#f6e6c8', '#e4c391'],
    '#8a4826',
    `<path d="${outline}" fill="#3a1a10" opacity="0.28" transform="translate(-16 20)"/><path d="M400 96V128M400 128C360 128 320 150 300 166M400 128C440 128 480 150 500 166" fill="none" stroke="#5a2a16" stroke-width="9" stroke-linecap="round"/><path d="${outline}" fill="${ink.amber}"/><path d="${outline}" fill="#13234d" transform="translate(-4 2)"/><clipPath id="body"><path d="${outline}"/></clipPath><g clip-path="url(#body)"><rect x="200" y="606" width="400" height="110" fill="${ink.brick}"/><rect x="200" y="612" width="400" height="104" fill="url(#gold-parang)"/><path d="M200 606H600" stroke="${ink.saffron}" stroke-width="5"/><path d="M84 356 206 418M594 418 716 356" stroke="${ink.saffron}" stroke-width="16"/><path d="M250 380C270 480 262 560 250 690M552 400C530 470 540 560 556 690M330 220C300 300 290 330 300 420M480 230C512 290 516 330 508 400" stroke="#060e22" stroke-opacity="0.35" stroke-width="12" fill="none" stroke-linecap="round"/></g><path d="M300 150C330 190 470 190 500 150L512 154C478 214 322 214 288 154Z" fill="${ink.saffron}"/><path d="M300 150C330 190 470 190 500 150 470 168 330 168 300 150Z" fill="#060e22"/>${emblem(400, 356, 1.25, ink.mint)}`,
  );
}

export function tumbler(): Drawing {
  const body = 'M286 236H514L492 664C490 690 470 700 400 700 330 700 310 690 308 664Z';
  const beans = [
    [150, 712, 20],
    [196, 736, -30],
    [606, 724, 40],
  ].map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="24" ry="16" fill="#3a1a10"/><path d="M-22 0C-8 10 8-10 22 0" stroke="#8a4826" stroke-width="3.500" fill="none"/></g>`,
  );
  return still(
    ['#dceee6', '#a9d0c4'],
    '#0f4a52',
    `<ellipse cx="366" cy="706" rx="196" ry="28" fill="#030817" opacity="0.4"/><clipPath id="vessel"><path d="${body}"/></clipPath><path d="${body}" fill="${ink.teal}"/><g clip-path="url(#vessel)"><rect x="260" y="392" width="280" height="190" fill="${ink.brick}"/><rect x="260" y="392" width="280" height="190" fill="url(#gold-parang)"/><path d="M260 392H540M260 582H540" stroke="${ink.saffron}" stroke-width="8"/><path d="M260 236H332L350 700H260Z" fill="#030817" opacity="0.24"/><path d="M440 236H468L456 700H432Z" fill="${ink.cream}" opacity="0.30"/><path d="M498 236H530L500 700H478Z" fill="${ink.amber}" opacity="0.75"/><path d="M290 640H510V700H290Z" fill="#030817" opacity="0.18"/></g><path d="M262 176C262 160 272 152 288 152H512C528 152 538 160 538 176V228C538 240 530 246 518 246H282C270 246 262 240 262 228Z" fill="${ink.navy}"/><path d="M262 206H538" stroke="${ink.slate}" stroke-width="5"/><path d="M500 152H512C528 152 538 160 538 176V228C538 240 530 246 518 246H504Z" fill="${ink.amber}" opacity="0.65"/><path d="M344 152C344 96 456 96 456 152" fill="none" stroke="${ink.navy}" stroke-width="22"/><path d="M452 128C456 136 457 144 457 152" stroke="${ink.amber}" stroke-width="6" fill="none"/>${emblem(392, 318, 0.72, ink.foam)}${beans.join('')}`,
  );
}

export function anthology(): Drawing {
  const spine = 'M196 166 246 142V668L196 690Z';
  const tree: readonly Point[] = [
    [430, 470],
    [430, 392],
    [362, 342],
    [498, 342],
    [430, 306],
    [330, 272],
    [530, 272],
    [430, 226],
  ];
  const branches = [
    [0, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 7],
    [2, 4],
    [3, 4],
  ] as const;
  return still(
    ['#fbe6d2', '#eebd94'],
    '#133a52',
    `<path d="M180 700 250 668H640L660 706 590 724H200Z" fill="#030817" opacity="0.45"/><path d="M246 668 610 652 622 668 620 684 214 700 196 690Z" fill="${ink.cream}"/><path d="M204 692 618 676M210 697 619 681M230 682 615 667" stroke="#cbb07c" stroke-width="2"/><path d="M246 142H612V656L246 668Z" fill="${ink.rust}"/><path d="M246 142H612V656L246 668Z" fill="url(#gold-kawung)" opacity="0.5"/><path d="${spine}" fill="${ink.brick}"/><path d="${spine}" fill="url(#gold-parang)" opacity="0.7"/><path d="M596 142H612V656L596 657Z" fill="${ink.amber}" opacity="0.8"/><path d="M262 142V667" stroke="#3a1408" stroke-opacity="0.4" stroke-width="6"/><path d="M300 186H560V540H300Z" fill="${ink.navy}"/><path d="M300 186H560V540H300Z" fill="url(#cream-kawung)" opacity="0.22"/><path d="M309 195H551V531H309Z" fill="none" stroke="${ink.saffron}" stroke-width="3.500"/>${links(
      branches.map(([a, b]) => [tree[a] as Point, tree[b] as Point]),
      ink.foam,
      4,
    )}${tree
      .slice(1)
      .map(([x, y], index) => node(x, y, index === 0 ? 15 : 11, index % 2 === 0 ? ink.saffron : ink.mint))
      .join(
        '',
      )}<path d="M394 508 430 462 466 508Z" fill="${ink.saffron}"/><path d="M330 584H530M372 616H488" stroke="${ink.cream}" stroke-width="13" stroke-linecap="round"/><path d="M520 142V120H556V250L538 232 520 250Z" fill="${ink.saffron}"/><path d="M548 120H556V250L548 242Z" fill="${ink.cream}" opacity="0.6"/>`,
  );
}
