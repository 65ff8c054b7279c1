import { slots } from 'contract/built-in/picture';
import { type Drawing, drawing } from '../canvas.ts';
import { blossom, hem, type Point } from '../motifs.ts';
import { ink } from '../palette.ts';

const size = slots.article;
const { width, height } = size;

/** Draws a sheet of the common cloth pattern, for pictures inside an article. */
const sheet = (content: string): Drawing =>
  drawing(
    size,
    [1080, 60],
    `<rect width="${width}" height="${height}" fill="url(#lightpaper)"/><rect width="${width}" height="${height}" fill="url(#faint)"/><defs><pattern id="faint" width="75" height="75" patternUnits="userSpaceOnUse"><circle cx="37.500" cy="37.500" r="2.200" fill="${ink.rust}" opacity="0.22"/></pattern></defs>${content}${hem(width, height, 24)}`,
  );

const shadow = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x + 8}" cy="${y + 14}" rx="${r}" ry="${r}" fill="#5a2a16" opacity="0.16"/>`;

const disc = (x: number, y: number, r: number, fill: string, inside: string): string =>
  `${shadow(x, y, r)}<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#big-kawung)"/><circle cx="${x}" cy="${y}" r="${r - 9}" fill="none" stroke="${ink.cream}" stroke-width="2.500" opacity="0.8"/><g transform="translate(${x} ${y})" fill="none" stroke="${ink.paper}" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`;

/** Draws five agreements on data around one centre. */
export function dataCycle(): Drawing {
  const icons = [
    // Terms: an open dictionary. Owner: a person. Source: a drum. Quality: a tick. Access: a key.
    '<path d="M0-18C-12-28-28-28-36-24V24C-28 20-12 20 0 30 12 20 28 20 36 24V-24C28-28 12-28 0-18ZM0-18V30"/>',
    '<circle cy="-14" r="14"/><path d="M-28 32C-28 8 28 8 28 32"/>',
    '<ellipse cy="-22" rx="28" ry="10"/><path d="M-28-22V22C-28 36 28 36 28 22V-22M-28 0C-28 14 28 14 28 0"/>',
    '<path d="M-28 2-8 22 30-22"/>',
    '<circle cx="-16" r="15"/><path d="M-1 0H36V16M20 0V12"/>',
  ];
  const fills = [ink.rust, ink.teal, ink.navy, '#2f7f7a', '#b8741a'];
  const points = icons.map((_, index): Point => {
    const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
    return [Math.round(600 + Math.cos(angle) * 330), Math.round(328 + Math.sin(angle) * 222)];
  });
  const spokes = points.map(([x, y]) => `M600 328L${x} ${y}`).join('');
  return sheet(
    `<ellipse cx="600" cy="328" rx="330" ry="222" fill="none" stroke="${ink.rust}" stroke-width="5"/><ellipse cx="600" cy="328" rx="346" ry="236" fill="none" stroke="${ink.saffron}" stroke-width="2.500" stroke-dasharray="2 10" stroke-linecap="round"/><path d="${spokes}" stroke="${ink.navy}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/>${shadow(600, 328, 92)}<circle cx="600" cy="328" r="94" fill="${ink.saffron}"/><circle cx="600" cy="328" r="94" fill="url(#night-kawung)" opacity="0.5"/>${blossom(600, 328, 136, ink.brick, ink.cream)}${points.map(([x, y], index) => disc(x, y, 76, fills[index] ?? ink.teal, icons[index] ?? '')).join('')}`,
  );
}

/** Draws a process map: one thick path, two thin ones, and a loop back. */
export function processMap(): Drawing {
  const box = (x: number, y: number, fill: string, print = 'cream-kawung') =>
    `<rect x="${x - 66}" y="${y - 34}" width="148" height="92" rx="16" fill="#5a2a16" opacity="0.16"/><rect x="${x - 74}" y="${y - 46}" width="148" height="92" rx="16" fill="${fill}"/><rect x="${x - 74}" y="${y - 46}" width="148" height="92" rx="16" fill="url(#${print})" opacity="0.5"/><rect x="${x - 66}" y="${y - 38}" width="132" height="76" rx="10" fill="none" stroke="${ink.cream}" stroke-width="2.500"/><path d="M${x - 40} ${y - 10}H${x + 40}M${x - 40} ${y + 12}H${x + 14}" stroke="${ink.paper}" stroke-width="8" stroke-linecap="round"/>`;
  const head = (x: number, y: number, turn: number, fill: string, grow = 1) =>
    `<path d="M0 0-26-15V15Z" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) scale(${grow})"/>`;
  return sheet(
    `<g fill="none" stroke-linecap="round"><path d="M150 330H230M390 330H500M670 330H780M940 330H1020" stroke="${ink.rust}" stroke-width="17"/><path d="M318 282C330 160 430 150 506 150M666 150C760 150 846 170 858 276" stroke="${ink.lagoon}" stroke-width="7"/><path d="M318 378C330 480 420 520 506 520M666 520C900 520 1040 470 1056 372" stroke="${ink.navy}" stroke-width="4.500"/><path d="M846 380C820 452 640 462 604 384" stroke="#b8741a" stroke-width="6" stroke-dasharray="3 13"/></g>${head(240, 330, 0, ink.rust, 1.2)}${head(514, 330, 0, ink.rust, 1.2)}${head(790, 330, 0, ink.rust, 1.2)}${head(1028, 330, 0, ink.rust, 1.2)}${head(516, 150, 0, ink.lagoon)}${head(858, 282, 88, ink.lagoon)}${head(516, 520, 0, ink.navy, 0.85)}${head(1057, 370, -84, ink.navy, 0.85)}${head(602, 380, -112, '#b8741a', 0.95)}<circle cx="122" cy="330" r="32" fill="${ink.lagoon}"/><circle cx="122" cy="330" r="13" fill="${ink.cream}"/>${box(316, 330, ink.teal)}${box(590, 330, ink.rust, 'night-parang')}${box(862, 330, ink.navy)}${box(590, 150, '#2f7f7a')}${box(590, 520, ink.slate)}<circle cx="1064" cy="330" r="36" fill="${ink.paper}" stroke="${ink.brick}" stroke-width="11"/><circle cx="1064" cy="330" r="15" fill="${ink.brick}"/>`,
  );
}

/** Draws a research plan: five blocks of rising height on one red thread that returns. */
export function researchFrame(): Drawing {
  const fills = [ink.rust, '#b8741a', '#2f7f7a', ink.teal, ink.navy];
  const icons = [
    '<path d="M-16-18C-16-36 18-36 16-16 14-2 0-2 0 12M0 30V31"/>',
    '<circle cx="-6" cy="-6" r="20"/><path d="M9 9 28 28"/>',
    '<path d="M-26 26V-4M0 26V-26M26 26V8"/>',
    '<ellipse cy="-20" rx="26" ry="9"/><path d="M-26-20V20C-26 32 26 32 26 20V-20"/>',
    '<path d="M-24 28V-30M-24-28H26L14-12 26 4H-24"/>',
  ];
  const tops = [418, 364, 310, 256, 202];
  const blocks = fills.map((fill, index) => {
    const [x, top] = [130 + index * 192, tops[index] ?? 300];
    return `<rect x="${x + 10}" y="${top + 12}" width="152" height="${574 - top}" rx="12" fill="#5a2a16" opacity="0.16"/><rect x="${x}" y="${top}" width="152" height="${578 - top}" rx="12" fill="${fill}"/><rect x="${x}" y="${top}" width="152" height="${578 - top}" rx="12" fill="url(#${index % 2 === 0 ? 'cream-parang' : 'cream-kawung'})" opacity="0.55"/><rect x="${x}" y="${top}" width="152" height="12" rx="6" fill="${ink.amber}"/><circle cx="${x + 76}" cy="${top + 74}" r="46" fill="${fill}" stroke="${ink.cream}" stroke-width="3"/><g transform="translate(${x + 76} ${top + 74})" fill="none" stroke="${ink.paper}" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round">${icons[index]}</g>`;
  });
  const knots = tops.map(
    (top, index) =>
      `<circle cx="${206 + index * 192}" cy="${top - 32}" r="13" fill="${ink.paper}" stroke="${ink.rust}" stroke-width="6"/>`,
  );
  const thread = tops
    .map(
      (top, index) =>
        `${index === 0 ? 'M' : 'S'}${index === 0 ? '' : `${150 + index * 192} ${top - 60} `}${206 + index * 192} ${top - 32}`,
    )
    .join('');
  return sheet(
    `<path d="M80 578H1120" stroke="${ink.brick}" stroke-width="7" stroke-linecap="round"/>${blocks.join('')}<path d="${thread}" fill="none" stroke="${ink.rust}" stroke-width="6"/><path d="M974 156C940 60 300 40 206 352" fill="none" stroke="${ink.rust}" stroke-width="4.500" stroke-dasharray="2 12" stroke-linecap="round"/>${knots.join('')}`,
  );
}

/** Draws four layers of an architecture, and one service that passes through all of them. */
export function architectureLayers(): Drawing {
  const fills = [ink.navy, ink.teal, ink.saffron, ink.rust];
  const prints = ['cream-parang', 'cream-kawung', 'night-parang', 'gold-kawung'];
  const plates = fills.map((fill, index) => {
    const y = 484 - index * 112;
    const top = `M600 ${y - 112}L980 ${y}L600 ${y + 112}L220 ${y}Z`;
    return `<path d="M600 ${y + 112}L980 ${y}V${y + 26}L600 ${y + 138}L220 ${y + 26}V${y}Z" fill="${ink.brick}" opacity="0.9"/><path d="M600 ${y + 112}L980 ${y}V${y + 26}L600 ${y + 138}Z" fill="${ink.amber}" opacity="0.55"/><path d="${top}" fill="${fill}"/><path d="${top}" fill="url(#${prints[index]})" opacity="0.75"/><path d="M600 ${y - 96}L926 ${y}L600 ${y + 96}L274 ${y}Z" fill="none" stroke="${ink.cream}" stroke-width="2.500" opacity="0.9"/>`;
  });
  const spots = fills.map((_, index) => {
    const y = 556 - index * 112;
    return `<circle cx="720" cy="${y - 20}" r="17" fill="${ink.paper}" stroke="${ink.navy}" stroke-width="6"/>`;
  });
  return sheet(
    `<ellipse cx="610" cy="604" rx="390" ry="36" fill="#5a2a16" opacity="0.18"/>${plates.join('')}<path d="M720 84V536" stroke="${ink.paper}" stroke-width="9" stroke-linecap="round"/><path d="M720 84V536" stroke="${ink.navy}" stroke-width="3.500" stroke-linecap="round"/>${spots.join('')}${blossom(720, 78, 76, ink.brick)}`,
  );
}
