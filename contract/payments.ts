import { type Endpoint, imageReply } from './endpoint.ts';
import { idInput } from './people.ts';

/** Proofs of payment. */
export const payments = {
  /** The newest proof of a user, as an image. */
  getPaymentProof: {
    method: 'GET',
    path: '/users/user/paymentProof/{id}',
    access: 'self-or-admin',
    input: idInput,
    reply: imageReply,
  },
} as const satisfies Record<string, Endpoint>;
