import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoPetals } from 'contract/built-in/logo-shape';
import { committees, council, type Seat } from '../../web/src/features/content/council/council-text.ts';
import { escapeXml } from '../seed/pictures/svg.ts';
import { ink } from './palette.ts';

const width = 1200;
const height = 860;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/** Returns the box of a position: its name in small letters, then the person. */
function seat({ position, name }: Seat, box: Box): string {
  const { x, y, fill } = box;
  const middle = x + box.width / 2;
  const centre = y + box.height / 2;
  return `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="14" fill="${fill}"/><path d="M${x + 14} ${y + box.height - 5}H${x + box.width - 14}" stroke="${ink.saffron}" stroke-width="3" stroke-linecap="round"/><text x="${middle}" y="${centre - 9}" font-size="15" font-weight="600" fill="${ink.foam}" text-anchor="middle">${escapeXml(position)}</text><text x="${middle}" y="${centre + 16}" font-size="19" font-weight="700" fill="#ffffff" text-anchor="middle">${escapeXml(name)}</text>`;
}

/** Wraps words into lines of at most `maxCharacters`. */
function wrapWords(text: string, maxCharacters: number): string[] {
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const last = rows.length - 1;
    const longer = `${rows[last]} ${word}`.trim();
    if (longer.length > maxCharacters && rows[last] !== '') rows.push(word);
    else rows[last] = longer;
  }
  return rows;
}

function committeeCard(index: number, x: number, y: number): string {
  const committee = committees[index];
  if (committee === undefined) return '';
  const title = wrapWords(committee.departementName, 22);
  const heading = title
    .map(
      (line, row) =>
        `<text x="${x + 20}" y="${y + (title.length === 1 ? 44 : 34) + row * 21}" font-size="17" font-weight="700" fill="${ink.navy}">${escapeXml(line)}</text>`,
    )
    .join('');
  const people = committee.member
    .map(
      ({ position, name }, row) =>
        `<text x="${x + 20}" y="${y + 96 + row * 47}" font-size="14" font-weight="600" fill="#4c5971">${escapeXml(position)}</text><text x="${x + 20}" y="${y + 116 + row * 47}" font-size="16" font-weight="600" fill="${ink.navy}">${escapeXml(name)}</text>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="264" height="182" rx="14" fill="${ink.teal}"/><path d="M${x} ${y + 8}h264v160a14 14 0 0 1-14 14H${x + 14}a14 14 0 0 1-14-14Z" fill="#ffffff" stroke="#d8cfb8" stroke-width="1.500"/><path d="M${x} ${y + 70}H${x + 264}" stroke="#e6dfcc" stroke-width="1.500"/>${heading}${people}`;
}

const kawung = `<pattern id="k" width="60" height="60" patternUnits="userSpaceOnUse"><g transform="scale(1.25)" fill="rgb(10 102 104 / 0.06)"><path d="${logoPetals}"/><circle cx="24" cy="24" r="1.8"/><circle r="2.4"/><circle cx="48" r="2.4"/><circle cy="48" r="2.4"/><circle cx="48" cy="48" r="2.4"/></g></pattern>`;

/** Returns the site's font for embedding, because an image cannot use the fonts of the page. */
function font(): string {
  const name = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
  const bytes = readFileSync(join(import.meta.dirname, '../../node_modules', name));
  return `<style>@font-face{font-family:Jakarta;font-weight:200 800;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")}text{word-spacing:.09em}</style>`;
}

/** Returns the organisation chart as SVG with real text. The names are those of the page's lists. */
export function organisationChart(): string {
  const [president, ...rest] = council;
  if (president === undefined) throw new Error('The council has no president.');
  const columns = [30, 322, 614, 906];
  const staffAt = [90, 322, 668];
  const vices = rest
    .slice(0, 4)
    .map((one, index) =>
      seat(one, { x: columns[index] ?? 30, y: 316, width: 264, height: 76, fill: ink.teal }),
    );
  const staff = rest
    .slice(4)
    .map((one, index) =>
      seat(one, { x: staffAt[index] ?? 90, y: 176, width: 216, height: 72, fill: '#8a3414' }),
    );
  const cards = committees.map((_, index) =>
    committeeCard(index, columns[index % 4] ?? 30, 464 + Math.floor(index / 4) * 196),
  );
  const drops = columns.map((x) => `M${x + 132} 284V316M${x + 132} 392V464`).join('');
  const wires = `<path d="M600 128V284M162 284H1038M162 428H1038M306 212H668${drops}" fill="none" stroke="#8a8f9c" stroke-width="2.500"/>`;
  const joints = [[600, 212], [600, 284], ...columns.map((x) => [x + 132, 428])]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6.500" fill="${ink.saffron}" stroke="#fdf8ee" stroke-width="2.500"/>`,
    )
    .join('');
  const sheet = `<rect width="${width}" height="${height}" rx="20" fill="#fdf8ee"/><rect width="${width}" height="${height}" rx="20" fill="url(#k)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Jakarta, 'Plus Jakarta Sans', ui-sans-serif, system-ui, sans-serif"><title>Bagan organisasi SISINDO</title><defs>${font()}${kawung}</defs>${sheet}${wires}${seat(president, { x: 440, y: 36, width: 320, height: 92, fill: ink.navy })}${staff.join('')}${vices.join('')}${cards.join('')}${joints}</svg>\n`;
}
