import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  acceptAlert,
  alertDialog,
  chooseFile,
  editLink,
  expectWrong,
  formAlert,
  submitButton,
  submitWithAlert,
} from '../../support/actions/content-steps.ts';
import { field, heading, rowOf } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { blogForm, dataUrl } from '../../support/factories/content-forms.ts';
import { corruptJpeg, gif, jpeg, picture } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  eventually,
  hidden,
  holdRequests,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

async function fillBlog(page: Page): Promise<void> {
  await field(page, 'Title').fill('Judul');
  await field(page, 'Author').fill('Sari');
  await field(page, 'Category').selectOption('sharing');
  await field(page, 'Content').fill('Isi.');
}

describe('adding an article', () => {
  test('reports success for 2 seconds, then shows the list', async ({ visit }) => {
    const page = await visit('/admin/manage-blog', { as: await makeAdmin() });
    await shown(page.getByText('No data available', { exact: true }));
    await page.getByRole('link', { name: 'Add Blog' }).first().click();
    await shown(heading(page, 'Add Blog'));
    await field(page, 'Title').fill('Menata data kampus');
    await field(page, 'Author').fill('Sari Wulandari');
    await field(page, 'Category').selectOption({ label: 'Research' });
    await field(page, 'Content').fill('Paragraf pertama.');
    await chooseFile(page, 'Image', await picture('sampul.jpg'));
    await shown(page.getByRole('img', { name: 'Pratinjau sampul.jpg' }));
    const sent = requestsOf(page, 'POST /api/blogs/create');
    await submitWithAlert(page, 'Berhasil', 'Artikel ditambahkan.', 2000);
    await arrivedAt(page, '/admin/manage-blog');
    expect(sent).toHaveLength(1);
    await shown(rowOf(page, { name: 'Menata data kampus' }).getByText('Sari Wulandari', { exact: true }));
    expect(await valuesOf('blogs')).toMatchObject([
      {
        category: 'research',
        image: { width: 320, height: 240 },
        content: [{ content: 'Paragraf pertama.' }],
      },
    ]);
  });

  test('is blocked by a file that is no picture until it is removed', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
    const sent = requestsOf(page, 'POST /api/blogs/create');
    await fillBlog(page);
    await chooseFile(page, 'Image', { name: 'a.jpg', bytes: gif() });
    await acceptAlert(page, 'Invalid File Type', 'Only JPG, PNG, and JPEG files are allowed.');
    await submitButton(page).click();
    await expectWrong(page, 'Image', 'Only JPG, PNG, and JPEG files are allowed.');
    await page.getByRole('button', { name: 'Hapus a.jpg', exact: true }).click();
    expect(sent).toEqual([]);
    await submitButton(page).click();
    await shown(alertDialog(page, 'Berhasil', 'Artikel ditambahkan.'));
    expect(await valuesOf('blogs')).toMatchObject([{ title: 'Judul', image: null }]);
  });

  test("shows the server's message about the picture", { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/admin/manage-blog/add', {
      as: await makeAdmin(),
      refusals: ['POST /api/blogs/create 400'],
    });
    await fillBlog(page);
    await chooseFile(page, 'Image', { name: 'a.jpg', bytes: await corruptJpeg() });
    await submitButton(page).click();
    const refusal = 'Berkas bukan gambar JPG atau PNG yang utuh, atau ukurannya melebihi 40 megapiksel.';
    await shown(formAlert(page, refusal));
    await expectWrong(page, 'Image', refusal);
  });

  test('that was started asks before leaving', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/admin/manage-blog', { as: await makeAdmin() });
    await page.getByRole('link', { name: 'Add Blog' }).first().click();
    await field(page, 'Content').fill('Setengah jadi');
    const question = page.getByRole('dialog', {
      name: 'Perubahan belum disimpan. Tinggalkan halaman ini?',
    });
    const answer = (name: string) => question.getByRole('button', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
    await answer('Tetap di sini');
    await hidden(question);
    await shown(heading(page, 'Add Blog'));
    await eventually(() => field(page, 'Content').innerText()).toBe('Setengah jadi');
    // The browser stays, so `goBack` would wait for a page that never loads.
    await page.evaluate(() => window.history.back());
    await shown(question);
    await page.keyboard.press('Escape');
    await hidden(question);
    await shown(heading(page, 'Add Blog'));
    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
    await answer('Tinggalkan');
    await arrivedAt(page, '/admin/manage-blog');
    await shown(heading(page, 'Manage Blogs (0)'));
  });
});

test('an article with a date is scheduled by Enter, and a half-typed date publishes nothing', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
  const sent = requestsOf(page, 'POST /api/blogs/create');
  await fillBlog(page);
  const date = field(page, 'Terbit pada');
  await date.focus();
  await date.pressSequentially('02');
  await submitButton(page).click();
  await expectWrong(page, 'Terbit pada', 'Tanggal atau jam belum lengkap.');
  expect(sent).toEqual([]);

  await date.fill('2040-02-03T09:30');
  await shown(submitButton(page).getByText('Jadwalkan 3 Februari 2040 pukul 09.30 WIB', { exact: true }));
  await field(page, 'Title').press('Enter');
  await arrivedAt(page, '/admin/manage-blog');
  await shown(rowOf(page, { name: 'Judul' }).getByText('Terjadwal', { exact: true }));
  expect(await valuesOf('blogs')).toMatchObject([{ createdAt: new Date('2040-02-03T02:30:00Z') }]);
});

test('an article is stored as a draft, previewed, scheduled, published and withdrawn', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const row = (state: string) => rowOf(page, { name: 'Catatan' }).getByText(state, { exact: true });
  await field(page, 'Title').fill('Catatan');
  const release = await holdRequests(page, '**/api/blogs/create');
  await press('Simpan draf');
  // The button must not suggest that the article is published.
  await eventually(() => page.getByRole('button', { name: 'Add Blog', exact: true }).isDisabled()).toBe(true);
  release();
  await arrivedAt(page, '/admin/manage-blog');
  await shown(row('Draf'), page.getByText('Catatan: tersimpan sebagai draf.'));

  await editLink(page, 'Catatan').click();
  await press('Terbitkan');
  await expectWrong(page, 'Author', 'Wajib diisi.');
  await field(page, 'Author').fill('Sari');
  await field(page, 'Category').selectOption('sharing');
  await field(page, 'Content').fill('Isi catatan.');
  await field(page, 'Terbit pada').fill('2040-02-03T09:30');
  await press('Jadwalkan 3 Februari 2040 pukul 09.30 WIB');
  await arrivedAt(page, '/admin/manage-blog');
  await shown(row('Terjadwal'), page.getByText('Catatan: terbit pada 3 Februari 2040 pukul 09.30 WIB.'));

  // The default button applies a changed date, and the form publishes early only by its own button.
  await editLink(page, 'Catatan').click();
  await shown(submitButton(page).getByText('Update', { exact: true }));
  await field(page, 'Terbit pada').fill('2041-02-03T09:30');
  await press('Jadwalkan 3 Februari 2041 pukul 09.30 WIB');
  await shown(page.getByText('Catatan: terbit pada 3 Februari 2041 pukul 09.30 WIB.'));

  await editLink(page, 'Catatan').click();
  await page.getByRole('link', { name: 'Pratinjau', exact: true }).click();
  await shown(heading(page, 'Pratinjau artikel'), page.getByText('Isi catatan.', { exact: true }));
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await shown(heading(page, 'Edit Blog'));
  await press('Terbitkan sekarang');
  await arrivedAt(page, '/admin/manage-blog');
  await shown(row('Terbit'));

  await editLink(page, 'Catatan').click();
  await press('Batal terbit');
  await arrivedAt(page, '/admin/manage-blog');
  await shown(row('Draf'));
});

describe('editing an article', () => {
  test('shows the smallest available picture', { tags: ['full'] }, async ({ visit }) => {
    const admin = await makeAdmin();
    const image = await dataUrl(await jpeg(1200, 675));
    const { blog } = (await as(admin).ok('createBlog', blogForm({ image, publication: 'now' }))).body;
    const page = await visit(`/admin/manage-blog/edit/${blog._id}`, { as: admin });
    const picture = page.getByRole('img', { name: 'Gambar sekarang' });
    await shown(picture);
    await eventually(() =>
      picture.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]),
    ).toEqual([720, 405]);
  });

  test('starts with the stored values, and saves changes', { tags: ['full'] }, async ({ visit }) => {
    const { id, record } = await makeBlog({ title: 'Judul lama' });
    const page = await visit('/admin/manage-blog', { as: await makeAdmin(), hasCache: true });
    await editLink(page, 'Judul lama').click();
    await shown(heading(page, 'Edit Blog'), page.getByRole('img', { name: 'Gambar sekarang' }));
    await shown(field(page, 'Content').getByText('Paragraf pertama.', { exact: true }));
    await field(page, 'Title').fill('');
    await submitButton(page).click();
    await shown(formAlert(page, 'All fields are required!'));
    await field(page, 'Title').fill('Judul baru');
    await hidden(formAlert(page, 'All fields are required!'));
    await submitButton(page).click();
    await arrivedAt(page, '/admin/manage-blog');
    await shown(rowOf(page, { name: 'Judul baru' }), page.getByText('Judul baru: artikel diperbarui.'));
    const { updatedAt } = await storedDocument('blogs', id);
    expect(await storedDocument('blogs', id)).toEqual({
      schema: 2,
      ...record,
      title: 'Judul baru',
      search: expect.arrayContaining(['judul baru']),
      updatedAt,
    });
    // The next edit must not start from the browser's copy of the first.
    await editLink(page, 'Judul baru').click();
    await eventually(() => field(page, 'Title').inputValue()).toBe('Judul baru');
  });
});

test('the list of articles has pages', { tags: ['full'] }, async ({ visit }) => {
  for (let count = 1; count <= 12; count += 1) await makeBlog({ title: `Artikel ${count}`, image: null });
  const page = await visit('/admin/manage-blog', { as: await makeAdmin() });
  await shown(page.getByText('Halaman 1 dari 2', { exact: true }), editLink(page, 'Artikel 12'));
  await page.getByRole('button', { name: /^Next/ }).click();
  await shown(editLink(page, 'Artikel 1'), page.getByText('Halaman 2 dari 2', { exact: true }));
  await editLink(page, 'Artikel 1').click();
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await arrivedAt(page, '/admin/manage-blog?page=2');
});
