import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chooseFile, editLink, submitButton } from '../../support/actions/content-steps.ts';
import { field, heading } from '../../support/actions/steps.ts';
import { makeBlog, makeJournal, makeProduct } from '../../support/factories/content.ts';
import { picture } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const list = (page: Page, state: string) => page.getByRole('main').getByText(state, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Kind {
  readonly path: string;
  readonly noun: string;
  readonly add: string;
  readonly edit: string;
  readonly publicPath: string;
  readonly fill: (page: Page) => Promise<void>;
}

const kinds: Record<string, Kind> = {
  event: {
    path: '/admin/manage-event',
    noun: 'acara',
    add: 'Add Event',
    edit: 'Edit Event',
    publicPath: '/event',
    fill: async (page) => {
      await field(page, 'Start Date').fill('2041-05-01T09:00');
      await field(page, 'End Date').fill('2041-05-02T16:00');
      await field(page, 'Location').fill('Bandung');
      await field(page, 'Category').selectOption('workshop');
      await field(page, 'Content').fill('Dua hari bersama praktisi.');
    },
  },
  journal: {
    path: '/admin/manage-journal',
    noun: 'jurnal',
    add: 'Add Journal',
    edit: 'Edit Journal',
    publicPath: '/journal',
    fill: (page) => field(page, 'Description').fill('Terbitan kedua.'),
  },
  product: {
    path: '/admin/manage-product',
    noun: 'produk',
    add: 'Add Product',
    edit: 'Edit Product',
    publicPath: '/shop',
    fill: async (page) => {
      await field(page, 'Description').fill('Katun.');
      await field(page, 'Price').fill('145.000');
      await chooseFile(page, 'Gambar baru', await picture('kaus.jpg'));
    },
  },
};

describe.each(Object.values(kinds))('$noun', (kind) => {
  test('is stored as a draft, previewed, scheduled, published and withdrawn', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit(`${kind.path}/add`, { as: await makeAdmin() });
    await shown(submitButton(page).getByText(kind.add, { exact: true }));
    await field(page, 'Title').fill('Catatan');
    await press(page, 'Simpan draf');
    await arrivedAt(page, kind.path);
    await shown(list(page, 'Draf'), page.getByText('Catatan: tersimpan sebagai draf.'));

    await editLink(page, 'Catatan').click();
    await shown(submitButton(page).getByText('Terbitkan', { exact: true }));
    await kind.fill(page);
    await field(page, 'Terbit pada').fill('2040-02-03T09:30');
    await press(page, 'Jadwalkan 3 Februari 2040 pukul 09.30 WIB');
    await arrivedAt(page, kind.path);
    await shown(
      list(page, 'Terjadwal'),
      page.getByText('Catatan: terbit pada 3 Februari 2040 pukul 09.30 WIB.'),
    );

    await editLink(page, 'Catatan').click();
    await page.getByRole('link', { name: 'Pratinjau', exact: true }).click();
    await shown(
      heading(page, `Pratinjau ${kind.noun}`),
      page.getByRole('heading', { level: 2, name: 'Catatan', exact: true }),
    );
    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
    await shown(heading(page, kind.edit));
    await press(page, 'Terbitkan sekarang');
    await arrivedAt(page, kind.path);
    await shown(list(page, 'Terbit'));

    await editLink(page, 'Catatan').click();
    await hidden(field(page, 'Terbit pada'));
    await press(page, 'Batal terbit');
    await arrivedAt(page, kind.path);
    await shown(list(page, 'Draf'));
    await page.goto(kind.publicPath);
    await shown(page.getByRole('heading', { level: 1 }));
    await hidden(page.getByText('Catatan', { exact: true }));
  });
});

// Browsers cache public replies for a minute, the CDN for five.
test('an admin sees a change on the public pages immediately, also where the browser has them cached', async ({
  visit,
}) => {
  const [admin, blog, product] = [
    await makeAdmin(),
    await makeBlog({ title: 'Artikel lama' }),
    await makeProduct({ title: 'Kaus lama' }),
  ];
  const article = `/blog/blog-details/${blog.id}`;
  const page = await visit('/shop', { as: admin, hasCache: true });
  const title = (level: 1 | 2, name: string) => page.getByRole('heading', { level, name, exact: true });
  await shown(title(2, 'Kaus lama'));
  await page.goto(article);
  await shown(title(1, 'Artikel lama'));
  const text = { description: 'Lain.', price: '1000' };
  await as(admin).ok('updateProduct', { id: product.id, title: 'Kaus baru', ...text });
  await as(admin).ok('updateBlog', { id: blog.id, title: 'Artikel baru', author: 'Lain', content: 'Isi.' });
  await page.goto('/shop');
  await shown(title(2, 'Kaus baru'));
  await page.goto(article);
  await shown(title(1, 'Artikel baru'));
});

test('the preview of an event without dates shows a future event, and says so', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/admin/manage-event/add', { as: await makeAdmin() });
  await field(page, 'Title').fill('Lokakarya');
  await press(page, 'Simpan draf');
  await editLink(page, 'Lokakarya').click();
  await page.getByRole('link', { name: 'Pratinjau', exact: true }).click();
  await shown(page.getByText('Tanggal acara belum lengkap. Pratinjau memakai tanggal lain.'));
  await shown(page.getByText('Akan datang', { exact: true }));
  await hidden(page.getByText('Acara ini sudah selesai'));
});

test('an event with a date is scheduled by the primary button and by Enter', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/admin/manage-event/add', { as: await makeAdmin(), width: 360 });
  await field(page, 'Title').fill('Lokakarya');
  await kinds.event?.fill(page);
  await field(page, 'Terbit pada').fill('2040-02-03T09:30');
  await shown(submitButton(page).getByText('Jadwalkan 3 Februari 2040 pukul 09.30 WIB', { exact: true }));
  await field(page, 'Title').press('Enter');
  await arrivedAt(page, '/admin/manage-event');
  await shown(list(page, 'Terjadwal'));
});

test('the file of a draft journal is downloaded with the session', { tags: ['full'] }, async ({ visit }) => {
  const { record } = await makeJournal({ title: 'Naskah', createdAt: null });
  const page = await visit('/admin/manage-journal', { as: await makeAdmin() });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Unduh berkas/ }).click();
  expect((await download).suggestedFilename()).toBe(record.document?.name);
});
