/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, heading } from '../../support/actions/steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { siteContents } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, holdRequests, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const { about, council, home } = siteContents;
const english = { language: 'en' } as const;

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const englishForm = (page: Page) => form(page, 'Teks bahasa Inggris');
const englishVersions = (page: Page) =>
  page.getByRole('region', { name: 'Versi tersimpan (Inggris)', exact: true });
const staleNotice = (page: Page) =>
  page.getByText('Terjemahan tertinggal: teks Indonesia berubah setelah teks Inggris ini ditulis.');

/** Saves the English text, and waits until its form restarts with the saved values. */
async function saveEnglish(page: Page, version: number): Promise<void> {
  await button(page, 'Simpan teks Inggris').click();
  await shown(
    page.getByText('Teks bahasa Inggris: Perubahan disimpan.', { exact: true }).first(),
    englishVersions(page).getByText(`Versi ${version}`, { exact: true }),
    button(page, 'Simpan teks Inggris'),
  );
}

test('an English text is written next to the Indonesian one, and read on the English site only', async ({
  visit,
}) => {
  const page = await visit('/admin/manage-content/about', { as: await makeAdmin() });
  const translation = englishForm(page);
  await eventually(() => translation.getByLabel('Visi').inputValue()).toMatch(/^To be a trusted home/);
  expect(await form(page, 'About').getByLabel('Visi').inputValue()).toMatch(/^Menjadi rumah bersama/);
  expect(await translation.getByLabel('Visi').getAttribute('lang')).toBe('en');
  expect(await form(page, 'About').getByLabel('Visi').getAttribute('lang')).toBe(null);
  await shown(englishVersions(page).getByText('Belum ada teks Inggris. Situs Inggris memakai teks bawaan.'));
  await translation.getByLabel('Visi').fill('A home for everyone.');
  await button(translation, 'Pratinjau').click();
  const preview = page.getByRole('dialog', { name: 'Pratinjau: Teks bahasa Inggris' });
  await shown(preview.getByText('A home for everyone.'));
  await page.keyboard.press('Escape');
  await saveEnglish(page, 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const visitor = await visit('/en/about');
  await shown(visitor.getByText('A home for everyone.'));
  const indonesian = await visit('/about');
  await shown(indonesian.getByText(/^Menjadi rumah bersama/));
  await hidden(indonesian.getByText('A home for everyone.'));
});

test('on a phone the English text is in a tab of its own', async ({ visit }) => {
  const page = await visit('/admin/manage-content/about', { as: await makeAdmin(), width: 360 });
  await shown(button(page, 'Simpan'));
  await hidden(button(page, 'Simpan teks Inggris'));
  await page.getByRole('tab', { name: 'English' }).click();
  await hidden(button(page, 'Simpan'));
  const translation = englishForm(page);
  await translation.getByLabel('Visi').fill('A home on a phone.');
  await page.getByRole('tab', { name: 'Indonesia' }).click();
  await page.getByRole('tab', { name: 'English' }).click();
  expect(await translation.getByLabel('Visi').inputValue()).toBe('A home on a phone.');
  await saveEnglish(page, 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const visitor = await visit('/en/about', { width: 360 });
  await shown(visitor.getByText('A home on a phone.'));
});

describe('a stale English text', () => {
  const markOf = (page: Page) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Deskripsi, visi, misi, dan perjalanan' });

  test('is marked on Manage Content and in its editor, until it is saved', async ({ visit }) => {
    const admin = await makeAdmin();
    await as(admin).ok('saveAboutContent', { ...about, ...english });
    await as(admin).ok('saveAboutContent', about);
    const page = await visit('/admin/manage-content', { as: admin });
    await shown(markOf(page).getByText('Terjemahan tertinggal', { exact: true }));
    expect(await page.getByText('Inggris: belum disimpan', { exact: true }).count()).toBe(5);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).click();
    await shown(staleNotice(page));
    await expectAccessible(page);
    await saveEnglish(page, 2);
    await hidden(staleNotice(page));
    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
    await shown(markOf(page).getByText('Inggris: tersimpan', { exact: true }));
  });

  test('is named after an Indonesian save on the same screen, and solved only by a save from the present text', async ({
    visit,
  }) => {
    const admin = await makeAdmin();
    await as(admin).ok('saveAboutContent', { ...about, ...english });
    const page = await visit('/admin/manage-content/about', { as: admin });
    await englishForm(page).getByLabel('Visi').fill('Written meanwhile.');
    await form(page, 'About').getByLabel('Visi').fill('Visi baru');
    await button(page, 'Simpan').click();
    await shown(staleNotice(page));
    expect(await englishForm(page).getByLabel('Visi').inputValue()).toBe('Written meanwhile.');
    await saveEnglish(page, 2);
    await hidden(staleNotice(page));
    // Another admin changes the Indonesian text, which this screen does not show.
    await as(admin).ok('saveAboutContent', { ...about, vision: 'Visi lain' });
    await englishForm(page).getByLabel('Visi').fill('Written from the old text.');
    await saveEnglish(page, 3);
    await shown(staleNotice(page));
  });
});

test('an English draft stays on the device, apart from the Indonesian one', async ({ visit }) => {
  const page = await visit('/admin/manage-content/about', { as: await makeAdmin() });
  const translation = englishForm(page);
  await translation.getByLabel('Visi').fill('Half a sentence');
  await eventually(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(
    'Half a sentence',
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await shown(translation.getByText(/^Draf/).first());
  await eventually(() => translation.getByLabel('Visi').inputValue()).toBe('Half a sentence');
  expect(await form(page, 'About').getByLabel('Visi').inputValue()).toMatch(/^Menjadi rumah bersama/);
});

test('an English version is restored, and the Indonesian text stays', async ({ visit }) => {
  const admin = await makeAdmin();
  await as(admin).ok('saveAboutContent', about);
  for (const vision of ['First', 'Second'])
    await as(admin).ok('saveAboutContent', { ...about, ...english, vision });
  const page = await visit('/admin/manage-content/about', { as: admin });
  await button(page, 'Pulihkan versi 1 (Inggris)').click();
  await button(page.getByRole('alertdialog', { name: 'Pulihkan versi ini?' }), 'Pulihkan').click();
  await shown(page.getByText('Versi 1 dipulihkan sebagai versi 3.'));
  await eventually(() => englishForm(page).getByLabel('Visi').inputValue()).toBe('First');
  expect(await storedDocument('siteContent', 'about')).toMatchObject({
    version: 1,
    content: { vision: 'Visi' },
  });
});

test('the newer English text of another admin is shown before it can be overwritten', async ({ visit }) => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  const page = await visit('/admin/manage-content/about', {
    as: admin,
    refusals: ['PUT /api/site-content/about 409'],
  });
  const translation = englishForm(page);
  await translation.getByLabel('Visi').fill('Mine');
  await as(other).ok('saveAboutContent', { ...about, ...english, vision: 'Theirs' });
  await button(page, 'Simpan teks Inggris').click();
  await button(translation, 'Bandingkan keduanya').click();
  const compared = page.getByRole('dialog', { name: 'Bandingkan' });
  await shown(
    compared.getByRole('region', { name: 'Isian Anda' }).getByText('Mine'),
    compared.getByRole('region', { name: `Tersimpan oleh ${other.name}` }).getByText('Theirs'),
  );
  await page.keyboard.press('Escape');
  await button(translation, 'Timpa dengan isian saya').click();
  await shown(englishVersions(page).getByText('Versi 2', { exact: true }));
  expect(await storedDocument('siteContent', 'about-en')).toMatchObject({ content: { vision: 'Mine' } });
});

test('the first English form has the Indonesian names of Council and pictures of Home', async ({ visit }) => {
  const admin = await makeAdmin();
  await as(admin).ok('saveCouncilContent', {
    ...council,
    council: [{ position: 'President', name: 'Sekarwangi Utami', institution: 'Universitas Contoh' }],
  });
  await as(admin).ok('saveHomeContent', home);
  const page = await visit('/admin/manage-content/council', { as: admin });
  await shown(englishForm(page).getByText(/Sekarwangi Utami/));
  await shown(
    englishVersions(page).getByText(
      'Belum ada teks Inggris. Situs Inggris menampilkan nama dan nomor dari teks Indonesia.',
    ),
  );
  expect(await englishVersions(page).getByText('tampil sekarang').count()).toBe(0);
  await page.goto('/admin/manage-content/home');
  await shown(heading(page, 'Home'));
  const pictures = englishForm(page).getByLabel('Keterangan untuk yang tidak melihat gambar');
  await eventually(() => pictures.count()).toBe(1);
  expect(await pictures.inputValue()).toMatch(/^Illustration: a researcher at a desk/);
});

test('Contact has one form for both languages', async ({ visit }) => {
  const page = await visit('/admin/manage-content', { as: await makeAdmin() });
  await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click();
  await arrivedAt(page, '/admin/manage-content/contact');
  await shown(
    page.getByText('Halaman ini sama di situs Indonesia dan situs Inggris.'),
    button(page, 'Simpan'),
  );
  expect(await page.getByRole('form').count()).toBe(1);
});

test('the states of the translations do not move the cards when they arrive late', async ({ visit }) => {
  let release = () => {};
  const page = await visit('/admin/manage-content', {
    as: await makeAdmin(),
    width: 360,
    prepare: async (context) => {
      release = await holdRequests(context, '**/page-translations*');
    },
  });
  const last = page.getByRole('main').getByRole('link', { name: 'Professional', exact: true });
  await shown(last);
  const before = await last.boundingBox();
  release();
  await shown(page.getByText('Inggris: belum disimpan', { exact: true }).last());
  expect(await last.boundingBox()).toEqual(before);
});
