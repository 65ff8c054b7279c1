import { cardLink } from 'contract/card-statement';
import type { BrowserContext, Page } from 'playwright-core';
import encodeQR from 'qr';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import { shown, test } from '../support/browser.ts';
import { pngOnScreen } from '../support/card.ts';
import { codeFor, forgedCode } from '../support/card-codes.ts';
import { as } from '../support/client.ts';
import { resetStores } from '../support/emulators.ts';
import { makeMember } from '../support/factories.ts';
import { proof } from '../support/images.ts';
import { hydrated } from '../support/public-pages.ts';
import { expectGoodScreen } from '../support/screen-checks.ts';
import { changeDocument } from '../support/stores.ts';

beforeEach(resetStores);

const result = (page: Page) => page.getByRole('status', { name: 'Hasil pemeriksaan' });
const verdict = (page: Page, title: string) => shown(result(page).getByRole('heading', { name: title }));
const told = (page: Page, text: string) => shown(result(page).getByText(text, { exact: true }));
const kept = (page: Page) => shown(page.getByText('Halaman ini sudah tersimpan', { exact: false }));

/** Chooses a picture, once the page listens. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await hydrated(page);
  const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
  await page.getByLabel('Gambar kartu').setInputFiles({ name, mimeType, buffer });
}

async function memberWithCode() {
  const member = await makeMember({ record: { name: 'Dewi Lestari' } });
  return { member, code: (await as(member).ok('getCard', {})).body.code };
}

/** A QR code as black and white pixels, large enough to be photographed. */
async function picture(text: string, side = 8): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const data = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)));
  const size = modules.length;
  return sharp(data, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * side, size * side, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

describe.each([360, 1280] as const)('at %i px', (width) => {
  test('a card is valid until it is lost', async ({ visit }) => {
    const { member, code } = await memberWithCode();
    const page = await visit(`/verify#${code}`, { width });
    await verdict(page, 'Kartu berlaku');
    await told(page, 'Dewi Lestari');
    await told(page, 'Keanggotaan berlaku');
    await shown(page.getByText(/^Kunci dan daftar kartu yang dicabut diperbarui .+ pukul \d\d\.\d\d WIB\.$/));
    await expectGoodScreen(page);

    await as(member).ok('reissueCard', {});
    await page.getByRole('button', { name: 'Perbarui daftar' }).click();
    await verdict(page, 'Kartu dicabut');
    await expectGoodScreen(page);
  });

  test('a card can be expired, or forged', async ({ visit }) => {
    const { member, code } = await memberWithCode();
    await changeDocument('users', member.id, { validUntil: new Date('2026-01-05T03:00:00Z') });
    const ended = (await as(member).ok('getCard', {})).body.code;
    const page = await visit(`/verify#${ended}`, { width });
    await verdict(page, 'Kartu kedaluwarsa');
    await told(page, '5 Januari 2026');
    await told(page, 'Keanggotaan sudah berakhir');
    await expectGoodScreen(page);

    await page.getByLabel('Tautan atau kode').fill(cardLink(forgedCode()));
    await page.keyboard.press('Enter');
    await verdict(page, 'Kartu palsu');
    expect(await result(page).innerText()).not.toContain('Budi');
    await expectGoodScreen(page);

    await page.getByLabel('Tautan atau kode').fill(`${code.slice(0, 20)}x${code.slice(21)}`);
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await verdict(page, 'Kartu palsu');
  });
});

test('colours can be told apart in the dark too', async ({ visit }) => {
  const { code } = await memberWithCode();
  for (const one of [code, codeFor({ validUntil: '2025-01-05T03:00:00.000Z' }), forgedCode()]) {
    const page = await visit(`/verify#${one}`, { dark: true });
    await shown(result(page).getByRole('heading'));
    await expectGoodScreen(page);
  }
});

test('the old card of a renewed member is expired, and the page says what to ask for', async ({ visit }) => {
  const { member } = await memberWithCode();
  const { validUntil } = (await as(member).ok('getProfile', {})).body;
  await changeDocument('users', member.id, { validUntil: new Date('2026-01-05T03:00:00Z') });
  const old = (await as(member).ok('getCard', {})).body.code;
  await changeDocument('users', member.id, { validUntil: new Date(String(validUntil)) });
  const page = await visit(`/verify#${old}`);
  await verdict(page, 'Kartu kedaluwarsa');
  await shown(result(page).getByText('Keanggotaan pemegangnya sudah diperpanjang'));
});

test('a card that the previous key signed is genuine', async ({ visit }) => {
  const page = await visit(`/verify#${codeFor({ validUntil: '2025-01-05T03:00:00.000Z' }, 'earlier')}`);
  await verdict(page, 'Kartu dicabut');
  await told(page, 'Budi Santoso');
});

test('nothing to check is told beside the field', async ({ visit }) => {
  const page = await visit('/verify');
  await shown(result(page).getByText('Hasilnya tampil di sini'));
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  await shown(page.getByText('Tempel dahulu tautan atau kodenya.'));
  await expectGoodScreen(page);
});

describe('a picture', () => {
  test('of the card is read', async ({ visit }) => {
    const { member } = await memberWithCode();
    const card = await pngOnScreen(await visit('/membership', { as: member }));
    const page = await visit('/verify', { width: 360 });
    await upload(page, 'kartu.png', card);
    await verdict(page, 'Kartu berlaku');
    // As a telephone takes it: askew, small in the picture, on something else, and squeezed.
    const ground = { width: 1600, height: 1200, channels: 3, background: '#886644' } as const;
    const askew = await sharp(card).rotate(7, { background: '#886644' }).resize(900).toBuffer();
    const photo = await sharp({ create: ground })
      .composite([{ input: askew, left: 500, top: 300 }])
      .jpeg({ quality: 70 })
      .toBuffer();
    await page.reload();
    await upload(page, 'foto.jpg', photo);
    await verdict(page, 'Kartu berlaku');
    await expectGoodScreen(page);
  });

  test('of something else is refused beside it', async ({ visit }) => {
    const page = await visit('/verify');
    await upload(page, 'bukti.jpg', Buffer.from((await proof()).bytes));
    await shown(page.getByText('Tidak ada kode QR yang terbaca pada gambar ini.', { exact: false }));
    await upload(page, 'wifi.png', await picture('WIFI:S:Kantor;T:WPA;P:rahasia;;'));
    await verdict(page, 'Kartu palsu');
  });
});

/** A camera that sees this text as a QR code, or one that may not be used. */
const cameraWith = (png: Buffer | undefined) => async (context: BrowserContext) => {
  const source = png === undefined ? '' : `data:image/png;base64,${png.toString('base64')}`;
  await context.addInitScript((url) => {
    // Before the page there is an empty one, which has no camera.
    if (!isSecureContext) return;
    navigator.mediaDevices.getUserMedia = async () => {
      if (url === '') throw new DOMException('Permission denied', 'NotAllowedError');
      const seen = new Image();
      seen.src = url;
      await seen.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 640];
      const pen = canvas.getContext('2d');
      const stream = canvas.captureStream(20);
      setInterval(() => {
        if (pen === null) return;
        pen.fillStyle = 'gray';
        pen.fillRect(0, 0, 640, 640);
        pen.drawImage(seen, 60, 60, 520, 520);
      }, 50);
      Object.assign(window, { stream });
      return stream;
    };
  }, source);
};

describe('the camera', () => {
  test('reads a card and is off again', async ({ visit }) => {
    const { code } = await memberWithCode();
    const prepare = cameraWith(await picture(cardLink(code)));
    const page = await visit('/verify', { width: 360, prepare });
    await hydrated(page);
    await page.getByRole('button', { name: 'Pindai dengan kamera' }).click();
    await verdict(page, 'Kartu berlaku');
    await shown(page.getByRole('button', { name: 'Pindai dengan kamera' }));
    const states = await page.evaluate(() =>
      (window as unknown as { stream: MediaStream }).stream.getTracks().map(({ readyState }) => readyState),
    );
    expect(states).toEqual(['ended']);
  });

  test('that may not be used is told, and can be tried again', async ({ visit }) => {
    const page = await visit('/verify', { prepare: cameraWith(undefined) });
    await hydrated(page);
    await page.getByRole('button', { name: 'Pindai dengan kamera' }).click();
    await shown(page.getByText('Kamera tidak diizinkan.', { exact: false }));
    await expectGoodScreen(page);
  });
});

describe('without network', () => {
  const refusals = ['GET /api/cards/keys failed', 'POST /api/cards/check failed'];

  test('cards are checked by what the device kept', async ({ visit }) => {
    const { member, code } = await memberWithCode();
    await as(member).ok('reissueCard', {});
    const { code: next } = (await as(member).ok('getCard', {})).body;
    const page = await visit('/verify', { width: 360, refusals });
    await kept(page);
    await page.context().setOffline(true);
    await page.goto(`/verify#${next}`);
    await page.reload();
    await verdict(page, 'Kartu berlaku');
    await told(page, 'Tidak tersedia tanpa sambungan');
    await shown(page.getByText('Tanpa sambungan, daftar itu belum dapat diperbarui.', { exact: false }));
    await expectGoodScreen(page);
    await upload(page, 'lama.png', await picture(cardLink(code)));
    await verdict(page, 'Kartu dicabut');
    await upload(page, 'palsu.png', await picture(cardLink(forgedCode())));
    await verdict(page, 'Kartu palsu');
    await upload(
      page,
      'lewat.png',
      await picture(cardLink(codeFor({ validUntil: '2025-01-05T03:00:00.000Z' }))),
    );
    await verdict(page, 'Kartu kedaluwarsa');
    // Of a key that came after the device was last online: nobody can say.
    await upload(page, 'baru.png', await picture(cardLink(codeFor({ keyId: 'ffff' }, 'stranger'))));
    await verdict(page, 'Belum dapat diperiksa');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Perbarui daftar' }).click();
    await verdict(page, 'Kartu palsu');
  });

  test('a browser that does not know the curve checks them all the same', async ({ visit }) => {
    const { code } = await memberWithCode();
    const prepare = async (context: BrowserContext) => {
      await context.addInitScript(() => {
        if (!isSecureContext) return;
        crypto.subtle.importKey = () => Promise.reject(new DOMException('Unknown', 'NotSupportedError'));
      });
    };
    const page = await visit('/verify', { refusals, prepare });
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.getByLabel('Tautan atau kode').fill(code);
    await page.keyboard.press('Enter');
    await verdict(page, 'Kartu berlaku');
    await page.getByLabel('Tautan atau kode').fill(forgedCode());
    await page.keyboard.press('Enter');
    await verdict(page, 'Kartu palsu');
  });
});

test('the page can be installed as itself, and leaves the rest of the site as it is', async ({ visit }) => {
  const page = await visit('/verify');
  const manifest = () => page.locator('link[rel=manifest]').getAttribute('href');
  await expect.poll(manifest).toBe('/verify.webmanifest');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal', exact: true }).click();
  await expect.poll(manifest).toBe('/site.webmanifest');
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/verify']);
});
