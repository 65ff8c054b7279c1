import * as z from 'zod';
import { pictureFields } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { listInput } from './paging.ts';
import { idInput, time } from './people.ts';

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
} as const satisfies Record<string, Endpoint>;
