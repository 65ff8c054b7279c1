import * as z from 'zod';
import {
  contentChange,
  contentCount,
  contentCreation,
  contentDeletion,
  publicEntry,
  publicList,
  writtenEntry,
  writtenList,
} from '../content-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { newProductImageSlot, productImageSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { optionalAmountField } from '../schemas/amounts.ts';
import { pictureFields } from '../schemas/content.ts';
import { basedOn, dateTime, idInput, messageReply, multilineField, titleField } from '../schemas/fields.ts';
import {
  changedPublication,
  newPublication,
  publicationReply,
  publishAtRequired,
  requiredToPublish,
} from '../schemas/publication.ts';
import { adminWording } from '../text/admin-wording.ts';

export const productReply = z.object({
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

/** A product in any state, as the admin area shows it. A draft may lack price and picture. */
export const writtenProductReply = productReply
  .omit({ createdAt: true })
  .extend({ price: z.number().int().nullable(), ...publicationReply });
export type WrittenProduct = z.output<typeof writtenProductReply>;

const fields = {
  title: titleField,
  description: multilineField(limits.messageCharacters).optional(),
  price: optionalAmountField({ error: () => adminWording.priceInvalid }),
};
const savedProduct = messageReply.extend({ product: writtenProductReply });

export const products = {
  listProducts: publicList('/shop', productReply),
  getProduct: publicEntry('/shop/{id}', productReply),
  listWrittenProducts: writtenList('/shop/written', writtenProductReply),
  getWrittenProduct: writtenEntry('/shop/written/{id}', writtenProductReply),
  createProduct: {
    ...contentCreation('/shop'),
    input: z
      .object({ ...fields, ...newPublication })
      .refine(...requiredToPublish('description'))
      .refine(...requiredToPublish('price'))
      .refine(...publishAtRequired),
    files: { image: newProductImageSlot },
    reply: savedProduct,
  },
  updateProduct: {
    ...contentChange('/shop/{id}'),
    input: idInput
      .extend({ ...fields, ...changedPublication, basedOn })
      .refine(...requiredToPublish('description'))
      .refine(...requiredToPublish('price'))
      .refine(...publishAtRequired),
    files: { image: productImageSlot },
    reply: savedProduct,
  },
  deleteProduct: contentDeletion('/shop/{id}'),
  getTotalProducts: contentCount('/shop/get-total-product', 'totalProduct'),
} as const satisfies Record<string, Endpoint>;
