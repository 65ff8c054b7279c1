import { expect, test } from 'vitest';
import { idOf, makeProduct } from '../../../support/factories/content.ts';
import { anonymous } from '../../../support/suite/client.ts';

test('the shop lists its products, newest first, and returns each one', async () => {
  const [older, newer] = [await makeProduct({ image: null }), await makeProduct()];
  const { body } = await anonymous.ok('listProducts', {});
  expect(body).toEqual([
    {
      _id: newer.id,
      title: newer.record.title,
      description: 'Katun, ukuran S sampai XXL.',
      price: 135_000,
      image: `/api/images/${idOf(newer.record.image)}`,
      imageSize: { width: 320, height: 240 },
      imageSmall: null,
      createdAt: newer.record.createdAt?.toISOString(),
      updatedAt: newer.record.updatedAt.toISOString(),
    },
    expect.objectContaining({ _id: older.id, image: null, imageSize: null }),
  ]);
  expect((await anonymous.ok('getProduct', { id: newer.id })).body).toEqual(body[0]);
  expect((await anonymous.ok('listProducts', { limit: 1, after: newer.id })).body).toEqual([body[1]]);
});
