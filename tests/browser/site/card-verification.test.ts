import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { describe } from 'vitest';
import { formatDate } from '../../../contract/text/dates.ts';
import {
  drawQrCode,
  memberWithCode,
  result,
  resultShows,
  upload,
  verdict,
} from '../../support/actions/card-verification.ts';
import { pngOnScreen } from '../../support/assertions/card.ts';
import { changeDocument } from '../../support/assertions/stores.ts';
import { codeFor } from '../../support/factories/card-codes.ts';
import { proof } from '../../support/factories/images.ts';
import { shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

test('a card is valid until it is reported as lost', async ({ visit }) => {
  const { member, code } = await memberWithCode();
  const page = await visit(`/verify#${code}`);
  await verdict(page, 'Kartu berlaku');
  await resultShows(page, 'Dewi Lestari');
  await resultShows(page, 'Keanggotaan berlaku');
  await shown(page.getByText(/^Kunci dan daftar kartu yang dicabut diperbarui .+ pukul \d\d\.\d\d WIB\.$/));

  await as(member).ok('reissueCard', {});
  await page.getByRole('button', { name: 'Perbarui daftar' }).click();
  await verdict(page, 'Kartu dicabut');
});

describe('a device with a wrong clock', () => {
  const setTo = (at: string) => (context: BrowserContext) => context.clock.setFixedTime(at);

  test('shows a warning, and the server time decides', { tags: ['full'] }, async ({ visit }) => {
    const { code } = await memberWithCode();
    const page = await visit(`/verify#${code}`, { prepare: setTo('2035-01-05T03:00:00Z') });
    await verdict(page, 'Kartu berlaku');
    await shown(
      result(page).getByText('Jam perangkat ini tampaknya terlalu cepat: 5 Januari 2035 pukul 10.00 WIB.', {
        exact: false,
      }),
    );
  });

  test('cannot decide without network whether a card is still valid', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit(`/verify#${codeFor()}`, {
      prepare: setTo('2020-01-05T03:00:00Z'),
      refusals: ['GET /api/cards/keys failed', 'POST /api/cards/check failed'],
    });
    await verdict(page, 'Kartu dicabut');
    await page.route('**/api/cards/**', (route) => route.abort('connectionfailed'));
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.reload();
    await asked;
    await verdict(page, 'Belum dapat diperiksa');
    await shown(result(page).getByText('Jam perangkat ini tampaknya terlambat', { exact: false }));
  });
});

test('a card from before a renewal is valid with the present end, and the page says so', {
  tags: ['full'],
}, async ({ visit }) => {
  const { member } = await memberWithCode();
  const { validUntil } = (await as(member).ok('getProfile', {})).body;
  await changeDocument('users', member.id, { validUntil: new Date('2026-01-05T03:00:00Z') });
  const old = (await as(member).ok('getCard', {})).body.code;
  await changeDocument('users', member.id, { validUntil: new Date(String(validUntil)) });
  const page = await visit(`/verify#${old}`);
  await verdict(page, 'Kartu berlaku');
  await shown(
    result(page).getByText(formatDate(String(validUntil)), { exact: true }),
    result(page).getByText('Kartu ini dibuat sebelum perpanjangan: yang tercetak 5 Januari 2026.'),
  );
});

describe('a picture', () => {
  test('of the card is read', { tags: ['full'] }, async ({ visit }) => {
    const { member } = await memberWithCode();
    const card = await pngOnScreen(await visit('/membership', { as: member }));
    const page = await visit('/verify', { width: 360 });
    await upload(page, 'kartu.png', card);
    await verdict(page, 'Kartu berlaku');
    // As a phone takes it: rotated, small, on a background, and skewed.
    const ground = { width: 1600, height: 1200, channels: 3, background: '#886644' } as const;
    const askew = await sharp(card).rotate(7, { background: '#886644' }).resize(900).toBuffer();
    const photo = await sharp({ create: ground })
      .composite([{ input: askew, left: 500, top: 300 }])
      .jpeg({ quality: 70 })
      .toBuffer();
    await page.reload();
    await upload(page, 'foto.jpg', photo);
    await verdict(page, 'Kartu berlaku');
  });

  test('of another object is refused at the field', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/verify');
    await upload(page, 'bukti.jpg', Buffer.from((await proof()).bytes));
    await shown(page.getByText('Tidak ada kode QR yang terbaca pada gambar ini.', { exact: false }));
    await upload(page, 'wifi.png', await drawQrCode('WIFI:S:Kantor;T:WPA;P:rahasia;;'));
    await verdict(page, 'Kode tidak dikenali');
    await upload(page, 'bukti.jpg', Buffer.from((await proof()).bytes));
    await resultShows(page, 'Hasilnya tampil di sini setelah sebuah kartu dipindai.');
  });
});
