import { describe, expect } from 'vitest';
import {
  chooseFile,
  editLink,
  expectWrong,
  formAlert,
  submitButton,
} from '../../support/actions/content-steps.ts';
import { field, heading } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeProduct } from '../../support/factories/content.ts';
import { picture, svg } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';

describe('adding a product', () => {
  test('asks first, and shows it in the list and in the shop', async ({ visit }) => {
    const page = await visit('/admin/manage-product', { as: await makeAdmin() });
    await shown(page.getByText('No data available', { exact: true }), heading(page, 'Manage Products (0)'));
    await page.getByRole('link', { name: 'Add Product' }).first().click();
    await shown(heading(page, 'Add Product'));
    await field(page, 'Title').fill('Kaus Kawung');
    await field(page, 'Description').fill('Katun.');
    await field(page, 'Price').fill('145.000');
    await chooseFile(page, 'Image', await picture('kaus.jpg'));
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
      await hidden(dialog);
    }
    await arrivedAt(page, '/admin/manage-product');
    await shown(editLink(page, 'Kaus Kawung'), page.getByText('Rp\u00a0145.000', { exact: true }));
    await shown(heading(page, 'Manage Products (1)'));
    expect(await valuesOf('products')).toMatchObject([{ title: 'Kaus Kawung', price: 145_000 }]);
    await page.goto('/shop');
    await shown(page.getByRole('heading', { name: 'Kaus Kawung', exact: true }));
  });

  test('shows an invalid price and picture', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/admin/manage-product/add', { as: await makeAdmin(), width: 360 });
    const sent = requestsOf(page, 'POST /api/shop');
    await submitButton(page).click();
    await shown(formAlert(page, 'All fields are required!'));
    await field(page, 'Price').fill('14.50');
    await expectWrong(page, 'Price', 'Harga harus berupa angka rupiah bulat, misalnya 145.000.');
    await chooseFile(page, 'Image', { name: 'a.svg', bytes: svg() });
    await expectWrong(page, 'Image', 'Please select a valid image file.');
    expect(sent).toEqual([]);
  });
});

test('editing a product saves changes and keeps the picture', { tags: ['full'] }, async ({ visit }) => {
  const { id, record } = await makeProduct({ title: 'Tumbler', price: 185_000 });
  const page = await visit('/admin/manage-product', { as: await makeAdmin() });
  await editLink(page, 'Tumbler').click();
  await shown(heading(page, 'Edit Product'), page.getByRole('img', { name: 'Gambar sekarang' }));
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

test('the list of products has pages, also by URL', { tags: ['full'] }, async ({ visit }) => {
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
