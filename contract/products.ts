import * as z from 'zod';
import { pictureFields } from './content.ts';
import { basedOn } from './editing.ts';
import type { Endpoint } from './endpoint.ts';
import { newProductImageSlot, productImageSlot } from './files.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { listInput } from './paging.ts';
import { idInput, lines, messageReply, time, titleField } from './people.ts';

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

/** Whole rupiah as people write them: '145000', '145.000', 'Rp 145.000'. */
const priceField = z
  .string(messages.required)
  .trim()
  .min(1, messages.required)
  .regex(/^(Rp\s*)?(\d{1,3}(\.\d{3})+|\d+)$/i, messages.priceInvalid)
  .transform((typed) => Number(typed.replace(/\D/g, '')))
  .pipe(z.number().int().min(1, messages.priceInvalid).max(limits.priceMaximum, messages.priceInvalid));

const fields = {
  title: titleField,
  description: lines(limits.messageCharacters).min(1, messages.required),
  price: priceField,
};
const savedProduct = messageReply.extend({ product: productReply });

/** Products that admins add to the shop, newest first. The built-in ones stand in `built-in/products.ts`. */
export const products = {
  listProducts: {
    method: 'GET',
    path: '/shop',
    access: 'anyone',
    input: listInput,
    reply: z.array(productReply),
    cache: 'public',
  },
  getProduct: {
    method: 'GET',
    path: '/shop/{id}',
    access: 'anyone',
    input: idInput,
    reply: productReply,
    cache: 'public',
  },
  createProduct: {
    method: 'POST',
    path: '/shop',
    access: 'admin',
    input: z.object(fields),
    files: { image: newProductImageSlot },
    reply: savedProduct,
    status: 201,
  },
  updateProduct: {
    method: 'PUT',
    path: '/shop/{id}',
    access: 'admin',
    input: idInput.extend({ ...fields, basedOn }),
    files: { image: productImageSlot },
    reply: savedProduct,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/shop/{id}',
    access: 'admin',
    input: idInput,
    reply: messageReply,
  },
  /** Beside the totals of SPEC section 7, for the pages of the admin's list. */
  getTotalProducts: {
    method: 'GET',
    path: '/shop/get-total-product',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ totalProduct: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
