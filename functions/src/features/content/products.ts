import {
  type Product,
  productReply,
  type products as table,
  type WrittenProduct,
  writtenProductReply,
} from 'contract/content/products';
import { newProductImageSlot, productImageSlot } from 'contract/rules/files';
import { adminWording } from 'contract/text/admin-wording';
import { formatRupiah } from 'contract/text/numbers';
import { clock } from '#data/clock.ts';
import { products as stored } from '#data/collections.ts';
import type { ProductRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { addContent, changeContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { readContentTotals } from '#model/content/content-lists.ts';
import { getPublished, listPublished } from '#model/content/list-published.ts';
import {
  computePublishedAt,
  type Published,
  requireIfPublished,
  toPublicationReply,
} from '#model/content/publication.ts';
import { listWrittenCards } from '#model/content/written-lists.ts';
import { toPictureReply } from '#model/files/image-paths.ts';
import { readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.product;

type ProductEntry = Pick<Stored<ProductRecord>, 'id' | 'data'>;

const toProduct = ({ id, data }: Pick<Stored<Published<ProductRecord>>, 'id' | 'data'>): Product => ({
  _id: id,
  ...pickReplyFields(productReply, data),
  ...toPictureReply(data.image),
});

const toWrittenProduct = ({ id, data }: ProductEntry): WrittenProduct => ({
  _id: id,
  ...pickReplyFields(writtenProductReply, data),
  ...toPictureReply(data.image),
  ...toPublicationReply(data),
});

type ReadableFields = Omit<ProductRecord, 'image' | 'createdAt' | 'updatedAt' | 'search'>;

const toReadable = ({ title, description, price }: ReadableFields): Record<keyof ReadableFields, string> => ({
  title,
  description,
  price: price === null ? '' : formatRupiah(price),
});

/** Requires a picture to publish. A product that was published without one can still be edited. */
function requireImage(
  { image, createdAt }: Pick<ProductRecord, 'image' | 'createdAt'>,
  before: Pick<ProductRecord, 'createdAt'>,
): void {
  if (before.createdAt === null) requireIfPublished(createdAt, 'image', image);
}

export const products: Handlers<typeof table> = {
  async listProducts(page) {
    const rows = await listPublished(kind, page, 'title', 'description', 'price', 'image', 'updatedAt');
    return rows.map(toProduct);
  },

  async getProduct({ id }) {
    return toProduct(await getPublished(kind, id));
  },

  async listWrittenProducts(page) {
    return listWrittenCards(kind, page, toWrittenProduct);
  },

  async getWrittenProduct({ id }) {
    return toWrittenProduct(await stored.getOrThrow(id));
  },

  async createProduct(
    { title, description = '', price = null, image, ...publication },
    caller,
    { storeReply },
  ) {
    const createdAt = computePublishedAt(publication, null);
    const picture = image && (await readPicture('image', image, newProductImageSlot));
    const record = {
      title,
      description,
      price,
      image: picture?.stored ?? null,
      createdAt,
      updatedAt: clock.now(),
    };
    return addContent(kind, record, actorOf(caller.user), picture?.added, storeReply, (created) => ({
      message: adminWording.productCreated,
      product: toWrittenProduct(created),
    }));
  },

  async updateProduct({ id, title, description = '', price = null, image, basedOn, ...publication }, caller) {
    const picture = image && (await readPicture('image', image, productImageSlot));
    const before = await getEditable(kind, id);
    const { data } = before;
    const fields = { title, description, price };
    requireUnchanged(data.updatedAt, basedOn, toReadable(data), toReadable(fields));
    const createdAt = computePublishedAt(publication, data.createdAt);
    const changes = { ...fields, image: picture?.stored ?? data.image, createdAt };
    requireImage(changes, data);
    const product = await changeContent(kind, before, changes, actorOf(caller.user), {
      added: picture?.added,
    });
    return { message: adminWording.productUpdated, product: toWrittenProduct(product) };
  },

  async deleteProduct({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: adminWording.productDeleted };
  },

  async getTotalProducts() {
    return { totalProduct: (await readContentTotals()).products };
  },
};
