import { formatRupiah } from 'contract/text/numbers';
import { escapeXml } from '../../../tools/seed/pictures/svg.ts';

/** Content of one slip and of the phone screen around it. */
export interface SlipFacts {
  readonly name: string;
  readonly account: string;
  readonly amount: number;
  readonly at: Date;
  /** 20 digits; a layout prints as many as it needs. */
  readonly reference: string;
  readonly note: string;
  /** Time in the phone's status bar. */
  readonly clock: string;
  readonly battery: number;
  readonly isDark: boolean;
  /** Height of the screen, in units of 1/360 of its width. */
  readonly height: number;
}

interface Ink {
  readonly paper: string;
  readonly card: string;
  readonly text: string;
  readonly faint: string;
  readonly rule: string;
}

const inkOf = ({ isDark }: SlipFacts): Ink =>
  isDark
    ? { paper: '#121417', card: '#1e2227', text: '#f2f4f6', faint: '#9aa3ad', rule: '#343a41' }
    : { paper: '#f3f5f7', card: '#ffffff', text: '#16202c', faint: '#6a7683', rule: '#dde2e7' };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (at: Date): string =>
  `${two(at.getUTCDate())} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
const slashedDayOf = (at: Date): string =>
  `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
const timeOf = (at: Date): string =>
  [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');

interface Style {
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly font?: string;
}

const text = (
  x: number,
  y: number,
  value: string,
  { size = 12, fill = '#000', bold, anchor, font }: Style,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="bold"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}${font ? ` font-family="${font}"` : ''}>${escapeXml(value)}</text>`;

const block = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${radius}"/>`;

const rule = (y: number, stroke: string, dashes = ''): string =>
  `<path d="M24 ${y} H336" stroke="${stroke}" stroke-width="1"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;

const check = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/><path d="M${x - radius * 0.45} ${y} l${radius * 0.35} ${radius * 0.35} l${radius * 0.6} ${-radius * 0.7}" fill="none" stroke="#fff" stroke-width="${radius * 0.18}"/>`;

const statusBar = ({ clock, battery }: SlipFacts, fill: string): string =>
  `${text(16, 16, clock, { size: 10, fill, bold: true })}${text(318, 16, `${battery}%`, { size: 9, fill, anchor: 'end' })}${block(324, 7, 20, 10, fill, 2)}`;

const page = (facts: SlipFacts, font: string, paper: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${facts.height}" viewBox="0 0 360 ${facts.height}" font-family="${font}">${block(0, 0, 360, facts.height, paper)}${content}</svg>`;

type Row = readonly [label: string, value: string];

/** Draws labels on the left and values on the right of the same line. */
const facingRows = (rows: readonly Row[], top: number, step: number, ink: Ink, size = 11): string =>
  rows
    .map(
      ([label, value], index) =>
        text(32, top + index * step, label, { size, fill: ink.faint }) +
        text(328, top + index * step, value, { size, fill: ink.text, bold: true, anchor: 'end' }),
    )
    .join('');

/** Draws each value below its label. */
const stackedRows = (rows: readonly Row[], left: number, top: number, step: number, ink: Ink): string =>
  rows
    .map(
      ([label, value], index) =>
        text(left, top + index * step, label, { size: 9.5, fill: ink.faint }) +
        text(left, top + index * step + 15, value, { size: 12, fill: ink.text, bold: true }),
    )
    .join('');

const receiver = { name: 'PERKUMPULAN SISINDO', account: '1234567890' };

/** A list of lines with colons, as in an old banking app. */
function cendana(facts: SlipFacts): string {
  const ink = inkOf(facts);
  const { at, name, amount, reference, note } = facts;
  const rows: Row[] = [
    ['Tanggal', slashedDayOf(at)],
    ['Jam', timeOf(at)],
    ['Ke rekening', receiver.account],
    ['Nama penerima', receiver.name],
    ['Jumlah', `Rp ${amount.toLocaleString('en')}.00`],
    ['Berita 1', note],
    ['Berita 2', '-'],
    ['Dari', name.toUpperCase()],
    ['No. referensi', reference.slice(0, 16)],
  ];
  const lines = rows.map(
    ([label, value], index) =>
      text(28, 226 + index * 27, label, { size: 11.5, fill: ink.faint }) +
      text(126, 226 + index * 27, `: ${value}`, { size: 11.5, fill: ink.text }),
  );
  return page(
    facts,
    'DejaVu Sans Condensed, Arial Narrow, sans-serif',
    ink.paper,
    `${block(0, 0, 360, 74, '#0a4fa3')}${statusBar(facts, '#ffffff')}${text(180, 54, 'Bank Cendana', { size: 18, fill: '#fff', bold: true, anchor: 'middle' })}${block(14, 90, 332, 400, ink.card, 8)}${check(180, 130, 22, '#1f9d55')}${text(180, 182, 'm-Transfer BERHASIL', { size: 15, fill: ink.text, bold: true, anchor: 'middle' })}${rule(200, ink.rule)}${lines.join('')}${block(24, facts.height - 70, 312, 42, '#0a4fa3', 21)}${text(180, facts.height - 44, 'Selesai', { size: 13, fill: '#fff', bold: true, anchor: 'middle' })}`,
  );
}

/** A large amount in the middle, with labels and values on opposite sides. */
function mandala(facts: SlipFacts): string {
  const ink = inkOf(facts);
  const { at, name, amount, reference, account, note } = facts;
  const rows: Row[] = [
    ['Penerima', receiver.name],
    ['Bank tujuan', `Bank Cendana - ${receiver.account}`],
    ['Sumber dana', name],
    ['Rekening', `******${account.slice(-4)}`],
    ['Keterangan', note],
    ['Nominal transfer', formatRupiah(amount)],
    ['Biaya transaksi', 'Rp 0'],
    ['No. referensi', reference.slice(0, 14)],
  ];
  return page(
    facts,
    'DejaVu Sans, Arial, sans-serif',
    '#003a70',
    `${statusBar(facts, '#ffffff')}${text(24, 52, 'mandala', { size: 22, fill: '#ffc20e', bold: true })}${text(336, 50, 'Mandala Mobile', { size: 10, fill: '#cfe2f5', anchor: 'end' })}${block(16, 72, 328, 452, ink.card, 14)}${check(180, 112, 20, '#12a150')}${text(180, 156, 'Transfer Berhasil!', { size: 15, fill: ink.text, bold: true, anchor: 'middle' })}${text(180, 176, `${dayOf(at)} • ${timeOf(at)} WIB`, { size: 10, fill: ink.faint, anchor: 'middle' })}${text(180, 214, formatRupiah(amount), { size: 25, fill: ink.text, bold: true, anchor: 'middle' })}${rule(238, ink.rule, '4 3')}${facingRows(rows, 268, 31, ink, 9.5)}${text(180, facts.height - 60, 'Simpan bukti transaksi ini sebagai bukti pembayaran yang sah', { size: 8, fill: '#cfe2f5', anchor: 'middle' })}`,
  );
}

/** Labels above values in two blocks, with the reference at the top. */
function nusa(facts: SlipFacts): string {
  const ink = inkOf(facts);
  const { at, name, amount, reference, account, note } = facts;
  const rows: Row[] = [
    ['Sumber Dana', name.toUpperCase()],
    ['', `${account.slice(0, 4)} **** **** ${account.slice(-3)}`],
    ['Tujuan', receiver.name],
    ['Jenis Transaksi', 'Transfer Bank Nusa'],
    ['Catatan', note],
  ];
  return page(
    facts,
    'DejaVu Sans, Arial, sans-serif',
    ink.paper,
    `${block(0, 0, 360, 150, '#00529c')}${statusBar(facts, '#ffffff')}${text(24, 60, 'NUSAmo', { size: 24, fill: '#fff', bold: true })}${text(24, 84, 'Bank Rakyat Nusa', { size: 11, fill: '#bcd8f3' })}${block(14, 104, 332, 470, ink.card, 12)}${check(50, 142, 18, '#1f9d55')}${text(80, 138, 'Transaksi Berhasil', { size: 14, fill: ink.text, bold: true })}${text(80, 156, `${dayOf(at)}, ${timeOf(at)} WIB`, { size: 10.5, fill: ink.faint })}${rule(176, ink.rule)}${text(28, 200, 'Nomor Referensi', { size: 10, fill: ink.faint })}${text(332, 200, reference.slice(0, 12), { size: 12, fill: '#1a6fc4', bold: true, anchor: 'end' })}${text(28, 232, 'Total Transaksi', { size: 10, fill: ink.faint })}${text(332, 233, formatRupiah(amount), { size: 17, fill: ink.text, bold: true, anchor: 'end' })}${rule(254, ink.rule)}${stackedRows(rows, 28, 280, 46, ink)}${rule(516, ink.rule)}${text(28, 540, 'Biaya Admin', { size: 10, fill: ink.faint })}${text(332, 540, 'Rp0', { size: 11, fill: ink.text, bold: true, anchor: 'end' })}${text(180, facts.height - 28, '© Bank Rakyat Nusa, terdaftar dan diawasi', { size: 8.5, fill: ink.faint, anchor: 'middle' })}`,
  );
}

/** A receipt with a torn edge and a monospaced font. */
function bahari(facts: SlipFacts): string {
  const ink = inkOf(facts);
  const { at, name, amount, reference, account, note } = facts;
  const rows: Row[] = [
    ['Tgl transaksi', `${dayOf(at)} ${timeOf(at)}`],
    ['ID transaksi', reference.slice(0, 18)],
    ['Rek. asal', account],
    ['Nama', name],
    ['Rek. tujuan', receiver.account],
    ['Penerima', receiver.name],
    ['Nominal', `Rp${amount.toLocaleString('id')},00`],
    ['Biaya', 'Rp0,00'],
    ['Berita', note],
  ];
  const teeth = Array.from(
    { length: 23 },
    (_, index) => `L${334 - index * 14} ${index % 2 === 0 ? 528 : 520}`,
  ).join(' ');
  const mono = 'DejaVu Sans Mono, Courier New, monospace';
  const lines = rows.map(
    ([label, value], index) =>
      text(34, 232 + index * 30, label, { size: 9.5, fill: ink.faint, font: mono }) +
      text(326, 232 + index * 30, value, { size: 9.5, fill: ink.text, anchor: 'end', font: mono }),
  );
  return page(
    facts,
    'DejaVu Serif, Georgia, serif',
    '#ee7420',
    `${statusBar(facts, '#ffffff')}${text(180, 56, 'BNB Bahari', { size: 22, fill: '#fff', bold: true, anchor: 'middle' })}<path d="M20 84 H340 V520 ${teeth} L20 520 Z" fill="${ink.card}"/>${text(180, 122, 'BUKTI TRANSFER', { size: 14, fill: ink.text, bold: true, anchor: 'middle' })}${text(180, 150, 'Berhasil', { size: 12, fill: '#0b8f6a', bold: true, anchor: 'middle' })}${text(180, 186, formatRupiah(amount), { size: 22, fill: '#0b6e8f', bold: true, anchor: 'middle' })}${rule(206, ink.rule, '2 3')}${lines.join('')}${text(180, facts.height - 40, 'Terima kasih telah bertransaksi', { size: 11, fill: '#fff', anchor: 'middle' })}`,
  );
}

/** A wallet that paid a QR code: a large merchant name and no payer. */
function dompet(facts: SlipFacts): string {
  const ink = inkOf(facts);
  const { at, amount, reference, note } = facts;
  const rows: Row[] = [
    ['Metode pembayaran', 'Saldo Dompet'],
    ['Waktu', `${timeOf(at).slice(0, 5)} WIB`],
    ['Tanggal', dayOf(at)],
    ['ID transaksi', reference.slice(0, 15)],
    ['RRN', reference.slice(8, 20)],
    ['Catatan', note.slice(0, 22)],
    ['Total bayar', formatRupiah(amount)],
  ];
  const bars = [0, 1, 2, 3]
    .map((index) => block(150 + index * 16, 96, 10, 10 + index * 9, '#7b2ff2', 2))
    .join('');
  return page(
    facts,
    'DejaVu Sans, Arial, sans-serif',
    ink.paper,
    `${statusBar(facts, ink.text)}${text(180, 56, 'Detail Transaksi', { size: 14, fill: ink.text, bold: true, anchor: 'middle' })}${text(20, 57, '‹', { size: 20, fill: ink.text })}${bars}${text(180, 166, 'Pembayaran QRIS', { size: 11, fill: ink.faint, anchor: 'middle' })}${text(180, 192, receiver.name, { size: 14, fill: ink.text, bold: true, anchor: 'middle' })}${text(180, 228, formatRupiah(amount), { size: 26, fill: '#7b2ff2', bold: true, anchor: 'middle' })}${block(18, 252, 324, 254, ink.card, 12)}${facingRows(rows, 282, 33, ink, 11)}${block(18, 520, 324, 64, ink.card, 12)}${text(34, 548, 'Butuh bantuan?', { size: 11, fill: ink.text, bold: true })}${text(34, 566, 'Hubungi layanan 24 jam kami di aplikasi', { size: 9, fill: ink.faint })}${text(180, facts.height - 22, 'DompetRaya', { size: 15, fill: '#7b2ff2', bold: true, anchor: 'middle' })}`,
  );
}

/** Slips on phones, drawn as SVG by five fictional banks and wallets. */
export const layouts = { cendana, mandala, nusa, bahari, dompet } as const satisfies Record<
  string,
  (facts: SlipFacts) => string
>;
export type Layout = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as Layout[];
