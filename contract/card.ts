import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageReply } from './fields/people.ts';

/** How the holder is named in the code of their card. */
export const cardNames = ['full', 'initials'] as const;
export type CardName = (typeof cardNames)[number];

const cardReply = z.object({
  /** Signed; `readCardCode` takes it apart. */
  code: z.string(),
  name: z.enum(cardNames),
});
export type CardReply = z.output<typeof cardReply>;

/** The signed code of the own membership card. */
export const card = {
  /** The own card's; `wrong-status` until a membership was approved. */
  getCard: {
    method: 'GET',
    path: '/membership/card',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: cardReply,
  },
  /** Chooses how the code names its holder; the codes that were given out go on holding. */
  updateCard: {
    method: 'PUT',
    path: '/membership/card',
    access: 'signed-in',
    reads: 2,
    input: z.object({ name: z.enum(cardNames) }),
    reply: cardReply,
  },
  /** For a lost card: a code with a new serial, and all earlier ones are revoked. */
  reissueCard: {
    method: 'POST',
    path: '/membership/card/reissue',
    access: 'signed-in',
    reads: 3,
    input: z.object({}),
    reply: messageReply.extend(cardReply.shape),
  },
} as const satisfies Record<string, Endpoint>;
