/** @module-tag full */
import type { BrowserContext, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { button, choose, field, fillRegistration, press } from '../../support/actions/steps.ts';
import { fileBytes, paymentOf, valuesOf } from '../../support/assertions/stores.ts';
import { type CameraPhoto, cameraPhoto, heic } from '../../support/factories/camera-photos.ts';
import { jpeg, png, proof, svg, truncated } from '../../support/factories/images.ts';
import { makeMember } from '../../support/factories/people.ts';
import {
  arrivedAt,
  eventually,
  hidden,
  holdRequests,
  requestsOf,
  shown,
  test,
  type Visit,
} from '../../support/suite/browser.ts';

const label = 'Bukti pembayaran';
const picker = (page: Page) => page.getByLabel(label).and(page.locator('input[type="file"]'));
const preview = (page: Page, name: string) =>
  page.getByRole('img', { name: `Pratinjau ${name}`, exact: true });
const shrinking = (page: Page) => page.getByRole('status').getByText('Memperkecil foto…');
const sheet = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 90, alpha: 0.5 } } });

/** Encoded once for all tests that send it. */
let camera: Promise<CameraPhoto> | undefined;
const photographed = () => {
  camera ??= cameraPhoto();
  return camera;
};

const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A PNG over the limit, also encoded once. */
let screen: Promise<Buffer> | undefined;
const screenshot = () => {
  screen ??= grain(1800, 1400).png({ compressionLevel: 1 }).toBuffer();
  return screen;
};

/** Elements below a file field keep their position with every content, so a press never misses. */
async function watchBeneath(page: Page) {
  const place = async () => (await button(page, 'Renew').boundingBox())?.y;
  // Both arrive with the page's data, above the field.
  await shown(page.getByLabel('Nama'), page.getByRole('region', { name: 'Transfer tepat' }));
  const start = await place();
  return async () => expect(await place()).toBe(start);
}

test('a chosen picture moves nothing below it in English, also with a long name', async ({ visit }) => {
  const page = await visit('/en/membership/renew', { as: await makeMember(), width: 360 });
  await shown(page.getByLabel('Name'), page.getByRole('region', { name: 'Transfer exactly' }));
  const place = async () => (await button(page, 'Renew').boundingBox())?.y;
  const start = await place();
  for (const name of ['bukti.jpg', `${'bukti-transfer-'.repeat(8)}.jpg`]) {
    await choose(page, 'Proof of payment', await proof(name));
    await shown(page.getByRole('img', { name: `Preview of ${name}`, exact: true }));
    expect(await place()).toBe(start);
  }
});

/** Opens the renewal of a member and submits it. Returns the stored proof. */
async function renewing(visit: Visit, width: 360 | 1280 = 1280) {
  const member = await makeMember();
  const page = await visit('/membership/renew', { as: member, width });
  const renewed = async () => {
    await press(page, 'Renew');
    await shown(page.getByRole('dialog', { name: 'Berhasil' }));
    return fileBytes(String((await paymentOf(member)).file));
  };
  return { page, renewed };
}

describe('a photo over the limit', () => {
  test('of 12 megapixels is made smaller, upright, with readable small print', async ({ visit }) => {
    const { bytes, legibility } = await photographed();
    expect(bytes.length).toBeGreaterThan(7_000_000);
    const { page, renewed } = await renewing(visit, 360);
    const expectAllBeneathInPlace = await watchBeneath(page);
    await choose(page, label, { name: 'IMG_0001.jpg', bytes });
    await shown(shrinking(page));
    await expectAllBeneathInPlace();
    await shown(preview(page, 'IMG_0001.jpg'));
    await hidden(shrinking(page));
    await expectAllBeneathInPlace();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const renewal = await renewed();
    expect(await sharp(renewal).metadata()).toMatchObject({ width: 1500, height: 2000 });
    const direct = await sharp(bytes)
      .autoOrient()
      .resize({ width: 1600, height: 2000, fit: 'inside' })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
    const [was, is] = [await legibility(direct), await legibility(renewal)];
    expect(was.right).toBe(1);
    expect(is.right).toBeGreaterThan(0.999);
    expect(is.contrast).toBeGreaterThan(0.85 * was.contrast);
  });

  test('of 50 megapixels is made smaller at any file size', async ({ visit }) => {
    const { page, renewed } = await renewing(visit);
    await choose(page, label, { name: 'besar.jpg', bytes: await sheet(8160, 6120).jpeg().toBuffer() });
    await shown(preview(page, 'besar.jpg'));
    expect(await sharp(await renewed()).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  test('becomes a JPEG from a PNG, and an early submit waits for it', async ({ visit }) => {
    const bytes = await screenshot();
    expect(bytes.length).toBeGreaterThan(5_300_000);
    const { page, renewed } = await renewing(visit);
    await choose(page, label, { name: 'layar.png', bytes });
    expect(await sharp(await renewed()).metadata()).toMatchObject({ width: 1600, height: 1244 });
    await press(page, 'OK');
    await shown(page.getByText('Pilih berkas'));
  });

  test('can be cancelled and replaced; without a worker the page converts it', async ({ visit }) => {
    const { page } = await renewing(visit);
    const bytes = await screenshot();
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/assets/shrink-worker-*.js', (route) => {
      if (!isHeld) return route.abort('failed');
      held.push(route);
    });
    const expectAllBeneathInPlace = await watchBeneath(page);
    await choose(page, label, { name: 'pertama.png', bytes });
    await shown(shrinking(page));
    await expectAllBeneathInPlace();
    await press(page, 'Batalkan');
    await hidden(shrinking(page));
    await shown(page.getByText('Pilih berkas'));
    await eventually(() => picker(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await choose(page, label, { name: 'kedua.png', bytes });
    await shown(shrinking(page));
    await choose(page, label, await proof('ketiga.jpg'));
    await shown(preview(page, 'ketiga.jpg'));
    await expectAllBeneathInPlace();
    await choose(page, label, { name: 'keempat.png', bytes });
    await shown(shrinking(page), preview(page, 'ketiga.jpg'));
    await expectAllBeneathInPlace();
    isHeld = false;
    // Cancelled workers are terminated.
    for (const route of held) await route.abort('failed').catch(() => undefined);
    await shown(preview(page, 'keempat.jpg'));
  });
});

test('a file that is removed while the next one is processed does not return', async ({ visit }) => {
  const { page } = await renewing(visit);
  await choose(page, label, await proof('pertama.jpg'));
  await shown(preview(page, 'pertama.jpg'));
  // The device must download the next one first, and fails.
  const fail = await page.evaluateHandle(() => {
    let give: (error: Error) => void = () => {};
    File.prototype.arrayBuffer = () => new Promise((_, reject) => (give = reject));
    return () => give(new Error('gone'));
  });
  await choose(page, label, await proof('kedua.jpg'));
  await press(page, 'Hapus pertama.jpg');
  await hidden(preview(page, 'pertama.jpg'));
  await fail.evaluate((now) => now());
  await shown(page.getByText(/^kedua\.jpg: berkas tidak dapat dibuka/));
  await press(page, 'Hapus kedua.jpg');
  await shown(page.getByText('Pilih berkas'));
  await press(page, 'Renew');
  await shown(page.getByText('Bukti pembayaran wajib diunggah.').first());
});

describe('a HEIC file', () => {
  const help =
    /HEIC tidak dapat dibaca di sini\. iPhone: Pengaturan → Kamera → Format → Paling Kompatibel.* Android: /;

  test('is refused when chosen, with instructions for the phone', async ({ visit }) => {
    const { page } = await renewing(visit, 360);
    const sent = requestsOf(page, 'PUT /api/users/user/*/requestRenew');
    for (const name of ['IMG_2.HEIC', 'IMG_3.jpg']) {
      await choose(page, label, { name, bytes: heic() });
      await shown(page.getByText(help).filter({ hasText: name }).first());
      await press(page, 'Renew');
      await press(page, `Hapus ${name}`);
      await hidden(page.getByText(help));
    }
    expect(sent).toEqual([]);
  });

  test('is removed by a press during the refused submit', async ({ visit }) => {
    let release = () => {};
    // The validation code loads for as long as the press.
    const prepare = async (context: BrowserContext) => {
      release = await holdRequests(context, '**/assets/zod-*.js');
    };
    const member = await makeMember();
    const page = await visit('/membership/renew', { as: member, width: 360, prepare });
    await choose(page, label, { name: 'IMG_5.HEIC', bytes: heic() });
    await shown(page.getByText(help).first());
    await press(page, 'Renew');
    await button(page, 'Hapus IMG_5.HEIC').hover();
    await page.mouse.down();
    const come = page.waitForResponse('**/assets/zod-*.js');
    release();
    // Until the waiting form has shown its message.
    const url = JSON.stringify((await come).url());
    await page.evaluate(`import(${url})`);
    for (let frame = 0; frame < 3; frame += 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.mouse.up();
    await hidden(page.getByText(help));
    await shown(page.getByText('Pilih berkas'));
  });

  test('becomes a JPEG if the browser can read it', async ({ visit }) => {
    const { page, renewed } = await renewing(visit);
    await choose(page, label, { name: 'IMG_4.heic', bytes: await jpeg(640, 480) });
    await shown(preview(page, 'IMG_4.jpg'));
    expect(await sharp(await renewed()).metadata()).toMatchObject({ width: 640, height: 480 });
  });
});

test('a PDF is refused with a way to save the picture, and the earlier proof is sent', async ({ visit }) => {
  const { page, renewed } = await renewing(visit);
  const problem = 'PDF tidak didukung. Buka PDF, ambil tangkapan layar, lalu pilih gambarnya di sini.';
  await choose(page, label, { name: 'IMG_0001.jpg', bytes: await jpeg(640, 480) });
  await shown(preview(page, 'IMG_0001.jpg'));
  await choose(page, label, { name: 'bukti.pdf', bytes: Buffer.from('%PDF-1.7') });
  await shown(page.getByText(problem).first(), page.getByText('IMG_0001.jpg tetap dipakai.'));
  expect(await sharp(await renewed()).metadata()).toMatchObject({ width: 640, height: 480 });
});

describe('a truncated picture', () => {
  test('is refused when chosen, and no part of it is shown', async ({ visit }) => {
    const { page } = await renewing(visit);
    const files = {
      'teks.jpg': Buffer.from('bukan gambar sama sekali'),
      'lukisan.png': svg(),
      'separuh.jpg': await truncated(jpeg(800, 600)),
      'separuh.png': await truncated(grain(300, 200).png().toBuffer()),
      'tanpa-piksel.png': (await png()).subarray(0, 33),
    };
    for (const [name, bytes] of Object.entries(files)) {
      await choose(page, label, { name, bytes });
      await shown(page.getByText(`${name}: bukan gambar JPG atau PNG yang utuh.`, { exact: true }));
      expect(await preview(page, name).count()).toBe(0);
    }
  });

  test('blocks a registration until it is removed, and is never sent', async ({ visit }) => {
    const page = await visit('/register');
    const sent = requestsOf(page, 'POST /api/users/user');
    await fillRegistration(page);
    // A refused file in a removed field blocks nothing.
    await page.getByRole('radio', { name: /^Individu/ }).focus();
    await page.keyboard.press('ArrowDown');
    await choose(page, 'Logo institusi', { name: 'logo.png', bytes: Buffer.from('bukan gambar') });
    await shown(page.getByText('logo.png: bukan gambar JPG atau PNG yang utuh.', { exact: true }));
    await page.getByRole('radio', { name: /^Institusi/ }).focus();
    await page.keyboard.press('ArrowUp');
    await press(page, 'Hapus foto.jpg');
    await choose(page, 'Foto profil', { name: 'palsu.jpg', bytes: Buffer.from('bukan gambar') });
    await choose(page, label, { name: 'palsu.png', bytes: Buffer.from('bukan gambar') });
    const problem = (name: string) =>
      page.getByText(`${name}: bukan gambar JPG atau PNG yang utuh.`, { exact: true });
    await shown(problem('palsu.jpg'), problem('palsu.png'), preview(page, 'bukti.jpg'));
    await press(page, 'Daftar');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');
    await shown(problem('palsu.jpg'), page.getByText('bukti.jpg tetap dipakai.'));
    // The earlier proof would be sent, and the photo is missing.
    await hidden(problem('palsu.png'));
    await press(page, 'Hapus palsu.png');
    await hidden(page.getByText('bukti.jpg tetap dipakai.'));
    await shown(preview(page, 'bukti.jpg'));
    await press(page, 'Daftar');
    await shown(problem('palsu.jpg'));
    await press(page, 'Hapus palsu.jpg');
    expect(sent).toEqual([]);
    await press(page, 'Daftar');
    await arrivedAt(page, '/login');
    expect(sent).toHaveLength(1);
    expect(await valuesOf('users')).toMatchObject([{ photoFile: null }]);
  });
});

test('at registration the photo is cropped by keyboard, also on a phone, and the focus returns', async ({
  visit,
}) => {
  const page = await visit('/register', { width: 360 });
  await fillRegistration(page);
  // Read before the focus: the browser must know it when the key arrives.
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Hapus foto.jpg');
  await field(page, 'Foto profil').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'saya.png', mimeType: 'image/png', buffer: await jpeg(800, 400) });
  const dialog = page.getByRole('dialog', { name: 'Atur foto' });
  const part = dialog.getByRole('group', { name: /^Bagian foto yang dipakai/ });
  await shown(part);
  await eventually(() => part.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft');
  await button(dialog, 'Pakai foto ini').focus();
  await page.keyboard.press('Enter');
  await hidden(dialog);
  await shown(preview(page, 'saya.jpg'));
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('register-profilePhoto');
  await press(page, 'Daftar');
  await arrivedAt(page, '/login');
  const [user] = await valuesOf('users');
  const stored = await fileBytes(String(user?.photoFile));
  expect(await sharp(stored).metadata()).toMatchObject({ width: 480, height: 640 });
  // The left end of the picture: red at the top, blue at the bottom.
  const top = await sharp(stored).extract({ left: 0, top: 0, width: 480, height: 280 }).toBuffer();
  const { channels } = await sharp(top).stats();
  expect(channels[0]?.mean).toBeGreaterThan(180);
});

test('a photo of 12 megapixels is made smaller before cropping, with the complete dialog visible', async ({
  visit,
}) => {
  const member = await makeMember();
  const page = await visit('/profile', { as: member, width: 360 });
  const name = 'IMG_20261122_101523.jpg';
  await choose(page, 'Foto profil', { name, bytes: (await photographed()).bytes });
  const dialog = page.getByRole('dialog', { name: 'Atur foto' });
  await shown(button(dialog, 'Pakai seluruh gambar'));
  // A finger moves the crop area there, and scrolls nothing.
  const overflow = await button(dialog, 'Pakai seluruh gambar').evaluate((element) => {
    const scrolling = element.closest('.overflow-y-auto');
    return scrolling === null ? undefined : scrolling.scrollHeight - scrolling.clientHeight;
  });
  expect(overflow).toBe(0);
  await press(dialog, 'Pakai foto ini');
  await hidden(dialog);
  const linesOfEnding = await page.getByText(name, { exact: true }).evaluate((element) => {
    const range = document.createRange();
    const { lastChild } = element;
    const end = lastChild?.textContent?.length ?? 0;
    if (lastChild !== null) range.setStart(lastChild, end - '.jpg'.length);
    range.setEndAfter(lastChild ?? element);
    return range.getClientRects().length;
  });
  expect(linesOfEnding).toBe(1);
  await press(page, 'Simpan');
  await shown(page.getByText('Profil diperbarui.'));
  const [user] = await valuesOf('users');
  expect(await sharp(await fileBytes(String(user?.photoFile))).metadata()).toMatchObject({
    width: 480,
    height: 640,
  });
});
