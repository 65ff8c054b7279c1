import { describe, expect, test } from 'vitest';
import { everything, storedDocument, storedFiles, valuesOf } from '../../../support/assertions/stores.ts';
import { makeProduct } from '../../../support/factories/content.ts';
import { productForm } from '../../../support/factories/content-forms.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

describe('a new product', () => {
  test('is stored with its picture, counted, audited and in the shop', async () => {
    const admin = await makeAdmin();
    const { body, status } = await as(admin).ok('createProduct', await productForm());
    expect([status, body.message]).toEqual([201, 'Produk ditambahkan.']);
    const { product } = body;
    expect(product).toMatchObject({
      title: 'Kaus Kawung',
      price: 145_000,
      imageSize: { width: 320, height: 240 },
    });
    const { state, publishedAt, ...shown } = product;
    expect(state).toBe('published');
    expect((await anonymous.ok('listProducts', {})).body).toEqual([{ ...shown, createdAt: publishedAt }]);
    expect((await storedDocument('products', product._id)).price).toBe(145_000);
    expect(Object.keys(await storedFiles())).toEqual([`images/${product.image?.slice(12)}`]);
    expect(await storedDocument('totals', 'content')).toEqual({ products: 1 });
    expect((await as(admin).ok('getTotalProducts', {})).body).toEqual({ totalProduct: 1 });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'product.create', actorId: admin.id, targetId: product._id, targetName: 'Kaus Kawung' },
    ]);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test.each([
    ['145000', 145_000],
    ['145.000', 145_000],
    ['Rp 145.000', 145_000],
    [' 1.215.000 ', 1_215_000],
    ['1', 1],
  ])('with the price %j has a whole number of rupiah', async (price, rupiah) => {
    const { product } = (await as(await makeAdmin()).ok('createProduct', await productForm({ price }))).body;
    expect(product.price).toBe(rupiah);
  });

  const wrongPrice = 'Harga harus berupa angka rupiah bulat, misalnya 145.000.';
  test.each(['145,50', '14.50', '145.0000', '-5', '0', '1e5', 'gratis', '145000.00', '1000000001', '٣'])(
    'with the price %j is refused',
    async (price) => {
      const admin = as(await makeAdmin());
      const { body } = await admin.refused('createProduct', await productForm({ price }));
      expect(body.fields).toEqual({ price: wrongPrice });
    },
  );

  test.each(['title', 'description', 'price', 'image'] as const)('without %s is refused', async (field) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const { body } = await admin.refused('createProduct', {
      ...(await productForm()),
      [field]: undefined,
    } as never);
    expect(body.fields).toEqual({ [field]: 'Wajib diisi.' });
    expect(await everything()).toEqual(before);
  });
});

describe('a changed product', () => {
  test('keeps its picture if none is sent; a replaced file is retained for the undo', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeProduct()];
    const form = { id: made.id, title: 'Kaus Parang', description: 'Baru.', price: '185.000' };
    const { body } = await admin.ok('updateProduct', form);
    expect(body.message).toBe('Produk diperbarui.');
    const stored = await storedDocument('products', made.id);
    expect(stored).toEqual({
      schema: 2,
      ...made.record,
      title: 'Kaus Parang',
      description: 'Baru.',
      price: 185_000,
      search: expect.arrayContaining(['kaus parang']),
      updatedAt: stored.updatedAt,
    });
    const { state, publishedAt, ...shown } = body.product;
    expect(state).toBe('published');
    const { body: details } = await anonymous.ok('getProduct', { id: made.id });
    expect(details).toEqual({ ...shown, createdAt: publishedAt });

    const { product } = (await admin.ok('updateProduct', { ...form, image: await proof() })).body;
    const files = [made.record.image?.file, `images/${product.image?.slice(12)}`];
    expect(Object.keys(await storedFiles()).sort()).toEqual(files.sort());
    expect(product.image).not.toBe(body.product.image);
    expect(await valuesOf('intents')).toEqual([]);
    expect(await storedDocument('totals', 'content')).toEqual({ products: 1 });
  });

  test('is refused after a concurrent change, with the current version', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeProduct()];
    const basedOn = made.record.updatedAt.toISOString();
    const { title, description } = made.record;
    await admin.ok('updateProduct', { id: made.id, title, description, price: '185.000', basedOn });
    const before = await everything();
    const mine = { id: made.id, title, description, price: '99.000', basedOn, image: await proof() };
    const { body } = await admin.refused('updateProduct', mine);
    expect([body.code, body.fields]).toEqual(['conflict', { price: 'Tersimpan sekarang: Rp\u00a0185.000' }]);
    expect((await admin.refused('updateProduct', { ...mine, id: 'nobody' })).status).toBe(404);
    expect((await admin.refused('updateProduct', { ...mine, price: '' })).body.fields).toEqual({
      price: 'Wajib diisi.',
    });
    expect(await everything()).toEqual(before);
    await admin.ok('updateProduct', { ...mine, basedOn: undefined });
  });
});
