/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { cardLink, extractCode, parseCardCode } from 'contract/rules/codes/card-statement';
import { dayStart } from 'contract/text/dates';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { clickTwice, loadDialogs } from '../../support/actions/steps.ts';
import {
  drawnSpaces,
  drawnTexts,
  pngOnScreen,
  recordDrawnTexts,
  textInCode,
} from '../../support/assertions/card.ts';
import { makeMember } from '../../support/factories/people.ts';
import { eventually, goOffline, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { anonymous, as, inProcess } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const named = (name: string) => makeMember({ photo: true, record: { name } });
const codeOnCard = async (page: Page) => extractCode(await textInCode(await pngOnScreen(page)));
const statementOnCard = async (page: Page) => parseCardCode(await codeOnCard(page))?.statement;
const stateOf = async (code: string) => {
  const { memberNumber = '', serial = '' } = parseCardCode(code)?.statement ?? {};
  return (await anonymous.ok('checkCard', { memberNumber, serial })).body.state;
};
const lostButton = (page: Page) => page.getByRole('button', { name: 'Kartu hilang? Terbitkan ulang' });

async function saved(page: Page, button: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), png: await readFile(await download.path()) };
}

test('the card contains the signed statement of its member', async ({ visit }) => {
  const member = await named('Dr. Dewi Lestari Kusumawardhani, M.Kom.');
  const page = await visit('/membership', { as: member });
  const text = await textInCode(await pngOnScreen(page));
  const { code } = (await as(member).ok('getCard', {})).body;
  expect(text).toBe(cardLink(code));
  expect(await statementOnCard(page)).toMatchObject({ name: 'Dr. Dewi Lestari Kusumawardhani, M.Kom.' });
});

test('a lost card is replaced, also by keyboard, and the old one is no longer valid', async ({ visit }) => {
  const member = await named('Dewi Lestari');
  const page = await visit('/membership', { as: member });
  const lost = await codeOnCard(page);
  await lostButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Terbitkan ulang kartu?' });
  await shown(
    dialog.getByText('Kode pada kartu lama langsung tidak berlaku'),
    dialog.getByText('Dewi Lestari'),
  );
  await page.keyboard.press('Escape');
  await hidden(dialog);
  await eventually(() => lostButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await stateOf(lost)).toBe('valid');

  const sent = requestsOf(page, 'POST /api/membership/card/reissue');
  await lostButton(page).click();
  await clickTwice(dialog.getByRole('button', { name: 'Terbitkan ulang', exact: true }));
  await shown(page.getByText('Kartu baru diterbitkan. Kode pada kartu lama tidak berlaku lagi.'));
  await hidden(dialog);
  expect(sent).toHaveLength(1);
  await eventually(() => codeOnCard(page)).not.toBe(lost);
  expect([await stateOf(lost), await stateOf(await codeOnCard(page))]).toEqual(['revoked', 'valid']);
});

test('the member chooses the name in the code', async ({ visit }) => {
  const member = await named('Dewi Lestari');
  const page = await visit('/membership', { as: member, refusals: ['PUT /api/membership/card failed'] });
  expect(await statementOnCard(page)).toMatchObject({ name: 'Dewi Lestari' });
  await loadDialogs(page);
  await goOffline(page);
  await page.getByLabel('Inisial (DL)').click();
  await shown(page.getByText('Pilihan belum tersimpan. Tidak ada sambungan ke server.', { exact: true }));
  expect(await page.getByLabel('Nama lengkap (Dewi Lestari)').isChecked()).toBe(true);
  await page.context().setOffline(false);
  await page.getByLabel('Inisial (DL)').check();
  await eventually(async () => (await statementOnCard(page))?.name).toBe('DL');
  await page.reload();
  expect(await page.getByLabel('Inisial (DL)').isChecked()).toBe(true);
  await page.getByLabel('Nama lengkap (Dewi Lestari)').check();
  await eventually(async () => (await statementOnCard(page))?.name).toBe('Dewi Lestari');
});

test('the scanned content is one click away', async ({ visit }) => {
  const page = await visit('/membership', { as: await named('Dewi Lestari') });
  await page.getByRole('link', { name: 'Lihat yang dibaca pemindai' }).click();
  await shown(
    page.getByRole('heading', { name: 'Kartu berlaku' }),
    page.getByText('Keanggotaan berlaku', { exact: true }),
  );
});

test('the picture in double size is the same card with more detail', async ({ visit }) => {
  const member = await named('Dewi Lestari');
  const page = await visit('/membership', { as: member, prepare: recordDrawnTexts });
  const start = (await drawnTexts(page)).length;
  const single = await saved(page, 'Download Membership Card');
  const middle = (await drawnTexts(page)).length;
  const double = await saved(page, 'Unduh ukuran ganda');
  expect([single.name, double.name]).toEqual([
    'membership-card-dewi-lestari.png',
    'membership-card-dewi-lestari-2x.png',
  ]);
  const all = await drawnTexts(page);
  expect(all.slice(middle)).toEqual(all.slice(start, middle));
  expect(all.slice(middle)).toContain('Dewi Lestari');
  for (const space of await drawnSpaces(page)) {
    expect(space).toBeGreaterThan(0.23);
    expect(space).toBeLessThan(0.29);
  }
  expect(await sharp(double.png).metadata()).toMatchObject({ width: 1200, height: 700 });
  expect(await textInCode(double.png)).toBe(await textInCode(single.png));
  const raw = (png: Buffer) => sharp(png).removeAlpha().resize(60, 35).raw().toBuffer();
  const [small, large] = [await raw(single.png), await raw(double.png)];
  const differences = [...small].map((value, index) => Math.abs(value - (large[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(40);
});

test('an expired card says so on screen and in the picture', async ({ visit }) => {
  const validUntil = new Date(dayStart(new Date()).getTime() - 1);
  const member = await makeMember({ record: { name: 'Dewi Lestari', validUntil } });
  const page = await visit('/membership', { as: member, prepare: recordDrawnTexts });
  const onScreen = await drawnTexts(page);
  expect(onScreen).toContain('Kedaluwarsa / Expired');
  await shown(
    page.getByRole('img', { name: /Kedaluwarsa \/ Expired$/ }),
    page.getByText('Membership is in process'),
    page.getByRole('link', { name: 'Renew Membership' }),
  );
  const { png } = await saved(page, 'Download Membership Card');
  expect((await drawnTexts(page)).slice(onScreen.length)).toContain('Kedaluwarsa / Expired');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (310 * info.width + 20) * 3;
  expect([...data.subarray(at, at + 3)]).toEqual([0xb3, 0x26, 0x1e]);
  // The expiry band leaves the code readable.
  expect(parseCardCode(extractCode(await textInCode(png)))?.statement.name).toBe('Dewi Lestari');
});

test('the printed card has the size of an identity card', async ({ visit }) => {
  const page = await visit('/membership', { as: await named('Dewi Lestari') });
  await pngOnScreen(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  );
  const points = (millimetres: number) => (millimetres / 25.4) * 72;
  expect(boxes).toHaveLength(1);
  expect(Math.abs((boxes[0]?.[2] ?? 0) - points(85.6))).toBeLessThan(1);
  expect(Math.abs((boxes[0]?.[3] ?? 0) - points(54))).toBeLessThan(1);
  // No part of it is under the space that the screen reserves for a scrollbar.
  await page.emulateMedia({ media: 'print' });
  const [wide, free] = await page.evaluate(() => [innerWidth, document.documentElement.clientWidth]);
  expect(free).toBe(wide);
  await eventually(() => page.locator('canvas').boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test('a member without approval has no code, and a code that fails to load still shows the card', async ({
  visit,
}) => {
  const waiting = await visit('/membership', { as: await makeMember({ status: 'waitingApproval' }) });
  await shown(waiting.getByText('Kartu dapat diunduh setelah keanggotaan Anda disetujui.'));
  expect(await lostButton(waiting).count()).toBe(0);

  const refusals = ['GET /api/membership/card failed'];
  const page = await visit('/membership', {
    as: await named('Dewi Lestari'),
    refusals,
    prepare: async (context) => {
      await context.route('**/api/membership/card', (route) => route.abort('connectionfailed'));
    },
  });
  await shown(page.getByText('Kode verifikasi tidak dapat dimuat. Kartu tampil tanpa kode.'));
  expect((await saved(page, 'Download Membership Card')).png.length).toBeGreaterThan(10_000);
  await page.context().unroute('**/api/membership/card');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await eventually(async () => (await statementOnCard(page))?.name).toBe('Dewi Lestari');
});

test('a member adds the card to a wallet', async ({ visit }) => {
  const page = await visit('/membership/card', {
    as: await named('Dewi Lestari'),
    width: 360,
    // Google is not reached: the request ends in the browser.
    prepare: async (context) => {
      await context.route('https://pay.google.com/**', (route) => route.abort());
    },
    refusals: ['foreign: https://pay.google.com', 'GET /gp/v/save/* failed'],
  });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tambahkan ke Apple Wallet', exact: true }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^kartu-SISINDO-\d{4}-\d{6}\.pkpass$/);
  const opened = page.waitForRequest((request) =>
    request.url().startsWith('https://pay.google.com/gp/v/save/'),
  );
  await page.getByRole('button', { name: 'Tambahkan ke Google Wallet', exact: true }).click();
  await opened;
});

test('a paused member is offered no wallet', async ({ visit }) => {
  const member = await makeMember({ record: { pausedFrom: inDays(-2), pausedUntil: inDays(2) } });
  const page = await visit('/membership/card', { as: member });
  await shown(page.getByText(/^Terakhir diperiksa/));
  await hidden(page.getByRole('button', { name: /Wallet$/ }));
});

test('without keys for wallets the card has no button for one, and everything else', async ({ visit }) => {
  const member = await named('Dewi Lestari');
  vi.stubEnv('GOOGLE_WALLET_KEY', 'off');
  vi.stubEnv('APPLE_PASS_KEY', 'off');
  const { body } = await inProcess(member).ok('getCard', {});
  expect(body.wallets).toEqual([]);
  const page = await visit('/membership/card', {
    as: member,
    prepare: async (context) => {
      await context.route('**/api/membership/card', (route) => route.fulfill({ json: body }));
    },
  });
  await shown(page.getByText(/^Terakhir diperiksa/));
  expect((await statementOnCard(page))?.name).toBe('Dewi Lestari');
  await hidden(page.getByRole('button', { name: /Wallet/ }));
  await hidden(page.getByText(/Google|Apple/));
});
