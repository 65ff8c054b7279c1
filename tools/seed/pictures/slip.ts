import { association } from 'contract/text/association';
import { formatDate, timeOfDay } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import sharp from 'sharp';
import { type Picture, pictureOf } from './render.ts';
import { escapeXml, gradient, kawung, svg } from './svg.ts';

interface Transfer {
  readonly name: string;
  readonly at: Date;
  readonly amount: number;
  readonly reference: string;
  /** Remark of the transfer; dues by default. */
  readonly remark?: string;
  /** Receiver of the transfer; the association by default. */
  readonly receiver?: Receiver;
}

interface Receiver {
  readonly name: string;
  readonly account: string;
}

const { bank } = association;
const ownReceiver: Receiver = { name: bank.accountHolder, account: bank.accountNumber };

const ink = '#0e1b33';
const muted = '#4c5971';
/** Drawn in 720 by 1040 coordinates and rendered smaller, because drawing takes most of the seed's time. */
const size = { width: 540, height: 780 };
const scale = size.width / 720;
/** Area of the form with the data of a transfer. It is small, because it is composited onto the form. */
const entries = { x: 248, y: 488, width: 412, height: 432 };

const rowY = (index: number): number => 520 + index * 62;

const entryAt = (value: string, index: number): string =>
  `<text x="648" y="${rowY(index)}" font-size="22" font-weight="bold" fill="${ink}" text-anchor="end">${escapeXml(value)}</text>`;

/** Draws the part that all slips of one amount and receiver share. */
function drawForm(amount: number, { name, account }: Receiver): string {
  const labels = ['Tanggal', 'Waktu', 'Pengirim', 'Berita', 'No. referensi', 'Penerima', 'Rekening tujuan'];
  const rows = labels.map((label, index) => {
    const y = rowY(index);
    return `<text x="72" y="${y}" font-size="22" fill="${muted}">${label}</text><path d="M72 ${y + 22} H648" stroke="#dedacd" stroke-width="2"/>`;
  });
  const receiver = entryAt(name, 5) + entryAt(account, 6);
  const header = `<rect width="720" height="190" fill="url(#band)"/><rect width="720" height="190" fill="url(#batik)"/><text x="72" y="92" font-size="34" font-weight="bold" fill="#ffffff">${escapeXml(bank.name)}</text><text x="72" y="134" font-size="22" fill="#dff0ee">Bukti transfer antarrekening</text>`;
  const checkMark = `<circle cx="360" cy="252" r="46" fill="#17653a" stroke="#ffffff" stroke-width="10"/><path d="M338 253 L354 270 L384 236" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  const sum = `<text x="360" y="346" font-size="26" fill="#17653a" text-anchor="middle">Transfer berhasil</text><text x="360" y="420" font-size="58" font-weight="bold" fill="${ink}" text-anchor="middle">${escapeXml(formatRupiah(amount))}</text>`;
  const sample = `<text x="360" y="700" font-size="150" font-weight="bold" fill="#a8401b" opacity="0.16" text-anchor="middle" transform="rotate(-32 360 660)">CONTOH</text>`;
  const foot = `<text x="360" y="1000" font-size="18" fill="${muted}" text-anchor="middle">Dokumen contoh. Bukan bukti pembayaran yang sah.</text>`;
  const defs = `<defs>${gradient('band', '#0a6668', '#0c1a3a')}${kawung('batik', 'rgb(255 255 255 / 0.10)', 54)}</defs>`;
  const paper = '<rect width="720" height="1040" fill="#fffefb"/>';
  return svg(
    size.width,
    size.height,
    `${defs}<g transform="scale(${scale})">${paper}${header}${checkMark}${sum}${rows.join('')}${receiver}${sample}${foot}</g>`,
  );
}

function drawEntries({ name, at, reference, remark = `Iuran ${name}` }: Transfer): string {
  const values = [formatDate(at), `${timeOfDay(at)} WIB`, name, remark, reference];
  return svg(
    entries.width * scale,
    entries.height * scale,
    `<g transform="scale(${scale}) translate(${-entries.x} ${-entries.y})">${values.map(entryAt).join('')}</g>`,
  );
}

const forms = new Map<string, Promise<Buffer>>();

function formPixels(amount: number, receiver: Receiver): Promise<Buffer> {
  const key = `${amount} ${receiver.account}`;
  const pixels =
    forms.get(key) ??
    sharp(Buffer.from(drawForm(amount, receiver)))
      .removeAlpha()
      .raw()
      .toBuffer();
  forms.set(key, pixels);
  return pixels;
}

/** Draws the slip of a fictional bank transfer, marked as a sample. */
export async function slip(transfer: Transfer): Promise<Picture> {
  const pixels = await formPixels(transfer.amount, transfer.receiver ?? ownReceiver);
  const place = { left: entries.x * scale, top: entries.y * scale };
  const image = sharp(pixels, { raw: { ...size, channels: 3 } });
  return pictureOf(image.composite([{ input: Buffer.from(drawEntries(transfer)), ...place }]), 'webp');
}
