import { gradient, kawung, svg } from './svg.ts';

/** What the shop of the demo data sells. */
export type Goods = 'shirt' | 'tumbler' | 'bag' | 'book' | 'cap';

export const goodsSize = { width: 1000, height: 1000 } as const;

/** A drawing of the thing on a plain ground. */
export function goods(what: Goods): string {
  const { ground, thing } = drawings[what];
  return svg(
    goodsSize.width,
    goodsSize.height,
    `<defs>${gradient('bg', ground[0], ground[1])}${kawung('batik', 'rgb(255 255 255 / 0.20)', 62)}${kawung('dark', 'rgb(12 26 58 / 0.14)', 62)}</defs><rect width="1000" height="1000" fill="url(#bg)"/><ellipse cx="500" cy="858" rx="300" ry="34" fill="#0c1a3a" opacity="0.14"/>${thing}`,
  );
}

/** The mark on every thing: a dot that is linked to others. */
const mark = (x: number, y: number, colour: string): string =>
  `<g stroke="${colour}" stroke-width="9" fill="${colour}"><path d="M${x} ${y} L${x - 62} ${y - 42} M${x} ${y} L${x + 62} ${y - 42} M${x} ${y} L${x} ${y + 70}"/><circle cx="${x}" cy="${y}" r="24"/><circle cx="${x - 62}" cy="${y - 42}" r="13"/><circle cx="${x + 62}" cy="${y - 42}" r="13"/><circle cx="${x}" cy="${y + 70}" r="13"/></g>`;

const shirt =
  'M370 190 L200 280 L140 450 L268 492 L290 430 V840 H710 V430 L732 492 L860 450 L800 280 L630 190 Q500 300 370 190 Z';
const bag = 'M250 380 H750 L790 850 H210 Z';

const drawings: Record<Goods, { ground: readonly [string, string]; thing: string }> = {
  shirt: {
    ground: ['#dff0ee', '#a9d4cf'],
    thing: `<path d="${shirt}" fill="#0c1a3a"/><path d="M290 640 H710 V840 H290 Z" fill="url(#batik)"/><path d="M370 190 Q500 300 630 190" fill="none" stroke="#f0a531" stroke-width="12"/>${mark(500, 450, '#f0a531')}`,
  },
  tumbler: {
    ground: ['#fbe9de', '#eec3a8'],
    thing: `<path d="M370 240 H630 L596 850 Q594 866 576 866 H424 Q406 866 404 850 Z" fill="#0a6668"/><path d="M383 470 H617 L604 700 H396 Z" fill="url(#batik)"/><rect x="350" y="176" width="300" height="74" rx="26" fill="#0c1a3a"/><rect x="470" y="140" width="60" height="46" rx="14" fill="#0c1a3a"/>${mark(500, 360, '#fbfaf6')}`,
  },
  bag: {
    ground: ['#e4e9f7', '#b4c1e2'],
    thing: `<path d="M380 400 C380 180 620 180 620 400" fill="none" stroke="#a8401b" stroke-width="34" stroke-linecap="round"/><path d="${bag}" fill="#fbf3e2"/><path d="M222 740 H781 L790 850 H210 Z" fill="#a8401b"/><path d="M222 740 H781 L790 850 H210 Z" fill="url(#batik)"/>${mark(500, 540, '#0c1a3a')}`,
  },
  book: {
    ground: ['#fff1d3', '#f0cf8e'],
    thing: `<rect x="262" y="170" width="500" height="690" rx="22" fill="#fbfaf6"/><rect x="240" y="150" width="500" height="690" rx="22" fill="#86300f"/><rect x="240" y="150" width="500" height="690" rx="22" fill="url(#batik)"/><path d="M262 150 H310 V840 H262 Q240 840 240 818 V172 Q240 150 262 150 Z" fill="#000000" opacity="0.22"/><rect x="380" y="270" width="290" height="250" rx="16" fill="#fbfaf6"/>${mark(525, 380, '#86300f')}<path d="M400 610 H650 M440 650 H610" stroke="#fbfaf6" stroke-width="16" stroke-linecap="round"/><path d="M640 150 V300 L665 274 L690 300 V150 Z" fill="#f0a531"/>`,
  },
  cap: {
    ground: ['#e3f3e8', '#a9d0b7'],
    thing: `<path d="M210 620 C200 360 360 270 500 270 C640 270 800 360 790 620 Z" fill="#0c1a3a"/><path d="M500 270 C430 360 410 480 414 620 M500 270 C570 360 590 480 586 620" fill="none" stroke="#2c3d68" stroke-width="8"/><circle cx="500" cy="266" r="24" fill="#f0a531"/><path d="M170 640 C260 580 740 580 830 640 C900 700 880 770 830 760 C700 690 300 690 170 760 C120 770 100 700 170 640 Z" fill="#0a6668"/><path d="M170 640 C260 580 740 580 830 640 C900 700 880 770 830 760 C700 690 300 690 170 760 C120 770 100 700 170 640 Z" fill="url(#batik)"/>${mark(500, 440, '#f0a531')}`,
  },
};
