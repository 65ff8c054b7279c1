import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { Upload } from '../suite/client.ts';
import { docx, pdf } from './documents.ts';
import * as images from './images.ts';
import { mailSource } from './inbound-mails.ts';
import { blackPng, jpegSegment, pngChunk, progressiveJpeg } from './picture-samples.ts';
import { mt940Sample } from './statement-samples.ts';
import { overlappingBomb, workbook, zipOf } from './workbook-samples.ts';

/** Creates bombs, which unpack to far more than their size, and polyglots, which are files of two formats. */

/** Text in the hostile part of each polyglot. */
export const mark = 'hostile-mark';
const script = `<script>alert("${mark}")</script>`;
const page = Buffer.from(`<html><body>${script}</body></html>\n`);

const bombBytes = 120_000_000;
const cache = new Map<string, Buffer>();

/** Builds each file once per process. */
function memoize(key: string, build: () => Buffer): Buffer {
  const built = cache.get(key) ?? build();
  cache.set(key, built);
  return built;
}

const packedZeros = (): Buffer => memoize('zeros', () => deflateSync(Buffer.alloc(bombBytes), { level: 1 }));

/** Returns 100 megapixels in 12 kB. */
export const bombPng = (name = 'a.png'): Upload => ({
  name,
  bytes: memoize('png', () => blackPng(10_000, 10_000)),
});

/** Announces 50,000 by 50,000 pixels, and contains none. */
export function hugePng(): Upload {
  const bytes = Buffer.from(blackPng(1, 1));
  const header = Buffer.from(bytes.subarray(16, 29));
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  const parts = [bytes.subarray(0, 8), pngChunk('IHDR', header), bytes.subarray(33)];
  return { name: 'a.png', bytes: Buffer.concat(parts) };
}

/** Announces 65,500 by 65,500 pixels. */
export async function hugeJpeg(): Promise<Upload> {
  const bytes = Buffer.from(await images.jpeg());
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return { name: 'a.jpg', bytes };
}

/** Announces 16,383 by 16,383 pixels. */
export async function hugeWebp(name: string): Promise<Upload> {
  const bytes = Buffer.from(await images.webp());
  bytes.writeUInt16LE(16_383, 26);
  bytes.writeUInt16LE(16_383, 28);
  return { name, bytes };
}

export const manyScans = (): Upload => ({
  name: 'a.jpg',
  bytes: memoize('scans', () => progressiveJpeg(600, 63)),
});

function riffChunk(type: string, ...data: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(data);
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** Repeats a picture in 2,000 frames, with a script in its metadata. */
export async function animatedWebp(name: string): Promise<Upload> {
  const still = await images.webp();
  const [width, height] = [319, 239];
  const canvas = [width & 255, width >> 8, 0, height & 255, height >> 8, 0];
  const frame = riffChunk(
    'ANMF',
    Buffer.from([0, 0, 0, 0, 0, 0, ...canvas, 40, 0, 0, 0]),
    still.subarray(12),
  );
  const parts = [
    Buffer.from('WEBP'),
    // Flags of an animation and of metadata.
    riffChunk('VP8X', Buffer.from([0x06, 0, 0, 0, ...canvas])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: 2000 }, () => frame),
    riffChunk('XMP ', page),
  ];
  return { name, bytes: riffChunk('RIFF', ...parts) };
}

const withComment = (jpeg: Buffer, text: Uint8Array): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xfe, ...text), jpeg.subarray(2)]);

/** A JPEG with a script in its comment, and a page and a ZIP file behind it. */
export const jpegWithPage = async (name = 'a.jpg'): Promise<Upload> => ({
  name,
  bytes: Buffer.concat([withComment(await images.jpeg(), page), page, zipSync({ [`${mark}.html`]: page })]),
  type: 'text/html',
});

/** A JPEG that is also a PDF. */
export const jpegWithPdf = async (name = 'a.jpg'): Promise<Upload> => ({
  name,
  bytes: Buffer.concat([withComment(await images.jpeg(), scriptPdf().bytes), Buffer.from('\n%%EOF\n')]),
});

/** A PNG named .jpg, with a script in one text and 120 MB in another. */
export async function pngWithTexts(): Promise<Upload> {
  const png = await images.png();
  const texts = [
    pngChunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1')),
    pngChunk('zTXt', Buffer.concat([Buffer.from('k\0\0', 'latin1'), packedZeros()])),
  ];
  const bytes = Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33), page]);
  return { name: 'a.jpg', bytes, type: 'text/html' };
}

export function gifWithPage(): Upload {
  const gif = images.gif();
  const comment = Buffer.from([0x21, 0xfe, page.length, ...page, 0]);
  return { name: 'a.png', bytes: Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]) };
}

export const svgNamedPng = (): Upload => ({ name: 'a.png', bytes: images.svg(), type: 'image/png' });
export const pageNamedJpeg = (): Upload => ({ name: 'a.jpg', bytes: page, type: 'image/jpeg' });

/** A PDF that runs a script when it is opened. */
export const scriptPdf = (): Upload => ({
  name: 'a.pdf',
  bytes: Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\("${mark}"\\))>>>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`,
  ),
  type: 'application/pdf',
});

/** A page that is also a PDF. */
export const pageWithPdf = (): Upload => ({
  name: 'a.pdf',
  bytes: Buffer.concat([page, pdf().bytes]),
  type: 'text/html',
});

/** A PDF with a stream of 120 MB. */
export const bombPdf = (): Upload => ({
  name: 'a.pdf',
  bytes: Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode/Length ${packedZeros().length}>>\nstream\n`),
    packedZeros(),
    Buffer.from('\nendstream\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  ]),
});

/** A ZIP file with an unpacked PDF, which a reader of PDF finds. */
export const zipWithPdf = (): Upload => ({
  name: 'a.pdf',
  bytes: Buffer.from(zipSync({ 'a.pdf': scriptPdf().bytes }, { level: 0 })),
});

/** A Word file with a part of 40 MB. */
export const bombDocx = (): Upload => ({
  name: 'a.docx',
  bytes: memoize('docx', () => {
    const parts = { '[Content_Types].xml': page, 'word/document.xml': Buffer.alloc(40_000_000) };
    return Buffer.from(zipSync(parts, { level: 1 }));
  }),
});

/** A Word file behind a page. */
export const pageWithDocx = (): Upload => ({
  name: 'a.docx',
  bytes: Buffer.concat([page, docx().bytes, page]),
});

const table = (bytes: Buffer): Upload => ({ name: 'a.csv', bytes, type: 'text/csv' });
const sheetPath = 'xl/worksheets/sheet1.xml';
const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rows = `<row r="1">${cell('A1', 'Nama')}${cell('B1', 'Email')}</row><row r="2">${cell('A2', 'Siti')}${cell('B2', 's@example.org')}</row>`;

/** A workbook with a sheet of 120 MB. */
export const bombXlsx = (): Upload =>
  table(memoize('xlsx', () => zipOf(sheetPath, Buffer.alloc(bombBytes, ' '))));

export const nestedXlsx = (): Upload => table(memoize('nested', () => zipOf(sheetPath, bombXlsx().bytes)));

/** A workbook of 1,000 entries that unpack the same 20 MB. */
export const overlappingXlsx = (): Upload =>
  table(memoize('overlap', () => overlappingBomb(1000, 20_000_000)));

export const manyEntriesXlsx = (): Upload => table(memoize('entries', () => overlappingBomb(60_000, 100)));

/** A workbook with two million cells in a row. */
export const manyCellsXlsx = (): Upload =>
  table(memoize('cells', () => workbook(`<row>${'<c/>'.repeat(2_100_000)}</row>`)));

export const pageWithXlsx = (): Upload => table(Buffer.concat([page, workbook(rows)]));
export const xlsxWithPage = (): Upload => table(Buffer.concat([workbook(rows), page]));

export const commas = (count: number): Upload => table(Buffer.alloc(count, ','));

/** A bank statement of 900,000 empty lines. */
export const longMt940 = (): Upload => table(Buffer.from(`${mt940Sample}${':61:\n'.repeat(900_000)}`));

/** Returns a megabyte without structure, the same in each run. */
export const noise = (): Upload =>
  table(
    memoize('noise', () =>
      Buffer.concat(
        Array.from({ length: 16_384 }, (_, index) => createHash('sha512').update(`${index}`).digest()),
      ),
    ),
  );

const mail = (bytes: Buffer): Upload => ({ name: 'mail.eml', bytes, type: 'message/rfc822' });

/** A mail of 1,000 parts, each in the one before. */
export function nestedMail(): Upload {
  const parts = Array.from(
    { length: 1000 },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  );
  return mail(Buffer.from(`From: dewi@example.org\r\n${parts.join('')}`));
}

export const manyRecipientsMail = (): Upload => mail(mailSource({ to: 'a@b.c,'.repeat(1_500_000) }));

/** A mail with a page as its text and as its attachment. */
export function pageMail(): Upload {
  const part = (head: string) => `--b\r\nContent-Type: text/html${head}\r\n\r\n${page}\r\n`;
  const attached = part('; name="a.jpg"\r\nContent-Disposition: attachment; filename="a.jpg"');
  return mail(
    Buffer.from(
      `From: dewi@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part('')}${attached}--b--`,
    ),
  );
}
