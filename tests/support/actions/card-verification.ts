import type { Page } from 'playwright-core';
import encodeQR from 'qr';
import sharp from 'sharp';
import { makeMember } from '../factories/people.ts';
import { shown } from '../suite/browser.ts';
import { as } from '../suite/client.ts';
import { hydrated } from './public-pages.ts';

export const result = (page: Page) => page.getByRole('status', { name: 'Hasil pemeriksaan' });
export const verdict = (page: Page, title: string) =>
  shown(result(page).getByRole('heading', { name: title }));
export const resultShows = (page: Page, text: string) => shown(result(page).getByText(text, { exact: true }));

/** Chooses a picture after the page is hydrated. */
export async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await hydrated(page);
  const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
  await page.getByLabel('Gambar kartu').setInputFiles({ name, mimeType, buffer });
}

export async function memberWithCode() {
  const member = await makeMember({ record: { name: 'Dewi Lestari' } });
  return { member, code: (await as(member).ok('getCard', {})).body.code };
}

/** Draws a QR code as black and white pixels, large enough for a photograph. */
export async function drawQrCode(text: string, side = 8): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const data = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)));
  const size = modules.length;
  return sharp(data, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * side, size * side, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
