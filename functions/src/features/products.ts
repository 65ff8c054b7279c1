import type { Product, products as table } from 'contract/products';
import { newProductImageSlot, productImageSlot } from 'contract/rules/files';
import { formatRupiah } from 'contract/text/numbers';
import { wording } from 'contract/text/wording';
import { products as stored } from '#data/collections.ts';
import type { ProductRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { addContent, changeContent, newTimestamps } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import { imagePathOf, imageSizeOf, smallImageOf } from '#model/files/stored-images.ts';
import { readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.product;

type ProductEntry = Pick<Stored<ProductRecord>, 'id' | 'data'>;

const toProduct = ({ id, data }: ProductEntry): Product => ({
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

type ReadableFields = Omit<ProductRecord, 'image' | 'createdAt' | 'updatedAt'>;

const toReadable = ({ title, description, price }: ReadableFields): Record<keyof ReadableFields, string> => ({
  title,
  description,
  price: formatRupiah(price),
});

export const products: Handlers<typeof table> = {
  async listProducts(page) {
    return (await listContent(stored, page, 'createdAt')).map(toProduct);
  },

  async getProduct({ id }) {
    return toProduct(await stored.getOrThrow(id));
  },

  async createProduct({ image, ...fields }, caller, { storeReply }) {
    const picture = await readPicture('image', image, newProductImageSlot);
    const record = { ...fields, image: picture.stored, ...newTimestamps() };
    const toReply = (created: ProductEntry) => ({
      message: wording.productCreated,
      product: toProduct(created),
    });
    const product = await addContent(kind, record, actorOf(caller.user), picture.added, (batch, created) =>
      storeReply(batch, toReply(created)),
    );
    return toReply(product);
  },

  async updateProduct({ id, image, basedOn, ...fields }, caller) {
    const picture = image && (await readPicture('image', image, productImageSlot));
    const before = await getEditable(kind, id);
    const { data } = before;
    requireUnchanged(data.updatedAt, basedOn, toReadable(data), toReadable(fields));
    const changes = { ...fields, image: picture?.stored ?? data.image };
    const product = await changeContent(kind, before, changes, actorOf(caller.user), {
      added: picture?.added,
    });
    return { message: wording.productUpdated, product: toProduct(product) };
  },

  async deleteProduct({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: wording.productDeleted };
  },

  async getTotalProducts() {
    return { totalProduct: (await readContentTotals()).products };
  },
};
