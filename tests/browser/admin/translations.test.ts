import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { editLink, englishForm, expectWrong, submitButton } from '../../support/actions/content-steps.ts';
import { chooseImage } from '../../support/actions/editor-steps.ts';
import { button, field, heading, holds, press, rowOf } from '../../support/actions/steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import {
  makeBlog,
  makeEvent,
  makeJournal,
  makeProduct,
  makeTranslation,
} from '../../support/factories/content.ts';
import { picture } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as, english } from '../../support/suite/client.ts';

const title = 'Judul (Inggris)';
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Isi (Inggris)', exact: true });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const staleNotice = (page: Page): Locator =>
  englishForm(page).getByText(
    'Terjemahan tertinggal: teks Indonesia berubah setelah teks Inggris ini ditulis.',
  );

test('English texts of an article are stored as a draft and published, and the Indonesian article stays', async ({
  visit,
}) => {
  const { id } = await makeBlog({ title: 'Arsip', image: null });
  const before = await storedDocument('blogs', id);
  const page = await visit(`/admin/manage-blog/edit/${id}`, {
    as: await makeAdmin(),
    width: 360,
    refusals: ['PUT /api/translations/blog/* 400'],
  });
  await tab(page, 'English').click();
  await shown(field(page, title));
  const form = englishForm(page);
  await shown(form.getByText('Belum ada', { exact: true }));
  await holds(page, title, '');
  await field(page, title).fill('Archives');
  await press(page, 'Simpan draf Inggris');
  await shown(page.getByText('Archives: tersimpan sebagai draf.'), form.getByText('Draf', { exact: true }));
  await english().refused('getBlog', { id });
  await press(page, 'Terbitkan teks Inggris');
  await expectWrong(page, 'Isi (Inggris)', 'Wajib diisi.');
  await text(page).fill('An English text.');
  await press(page, 'Terbitkan teks Inggris');
  await shown(
    page.getByText('Archives: teks Inggris tersimpan dan terbit.'),
    form.getByText('Terbit', { exact: true }),
  );
  await arrivedAt(page, `/admin/manage-blog/edit/${id}`);
  expect(await storedDocument('blogs', id)).toEqual(before);
  const reader = await visit(`/en/blog/blog-details/${id}`, { width: 360 });
  await shown(heading(reader, 'Archives'), reader.getByText('An English text.'));
  await reader.goto(`/blog/blog-details/${id}`);
  await shown(heading(reader, 'Arsip'), reader.getByText('Paragraf pertama.'));
});

test('a changed Indonesian text marks the English one, and the filter of the list finds only that', {
  tags: ['full'],
}, async ({ visit }) => {
  const [stale, current] = [
    await makeBlog({ title: 'Arsip', image: null }),
    await makeBlog({ title: 'Kabar', image: null }),
  ];
  await makeBlog({ title: 'Tanpa Inggris', image: null });
  for (const blog of [stale, current]) await makeTranslation('blog', blog);
  const page = await visit(`/admin/manage-blog/edit/${stale.id}`, { as: await makeAdmin() });
  await field(page, 'Title').fill('Arsip baru');
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-blog');
  for (const [name, state] of [
    ['Arsip baru', 'Tertinggal'],
    ['Kabar', 'Terbit'],
    ['Tanpa Inggris', 'Belum ada'],
  ] as const)
    await shown(rowOf(page, { name }).getByText(state, { exact: true }).last());
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Terjemahan tertinggal', { exact: true }).click();
  await arrivedAt(page, '/admin/manage-blog?translation=stale');
  await hidden(editLink(page, 'Kabar'), editLink(page, 'Tanpa Inggris'));
  await shown(page.getByText('1 artikel ditemukan.', { exact: true }));
  await expectAccessible(page);
  await page.reload();
  await editLink(page, 'Arsip baru').click();
  await shown(staleNotice(page));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, 'Simpan teks Inggris');
  await hidden(staleNotice(page));
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await arrivedAt(page, '/admin/manage-blog?translation=stale');
  await shown(page.getByText('Tidak ada terjemahan yang tertinggal', { exact: true }));
  await press(page, 'Tampilkan semua');
  await shown(heading(page, 'Manage Blogs (3)'));
});
test('the languages are tabs on a phone, which arrow keys change, and typed text stays', {
  tags: ['full'],
}, async ({ visit }) => {
  const { id } = await makeBlog({ title: 'Arsip', image: null });
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: await makeAdmin(), width: 360 });
  await field(page, 'Title').fill('Arsip lama');
  await hidden(field(page, title));
  await tab(page, 'Indonesia').focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => tab(page, 'English').getAttribute('aria-selected')).toBe('true');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('English');
  await hidden(field(page, 'Title'));
  await field(page, title).fill('Archives');
  await tab(page, 'English').press('ArrowLeft');
  await holds(page, 'Title', 'Arsip lama');
  await hidden(field(page, title));
  await tab(page, 'Indonesia').press('ArrowRight');
  await holds(page, title, 'Archives');
});

test('English text is stored while it is typed, and continues on another device', { tags: ['full'] }, async ({
  visit,
}) => {
  const { id } = await makeBlog({ title: 'Arsip', image: null });
  const person = await makeAdmin({ name: 'Rina Hapsari' });
  const prepare = (context: { clock: Page['clock'] }) => context.clock.install();
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: person, prepare });
  await field(page, title).fill('Archives');
  await text(page).fill('Half a sentence');
  await shown(englishForm(page).getByText('Belum tersimpan', { exact: true }));
  await page.clock.fastForward(5_000);
  await shown(englishForm(page).getByText(/^Tersimpan otomatis \d\d\.\d\d$/));
  await page.close({ runBeforeUnload: false });

  const other = await visit(`/admin/manage-blog/edit/${id}`, { as: person });
  await shown(englishForm(other).getByText(/^Draf dipulihkan: isian Anda \(Rina Hapsari\)/));
  await holds(other, title, 'Archives');
  await shown(text(other).getByText('Half a sentence'));
  await holds(other, 'Title', 'Arsip');
  await press(other, 'Simpan draf Inggris');
  await shown(other.getByText('Archives: tersimpan sebagai draf.'));
  expect(await valuesOf('workingCopies')).toEqual([]);
});

test('the second of two admins sees the newer English text, and loses nothing that was typed', {
  tags: ['full'],
}, async ({ visit }) => {
  const blog = await makeBlog({ title: 'Arsip', image: null });
  const id = await makeTranslation('blog', blog, { title: 'Archives' });
  const page = await visit(`/admin/manage-blog/edit/${blog.id}`, {
    as: await makeAdmin(),
    refusals: ['PUT /api/translations/blog/* 409'],
  });
  await field(page, title).fill('Records');
  const texts = { kind: 'blog', id: blog.id, title: 'Newer', content: 'An English text.' } as const;
  await as(await makeAdmin()).ok('saveTranslation', texts);
  await press(page, 'Simpan teks Inggris');
  await shown(englishForm(page).getByText('Tersimpan sekarang: Newer', { exact: true }));
  await holds(page, title, 'Records');
  await button(englishForm(page), 'Timpa dengan isian saya').click();
  await shown(page.getByText('Records: teks Inggris tersimpan dan terbit.'));
  expect((await storedDocument('translations', id)).title).toBe('Records');
});

test('saving the Indonesian text keeps unsaved English text on the screen, which is then up to date', {
  tags: ['full'],
}, async ({ visit }) => {
  const blog = await makeBlog({ title: 'Arsip', image: null });
  await makeTranslation('blog', blog, { title: 'Archives' });
  const page = await visit(`/admin/manage-blog/edit/${blog.id}`, { as: await makeAdmin() });
  await field(page, title).fill('New archives');
  await field(page, 'Title').fill('Arsip baru');
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan. Tinggalkan halaman ini?' });
  await button(question, 'Tetap di sini').click();
  await hidden(question);
  await submitButton(page).click();
  await shown(page.getByText('Arsip baru: artikel diperbarui. Teks Inggris belum disimpan.'));
  await shown(staleNotice(page));
  await holds(page, title, 'New archives');
  await press(page, 'Simpan teks Inggris');
  await shown(page.getByText('New archives: teks Inggris tersimpan dan terbit.'));
  await hidden(staleNotice(page));
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await shown(rowOf(page, { name: 'Arsip baru' }));
});

test('leaving with unsaved text in both languages asks once', { tags: ['full'] }, async ({ visit }) => {
  const { id } = await makeBlog({ title: 'Arsip', image: null });
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: await makeAdmin() });
  await field(page, title).fill('Archives');
  await field(page, 'Title').fill('Arsip baru');
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await press(page, 'Tinggalkan');
  await arrivedAt(page, '/admin/manage-blog');
  await shown(editLink(page, 'Arsip'));
});

test('undoing an English edit restores the English text only', { tags: ['full'] }, async ({ visit }) => {
  const blog = await makeBlog({ title: 'Arsip', image: null });
  await makeTranslation('blog', blog, { title: 'Archives' });
  const before = await storedDocument('blogs', blog.id);
  const page = await visit(`/admin/manage-blog/edit/${blog.id}`, { as: await makeAdmin() });
  await field(page, title).fill('Wrong');
  await press(page, 'Simpan teks Inggris');
  const change = page.getByRole('region', { name: 'Perubahan terakhir teks Inggris', exact: true });
  await button(change, 'Urungkan…').click();
  await button(page.getByRole('alertdialog', { name: 'Urungkan perubahan' }), 'Urungkan').click();
  await shown(page.getByText('Perubahan diurungkan.'));
  await holds(page, title, 'Archives');
  expect(await storedDocument('blogs', blog.id)).toEqual(before);
});

test('English texts are deleted after a confirmation, and the article stays', { tags: ['full'] }, async ({
  visit,
}) => {
  const blog = await makeBlog({ title: 'Arsip', image: null });
  await makeTranslation('blog', blog, { title: 'Archives' });
  const page = await visit(`/admin/manage-blog/edit/${blog.id}`, { as: await makeAdmin() });
  await press(page, 'Hapus teks bahasa Inggris');
  const dialog = page.getByRole('alertdialog', { name: 'Hapus teks bahasa Inggris' });
  await shown(dialog.getByText('Archives', { exact: true }));
  await button(dialog, 'Hapus').click();
  await shown(
    page.getByText('Teks bahasa Inggris dihapus.'),
    englishForm(page).getByText('Belum ada', { exact: true }),
  );
  await holds(page, title, '');
  expect(await valuesOf('translations')).toEqual([]);
  expect((await storedDocument('blogs', blog.id)).title).toBe('Arsip');
});

test('the English text of an event has pictures, and its dates are those of the event', {
  tags: ['full'],
}, async ({ visit }) => {
  const { id } = await makeEvent({ title: 'Lokakarya', bannerImage: null });
  const page = await visit(`/admin/manage-event/edit/${id}`, { as: await makeAdmin() });
  await field(page, title).fill('Workshop');
  await text(page).fill('Two days.');
  await chooseImage(page, await picture('map.jpg'));
  await shown(text(page).locator('img'));
  await text(page).locator('img').click();
  await field(page, 'Keterangan gambar').fill('Map of the venue');
  await press(page, 'Simpan draf Inggris');
  await shown(page.getByText('Workshop: tersimpan sebagai draf.'));
  await shown(text(page).getByRole('img', { name: 'Map of the venue' }));
  await eventually(() => text(page).getAttribute('lang')).toBe('en');
});

describe.each([
  ['journal', makeJournal, 'getJournal'],
  ['product', () => makeProduct({ title: 'Kaus' }), 'getProduct'],
] as const)('the English description of a %s', (kind, make, endpoint) => {
  test('is scheduled, published and withdrawn', { tags: ['full'] }, async ({ visit }) => {
    const { id } = await make();
    const page = await visit(`/admin/manage-${kind}/edit/${id}`, { as: await makeAdmin() });
    const form = englishForm(page);
    await field(page, title).fill('English title');
    await field(page, 'Deskripsi (Inggris)').fill('An English text.');
    await field(page, 'Terbit pada (Inggris)').fill('2040-02-03T09:30');
    await press(page, 'Jadwalkan teks Inggris 3 Februari 2040 pukul 09.30 WIB');
    await shown(page.getByText('English title: terbit pada 3 Februari 2040 pukul 09.30 WIB.'));
    await shown(form.getByText('Terjadwal', { exact: true }));
    await english().refused(endpoint, { id });
    await press(page, 'Terbitkan teks Inggris sekarang');
    await shown(form.getByText('Terbit', { exact: true }));
    expect((await english().ok(endpoint, { id })).body).toMatchObject({
      title: 'English title',
      description: 'An English text.',
    });
    await press(page, 'Batal terbitkan teks Inggris');
    await shown(form.getByText('Draf', { exact: true }));
    await english().refused(endpoint, { id });
  });
});

describe.each([
  ['article', 'blog', 'manage-blog', makeBlog],
  ['event', 'event', 'manage-event', makeEvent],
  ['journal', 'journal', 'manage-journal', makeJournal],
  ['product', 'product', 'manage-product', makeProduct],
] as const)('an English draft of the %s', (_name, kind, list, make) => {
  test('is previewed with its own state, title and text', { tags: ['full'] }, async ({ visit }) => {
    const content = await make({ title: 'Judul Indonesia' });
    await makeTranslation(kind, content, { title: 'English title', createdAt: null });
    const page = await visit(`/admin/${list}/edit/${content.id}`, { as: await makeAdmin() });
    await englishForm(page).getByRole('link', { name: 'Pratinjau teks Inggris', exact: true }).click();
    await arrivedAt(page, `/admin/${list}/preview/${content.id}?language=en`);
    const preview = page.locator('main [lang="en"]').filter({ hasText: 'English title' }).first();
    await shown(
      page.getByText('Draf', { exact: true }),
      preview.getByText('English title').first(),
      preview.getByText('An English text.').first(),
    );
    await hidden(page.getByText('Judul Indonesia'));
    await expectAccessible(page);
  });
});
