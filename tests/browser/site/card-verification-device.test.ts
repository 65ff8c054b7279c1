/** @module-tag full */
import { cardLink } from 'contract/rules/codes/card-statement';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  drawQrCode,
  memberWithCode,
  resultShows,
  upload,
  verdict,
} from '../../support/actions/card-verification.ts';
import { hydrated } from '../../support/actions/public-pages.ts';
import { expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { codeFor, forgedCode } from '../../support/factories/card-codes.ts';
import { eventually, goOffline, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

/** Device features of the card check: the camera, and offline use for days. */

const savedNoticeShown = (page: Page) =>
  shown(page.getByText('Halaman ini sudah tersimpan', { exact: false }));

/** A camera that shows this text as a QR code, or one without permission. */
const cameraWith = (png: Buffer | undefined) => async (context: BrowserContext) => {
  const source = png === undefined ? '' : `data:image/png;base64,${png.toString('base64')}`;
  await context.addInitScript((url) => {
    // The empty page before has no camera.
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
  test('reads a card and is switched off again', async ({ visit }) => {
    const { code } = await memberWithCode();
    const prepare = cameraWith(await drawQrCode(cardLink(code)));
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

  test('without permission shows a message and can be retried', async ({ visit }) => {
    const page = await visit('/verify', { prepare: cameraWith(undefined) });
    await hydrated(page);
    await page.getByRole('button', { name: 'Pindai dengan kamera' }).click();
    await shown(page.getByText('Kamera tidak diizinkan.', { exact: false }));
    await expectGoodScreen(page);
  });
});

describe('without network', () => {
  const refusals = ['GET /api/cards/keys failed', 'POST /api/cards/check failed'];

  test('cards are checked with the stored keys', async ({ visit }) => {
    const { member, code } = await memberWithCode();
    await as(member).ok('reissueCard', {});
    const { code: next } = (await as(member).ok('getCard', {})).body;
    const page = await visit('/verify', { refusals });
    await savedNoticeShown(page);
    await goOffline(page);
    await page.goto(`/verify#${next}`);
    await page.reload();
    await verdict(page, 'Kartu berlaku');
    await resultShows(page, 'Tidak tersedia tanpa sambungan');
    await shown(page.getByText('Tanpa sambungan, daftar itu belum dapat diperbarui.', { exact: false }));
    await expectGoodScreen(page);
    await upload(page, 'lama.png', await drawQrCode(cardLink(code)));
    await verdict(page, 'Kartu dicabut');
    await upload(page, 'palsu.png', await drawQrCode(cardLink(forgedCode())));
    await verdict(page, 'Kartu palsu');
    await upload(
      page,
      'lewat.png',
      await drawQrCode(cardLink(codeFor({ validUntil: '2025-01-05T03:00:00.000Z' }))),
    );
    await verdict(page, 'Kartu kedaluwarsa');
    // A key that is newer than the last time online: the result is unknown.
    await upload(page, 'baru.png', await drawQrCode(cardLink(codeFor({ keyId: 'ffff' }, 'unknown'))));
    await verdict(page, 'Belum dapat diperiksa');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Perbarui daftar' }).click();
    await verdict(page, 'Kartu palsu');
  });

  test('a browser without the curve still checks them', async ({ visit }) => {
    const { code } = await memberWithCode();
    const prepare = async (context: BrowserContext) => {
      await context.addInitScript(() => {
        if (!isSecureContext) return;
        crypto.subtle.importKey = () => Promise.reject(new DOMException('Unknown', 'NotSupportedError'));
      });
    };
    const page = await visit('/verify', { refusals, prepare });
    await savedNoticeShown(page);
    await goOffline(page);
    await page.reload();
    await hydrated(page);
    await page.getByLabel('Tautan atau kode').fill(code);
    await page.keyboard.press('Enter');
    await verdict(page, 'Kartu berlaku');
    // The next code would cancel the request to the server that follows the verdict.
    await resultShows(page, 'Tidak tersedia tanpa sambungan');
    await page.getByLabel('Tautan atau kode').fill(forgedCode());
    await page.keyboard.press('Enter');
    await verdict(page, 'Kartu palsu');
  });
});

test.for([
  ['Indonesian', ''],
  ['English', '/en'],
] as const)(
  'the %s page can be installed as an app, and does not affect the rest of the site',
  async ([, base], { visit }) => {
    const page = await visit(`${base}/verify`);
    const manifest = () => page.locator('link[rel=manifest]').getAttribute('href');
    await eventually(manifest).toBe(`${base}/verify.webmanifest`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Journal', exact: true }).click();
    await eventually(manifest).toBe(`${base}/site.webmanifest`);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toEqual([`${base}/verify`]);
  },
);
