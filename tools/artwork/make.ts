/**
 * Renders all pictures of the site into `web/public`, and those of passes for Apple Wallet into the function:
 * `npx tsx tools/artwork/make.ts [part of a name …]`. They are committed, so that build and deployment render none.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { councilFaces } from './council-faces.ts';
import { renderDrawing, sitePictures } from './drawings.ts';
import { favicon } from './favicon.ts';
import { organisationChart } from './organisation-chart.ts';
import { drawPassPictures } from './pass-pictures.ts';

const publicFolder = join(import.meta.dirname, '../../web/public');
const filters = process.argv.slice(2);
const isSelected = (path: string): boolean =>
  filters.length === 0 || filters.some((part) => path.includes(part));

let total = 0;

function writePublicFile(path: string, bytes: Buffer | string): void {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const size = Buffer.byteLength(bytes);
  total += size;
  console.log(`${path} ${(size / 1024).toFixed(1)} KiB`);
}

/** Returns an ICO file of PNG pictures, for clients that request /favicon.ico without reading the page. */
async function createIconFile(svg: Buffer, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => sharp(svg).resize(size).png().toBuffer()));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let position = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(position, entry + 12);
    position += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

for (const { path, widths } of sitePictures.filter((picture) => isSelected(picture.path))) {
  const pixels = await renderDrawing(path);
  writePublicFile(
    `images/${path}.webp`,
    await sharp(pixels).webp({ quality: 58, effort: 4, smartSubsample: true }).toBuffer(),
  );
  for (const width of widths) {
    // Dense screens show the narrow versions, where lower quality is less visible.
    const quality = width < 600 ? 44 : 47;
    const small = sharp(pixels).resize({ width }).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' });
    writePublicFile(`images/${path}-${width}.avif`, await small.toBuffer());
  }
}

if (isSelected('social')) {
  const picture = sharp(await renderDrawing('social'));
  // Link previews of chat programs do not support WebP and AVIF everywhere.
  writePublicFile('images/social.jpg', await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

if (isSelected('council')) {
  writePublicFile('images/council/organisation-chart.svg', organisationChart());
  for (const { path, picture } of councilFaces())
    writePublicFile(path, await picture.webp({ quality: 70 }).toBuffer());
}

// The function has them in its code: it decodes no SVG, and deploys no other files.
if (isSelected('pass')) {
  const pictures = (await drawPassPictures()).map(([name, png]) => [name, png.toString('base64')]);
  writeFileSync(
    join(import.meta.dirname, '../../functions/src/model/card/pass-pictures.json'),
    `${JSON.stringify(Object.fromEntries(pictures), null, 2)}\n`,
  );
}

if (isSelected('favicon')) {
  const tile = Buffer.from(favicon({ rounded: false }));
  writePublicFile('favicon.svg', favicon({ rounded: true }));
  writePublicFile(
    'favicon-32.png',
    await sharp(Buffer.from(favicon({ rounded: true })))
      .resize(32)
      .png()
      .toBuffer(),
  );
  writePublicFile('favicon.ico', await createIconFile(Buffer.from(favicon({ rounded: true })), [16, 32, 48]));
  writePublicFile('icon-192.png', await sharp(tile).resize(192).png({ palette: true }).toBuffer());
  writePublicFile('apple-touch-icon.png', await sharp(tile).resize(180).png({ palette: true }).toBuffer());
  writePublicFile('icon-512.png', await sharp(tile).resize(512).png({ palette: true }).toBuffer());
}

console.log(`${(total / 1024 / 1024).toFixed(2)} MiB`);
