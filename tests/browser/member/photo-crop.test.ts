/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { choose } from '../../support/actions/steps.ts';
import { pngOnScreen } from '../../support/assertions/card.ts';
import { fileBytes, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { jpeg, jpegWithExif } from '../../support/factories/images.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { breakServer, eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Atur foto' });
const part = (page: Page) => dialogOf(page).getByRole('group', { name: /^Bagian foto yang dipakai/ });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Simpan foto', exact: true });
const changePhoto = (page: Page) => page.getByRole('button', { name: 'Change Photo', exact: true });

const asFile = (buffer: Buffer) => ({ name: 'foto.saya.jpeg', mimeType: 'image/jpeg', buffer });

/** Chooses a picture on the dashboard. */
async function pick(page: Page, bytes: Buffer): Promise<void> {
  await shown(changePhoto(page));
  // The button opens a native dialog outside the page; this is tested once.
  await page.locator('input[type="file"]').setInputFiles(asFile(bytes));
}

/** Like `pick`, with the button and the native dialog. */
async function pickByKeyboard(page: Page, bytes: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await changePhoto(page).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(asFile(bytes));
}

/** A picture that does not compress. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on screen.');
  return box;
};

/** Returns 'red' or 'blue' at positions of a picture, in shares of its sides. */
async function coloursAt(image: Buffer, places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}

const storedPhoto = async ({ id }: Person) =>
  fileBytes(String((await storedDocument('users', id)).photoFile));
const corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

test('a photo is cropped and saved by keyboard on the dashboard, and the card shows it', async ({
  visit,
}) => {
  const member = await makeMember();
  const page = await visit('/membership', { as: member });
  const before = await pngOnScreen(page);
  await pickByKeyboard(page, await jpeg(800, 400));
  await shown(part(page));
  const first = await boxOf(part(page));
  expect(first.width / first.height).toBeCloseTo(3 / 4, 1);
  expect(await dialogOf(page).getByRole('button', { name: 'Pakai seluruh gambar' }).count()).toBe(0);
  // The keys move the crop area from the start.
  await eventually(() => part(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await eventually(async () => (await boxOf(part(page))).width).toBeLessThan(first.width - 1);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft');
  await eventually(async () => (await boxOf(part(page))).x).toBeLessThan(first.x - 5);
  await save(page).focus();
  await page.keyboard.press('Enter');
  await hidden(dialogOf(page));
  await shown(page.getByRole('status').getByText('Foto profil diperbarui.'));
  await eventually(() => changePhoto(page).evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  expect(await sharp(await storedPhoto(member)).metadata()).toMatchObject({ width: 480, height: 640 });
  expect(await coloursAt(await storedPhoto(member), corners)).toEqual(['red', 'red', 'blue', 'blue']);
  await shown(page.getByRole('img', { name: `Foto ${member.name}` }));
  await eventually(async () => (await pngOnScreen(page)).equals(before)).toBe(false);
  expect(await coloursAt(await pngOnScreen(page), [[0.16, 0.36]])).toEqual(['red']);
  expect((await valuesOf('audit')).map(({ action, details }) => [action, details])).toEqual([
    ['user.update', { fields: 'profilePhoto' }],
  ]);
});

test.for([360, 1280] as const)(
  'the crop area is moved by pointer or finger (%i px)',
  async (width, { visit }) => {
    const member = await makeMember();
    const page = await visit('/membership', { as: member, width });
    await pick(page, await jpeg(800, 400));
    await shown(part(page));
    expect((await boxOf(dialogOf(page))).width).toBeLessThanOrEqual(width);
    const box = await boxOf(part(page));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (width === 360) {
      const browser = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: touchPoints as { x: number; y: number }[],
        });
      await touch('touchStart', [{ x, y }]);
      for (let by = 20; by <= 200; by += 20) await touch('touchMove', [{ x: x + by, y }]);
      await touch('touchEnd', []);
    } else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 400, y, { steps: 5 });
      await page.mouse.up();
    }
    await eventually(async () => (await boxOf(part(page))).x).toBeGreaterThan(box.x + 10);
    await save(page).click();
    await hidden(dialogOf(page));
    expect(await coloursAt(await storedPhoto(member), corners)).toEqual(['blue', 'blue', 'blue', 'blue']);
  },
);

test('in the own profile the crop is saved with the form; Batal keeps the earlier photo', async ({
  visit,
}) => {
  const member = await makeMember();
  const page = await visit('/profile', { as: member });
  const picture = { name: 'foto.png', bytes: await jpeg(800, 400) };
  await choose(page, 'Foto profil', picture);
  await dialogOf(page).getByRole('button', { name: 'Batal', exact: true }).click();
  await hidden(dialogOf(page));
  await shown(page.getByText('Pilih berkas', { exact: true }));
  await choose(page, 'Foto profil', picture);
  await shown(part(page));
  await dialogOf(page).getByRole('button', { name: 'Pakai foto ini', exact: true }).click();
  await hidden(dialogOf(page));
  await shown(page.getByText('foto.jpg', { exact: true }));
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await shown(page.getByText('Profil diperbarui.'));
  expect(await coloursAt(await storedPhoto(member), corners)).toEqual(['red', 'blue', 'blue', 'blue']);
});

test('a phone picture is upright, and can be used completely in the shape of the card', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/membership', { as: member, dark: true });
  await pick(page, await jpegWithExif(640, 480));
  await shown(part(page));
  await part(page).focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Shift+ArrowLeft');
  await dialogOf(page).getByRole('button', { name: 'Pakai seluruh gambar' }).click();
  await save(page).click();
  await hidden(dialogOf(page));
  expect(await coloursAt(await storedPhoto(member), corners)).toEqual(['blue', 'red', 'blue', 'blue']);
});

test('a photo that fails to save stays selected, and is sent again', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/membership', {
    as: member,
    refusals: ['PUT /api/users/user/profile/photo 500'],
  });
  const restore = await breakServer(page, 'PUT', '/api/users/user/profile/photo');
  await pick(page, await jpeg(480, 640));
  await save(page).click();
  await shown(dialogOf(page).getByText('Foto tidak dapat disimpan. Coba lagi.'), part(page));
  await restore();
  const sent = requestsOf(page, 'PUT /api/users/user/profile/photo');
  await save(page).click();
  await hidden(dialogOf(page));
  expect(sent).toHaveLength(1);
  expect((await storedDocument('users', member.id)).photoFile).toEqual(expect.any(String));
});

test('an upload in progress shows its share, and can be cancelled', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/membership', { as: member });
  const browser = await page.context().newCDPSession(page);
  await pick(page, await noise(900, 1200));
  await shown(part(page));
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40_000,
  });
  await save(page).click();
  await shown(dialogOf(page).getByRole('progressbar', { name: 'Kemajuan unggahan' }));
  await page.keyboard.press('Escape');
  await dialogOf(page).getByRole('button', { name: 'Batalkan', exact: true }).click();
  await shown(dialogOf(page).getByText('Pengiriman dibatalkan. Pilihan Anda tetap ada.'), part(page));
  expect((await storedDocument('users', member.id)).photoFile).toBe(null);
});
