import { ApiError } from 'contract/errors';
import type { Product, products as table } from 'contract/products';
import { newProductImageSlot, productImageSlot } from 'contract/rules/files';
import { rupiah } from 'contract/words/text';
import { wording } from 'contract/words/wording';
import { products as stored } from '#data/collections.ts';
import type { ProductRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { moveToBin } from '#model/content/bin.ts';
import { addContent, changeContent, newStamps, requireContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import { imagePathOf, imageSizeOf, smallImageOf } from '#model/files/stored-images.ts';
import { readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.product;

type Known = Pick<Stored<ProductRecord>, 'id' | 'data'>;

const productOf = ({ id, data }: Known): Product => ({
  _id: id,
  title: data.title,
  description: data.description,
  price: data.price,
  image: imagePathOf(data.image),
  imageSize: imageSizeOf(data.image),
  imageSmall: smallImageOf(data.image),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

type Facts = Omit<ProductRecord, 'image' | 'createdAt' | 'updatedAt'>;

/** As the form shows it. */
const readableOf = ({ title, description, price }: Facts): Record<keyof Facts, string> => ({
  title,
  description,
  price: rupiah(price),
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

  async createProduct({ image, ...fields }, caller, { keepAnswer }) {
    const picture = await readPicture('image', image, newProductImageSlot);
    const record = { ...fields, image: picture.stored, ...newStamps() };
    const replyOf = (made: Known) => ({ message: wording.productCreated, product: productOf(made) });
    const product = await addContent(kind, record, actorOf(caller.user), picture.added, (batch, made) =>
      keepAnswer(batch, replyOf(made)),
    );
    return replyOf(product);
  },

  async updateProduct({ id, image, basedOn, ...fields }, caller) {
    const picture = image && (await readPicture('image', image, productImageSlot));
    const before = await requireContent(kind, id);
    const { data } = before;
    requireUnchanged(data.updatedAt, basedOn, readableOf(data), readableOf(fields));
    const changes = { ...fields, image: picture?.stored ?? data.image };
    const product = await changeContent(kind, before, changes, actorOf(caller.user), {
      added: picture?.added,
    });
    return { message: wording.productUpdated, product: productOf(product) };
  },

  async deleteProduct({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: wording.productDeleted };
  },

  async getTotalProducts() {
    return { totalProduct: (await readContentTotals()).products };
  },
};
