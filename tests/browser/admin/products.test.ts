import { describe, expect } from 'vitest';
import {
  chooseFile,
  confirmDeletion,
  deleteButton,
  editLink,
  expectWrong,
  focused,
  formAlert,
  submitButton,
} from '../../support/actions/content-steps.ts';
import { field, heading } from '../../support/actions/steps.ts';
import { documentOf, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeProduct } from '../../support/factories/content.ts';
import { proof, svg } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  gone,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

describe('adding a product', () => {
  test('asks first, and shows it in the list and in the shop', async ({ visit }) => {
    const page = await visit('/admin/manage-product', { as: await makeAdmin() });
    await shown(page.getByText('No data available', { exact: true }), heading(page, 'Manage Products (0)'));
    await page.getByRole('link', { name: 'Add Product' }).first().click();
    await shown(heading(page, 'Add Product'));
    await field(page, 'Title').fill('Kaus Kawung');
    await field(page, 'Description').fill('Katun.');
    await field(page, 'Price').fill('145.000');
    await chooseFile(page, 'Image', await proof('kaus.jpg'));
    const sent = requestsOf(page, 'POST /api/shop');
    const dialog = page.getByRole('alertdialog');
    for (const answer of ['No', 'Yes']) {
      await submitButton(page).click();
      await shown(
        dialog.getByText('You are about to add this product.', { exact: true }),
        dialog.getByText('Kaus Kawung', { exact: true }),
      );
      expect(sent).toEqual([]);
      await dialog.getByRole('button', { name: answer, exact: true }).click();
      await gone(dialog);
    }
    await arrivedAt(page, '/admin/manage-product');
    await shown(editLink(page, 'Kaus Kawung'), page.getByText('Rp\u00a0145.000', { exact: true }));
    await shown(heading(page, 'Manage Products (1)'));
    expect(await valuesOf('products')).toMatchObject([{ title: 'Kaus Kawung', price: 145_000 }]);
    await page.goto('/shop');
    await shown(page.getByRole('heading', { name: 'Kaus Kawung', exact: true }));
  });

  test('shows missing fields above the form and at each field', async ({ visit }) => {
    const page = await visit('/admin/manage-product/add', { as: await makeAdmin(), width: 360 });
    const sent = requestsOf(page, 'POST /api/shop');
    await submitButton(page).click();
    await shown(formAlert(page, 'All fields are required!'));
    for (const label of ['Title', 'Description', 'Price', 'Image'])
      await expectWrong(page, label, 'Wajib diisi.');
    await field(page, 'Price').fill('14.50');
    await expectWrong(page, 'Price', 'Harga harus berupa angka rupiah bulat, misalnya 145.000.');
    await chooseFile(page, 'Image', { name: 'a.svg', bytes: svg() });
    await expectWrong(page, 'Image', 'Please select a valid image file.');
    expect(sent).toEqual([]);
  });

  test('that fails on the server says so and keeps the input', async ({ visit }) => {
    const page = await visit('/admin/manage-product/add', {
      as: await makeAdmin(),
      refusals: ['POST /api/shop 500'],
    });
    await breakServer(page, 'POST', '/api/shop');
    await field(page, 'Title').fill('Kaus');
    await field(page, 'Description').fill('Katun.');
    await field(page, 'Price').fill('145000');
    await chooseFile(page, 'Image', await proof('kaus.jpg'));
    await submitButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
    await shown(formAlert(page, 'Failed to add product. Please try again.'));
    expect(await field(page, 'Title').inputValue()).toBe('Kaus');
    await shown(page.getByRole('img', { name: 'Pratinjau kaus.jpg' }));
  });
});

describe('editing a product', () => {
  test('saves changes and keeps the picture', async ({ visit }) => {
    const { id, record } = await makeProduct({ title: 'Tumbler', price: 185_000 });
    const page = await visit('/admin/manage-product', { as: await makeAdmin() });
    await editLink(page, 'Tumbler').click();
    await shown(heading(page, 'Edit Product'), page.getByRole('img', { name: 'Current image' }));
    expect(await field(page, 'Price').inputValue()).toBe('185.000');
    await field(page, 'Price').fill('');
    await submitButton(page).click();
    await shown(formAlert(page, 'All fields are required.'));
    await expectWrong(page, 'Price', 'Wajib diisi.');
    await field(page, 'Price').fill('199000');
    await submitButton(page).click();
    await arrivedAt(page, '/admin/manage-product');
    await shown(page.getByText('Rp\u00a0199.000', { exact: true }));
    expect(await storedDocument('products', id)).toMatchObject({ price: 199_000, image: record.image });
  });

  test('after a concurrent change offers to load or to overwrite it', async ({ visit }) => {
    const [admin, { id }] = [await makeAdmin(), await makeProduct({ title: 'Tumbler' })];
    const page = await visit(`/admin/manage-product/edit/${id}`, {
      as: admin,
      refusals: ['PUT /api/shop/* 409'],
    });
    const fromElsewhere = (title: string) =>
      as(admin).ok('updateProduct', { id, title, description: 'Lain.', price: '1000' });
    await field(page, 'Title').fill('Tumbler saya');
    await fromElsewhere('Tumbler lain');
    await submitButton(page).click();
    await expectWrong(page, 'Title', 'Tersimpan sekarang: Tumbler lain');
    await page.getByRole('button', { name: 'Muat data terbaru', exact: true }).click();
    await eventually(() => field(page, 'Title').inputValue()).toBe('Tumbler lain');
    await field(page, 'Title').fill('Tumbler akhir');
    await fromElsewhere('Tumbler lagi');
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Timpa dengan isian saya', exact: true }).click();
    await arrivedAt(page, '/admin/manage-product');
    expect((await storedDocument('products', id)).title).toBe('Tumbler akhir');
  });

  test('reports a failed load or save', async ({ visit }) => {
    const [admin, { id }] = [await makeAdmin(), await makeProduct()];
    const page = await visit('/admin/manage-product/edit/nobody', {
      as: admin,
      refusals: ['GET /api/shop/* 404', 'PUT /api/shop/* 500'],
    });
    await shown(formAlert(page, 'Failed to fetch product data.'));
    await page.goto(`/admin/manage-product/edit/${id}`);
    await field(page, 'Title').fill('Baru');
    await breakServer(page, 'PUT', '/api/shop/*');
    await submitButton(page).click();
    await shown(formAlert(page, 'Failed to update product.'));
    expect(await field(page, 'Title').inputValue()).toBe('Baru');
  });
});

describe('the list of products', () => {
  test('deletes after a question, and the focus moves to the next card', async ({ visit }) => {
    const made = [];
    for (const title of ['Satu', 'Dua', 'Tiga']) made.push(await makeProduct({ title, image: null }));
    const page = await visit('/admin/manage-product', { as: await makeAdmin() });
    await confirmDeletion(page, 'Delete Product', 'Dua');
    await gone(deleteButton(page, 'Dua'));
    await shown(page.getByText('Dua: produk dihapus.'), heading(page, 'Manage Products (2)'));
    await eventually(() => focused(page)).toBe('Edit Satu');
    expect(await documentOf('products', String(made[1]?.id))).toBeUndefined();
  });

  test('restores the card when a deletion fails', async ({ visit }) => {
    await makeProduct({ title: 'Satu', image: null });
    const page = await visit('/admin/manage-product', {
      as: await makeAdmin(),
      refusals: ['DELETE /api/shop/* 500'],
    });
    await breakServer(page, 'DELETE', '/api/shop/*');
    await confirmDeletion(page, 'Delete Product', 'Satu');
    await shown(formAlert(page, 'Failed to delete product.'), deleteButton(page, 'Satu'));
  });

  test('has pages, also by URL', async ({ visit }) => {
    for (let count = 1; count <= 23; count += 1) await makeProduct({ title: `Nomor ${count}`, image: null });
    await makeProduct({ title: 'Terbaru' });
    const admin = await makeAdmin();
    const page = await visit('/admin/manage-product?page=3', { as: admin, width: 360 });
    await shown(page.getByText('Halaman 3 dari 3', { exact: true }), editLink(page, 'Nomor 1'));
    expect(await page.getByRole('list', { name: 'Products' }).getByRole('listitem').count()).toBe(4);
    await page.getByRole('button', { name: /^Previous/ }).click();
    await shown(editLink(page, 'Nomor 14'), page.getByText('Halaman 2 dari 3', { exact: true }));
    await page.getByRole('button', { name: /^Next/ }).click();
    await shown(editLink(page, 'Nomor 4'));
    await page.goto('/admin/manage-product');
    await shown(editLink(page, 'Terbaru'));
  });

  test('that fails to load says so and offers a retry', async ({ visit }) => {
    await makeProduct({ title: 'Satu', image: null });
    const page = await visit('/admin', { as: await makeAdmin(), refusals: ['GET /api/shop 500'] });
    await shown(heading(page, 'Dashboard'));
    const mend = await breakServer(page, 'GET', '/api/shop');
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Manage Product' })
      .click();
    await shown(formAlert(page, 'Failed to fetch products'));
    await mend();
    await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
    await shown(editLink(page, 'Satu'));
  });
});
