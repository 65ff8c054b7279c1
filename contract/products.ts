import * as z from 'zod';
import { contentDeletion, publicEntry, publicList } from './content-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { newProductImageSlot, productImageSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { amountField } from './schemas/amounts.ts';
import { pictureFields } from './schemas/content.ts';
import { basedOn } from './schemas/editing.ts';
import { dateTime, idInput, messageReply, multilineField, titleField } from './schemas/fields.ts';
import { wording } from './text/wording.ts';

const productReply = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Whole rupiah. */
  price: z.number().int(),
  ...pictureFields,
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Product = z.output<typeof productReply>;

const fields = {
  title: titleField,
  description: multilineField(limits.messageCharacters).min(1, wording.required),
  price: amountField(wording.priceInvalid),
};
const savedProduct = messageReply.extend({ product: productReply });

export const products = {
  listProducts: publicList('/shop', productReply),
  getProduct: publicEntry('/shop/{id}', productReply),
  createProduct: {
    method: 'POST',
    path: '/shop',
    access: 'admin',
    duty: 'content',
    idempotent: true,
    reads: 2,
    input: z.object(fields),
    files: { image: newProductImageSlot },
    reply: savedProduct,
    status: 201,
  },
  updateProduct: {
    method: 'PUT',
    path: '/shop/{id}',
    access: 'admin',
    duty: 'content',
    reads: 4,
    input: idInput.extend({ ...fields, basedOn }),
    files: { image: productImageSlot },
    reply: savedProduct,
  },
  deleteProduct: contentDeletion('/shop/{id}'),
  getTotalProducts: {
    method: 'GET',
    path: '/shop/get-total-product',
    access: 'admin',
    duty: 'none',
    reads: 3,
    input: z.object({}),
    reply: z.object({ totalProduct: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
