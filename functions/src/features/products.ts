import { ApiError } from 'contract/errors';
import type { Product, products as table } from 'contract/products';
import { type Stored, products as stored } from '#data/collections.ts';
import type { ProductRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { imagePathOf, imageSizeOf, listContent } from '#model/content.ts';

const productOf = ({ id, data }: Stored<ProductRecord>): Product => ({
  _id: id,
  title: data.title,
  description: data.description,
  price: data.price,
  image: imagePathOf(data.image),
  imageSize: imageSizeOf(data.image),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

export const products: Handlers<typeof table> = {
  async listProducts(page) {
    return (await listContent(stored, page, 'createdAt')).map(productOf);
  },

  async getProduct({ id }) {
    const product = await stored.get(id);
    if (product === undefined) throw new ApiError('not-found');
    return productOf(product);
  },
};
