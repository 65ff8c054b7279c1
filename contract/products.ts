import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { amountField } from './fields/amounts.ts';
import { pictureFields } from './fields/content.ts';
import { basedOn } from './fields/editing.ts';
import { listInput } from './fields/paging.ts';
import { idInput, lines, messageReply, time, titleField } from './fields/people.ts';
import { newProductImageSlot, productImageSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

export const productReply = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Whole rupiah. */
  price: z.number().int(),
  ...pictureFields,
  createdAt: time,
  updatedAt: time,
});
export type Product = z.output<typeof productReply>;

const fields = {
  title: titleField,
  description: lines(limits.messageCharacters).min(1, wording.required),
  price: amountField(wording.priceInvalid),
};
const savedProduct = messageReply.extend({ product: productReply });

/** Products that admins add to the shop, newest first. The built-in ones stand in `built-in/products.ts`. */
export const products = {
  listProducts: {
    method: 'GET',
    path: '/shop',
    access: 'anyone',
    reads: { base: 0, perRow: 1 },
    input: listInput,
    reply: z.array(productReply),
    cache: 'public',
  },
  getProduct: {
    method: 'GET',
    path: '/shop/{id}',
    access: 'anyone',
    reads: 1,
    input: idInput,
    reply: productReply,
    cache: 'public',
  },
  createProduct: {
    method: 'POST',
    path: '/shop',
    access: 'admin',
    duty: 'content',
    once: true,
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
  deleteProduct: {
    method: 'DELETE',
    path: '/shop/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  /** As those of the other lists, for the pages of the admin's list. */
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
