import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageReply, time } from './people.ts';

/** How the holder is named in the code of their card. */
export const cardNames = ['full', 'initials'] as const;
export type CardName = (typeof cardNames)[number];

/** How a card stands; that of an unknown number or serial is `revoked`, so that nobody learns which exist. */
export const cardStates = ['valid', 'expired', 'revoked'] as const;
export type CardState = (typeof cardStates)[number];

const cardReply = z.object({
  /** Signed; `readCardCode` takes it apart. */
  code: z.string(),
  name: z.enum(cardNames),
});
export type CardReply = z.output<typeof cardReply>;

const keysReply = z.object({
  /** The key that signs now comes first; cards of the others hold until they expire. */
  keys: z.array(
    z.object({
      id: z.string(),
      /** Ed25519, 32 bytes as base64url. */
      publicKey: z.string(),
    }),
  ),
  /** Serials of cards that no longer hold, while their years would still run. */
  revoked: z.array(z.string()),
  /** When this was put together. */
  at: time,
});
export type CardKeys = z.output<typeof keysReply>;

/** The signed code of a membership card, and what a check of it needs. */
export const card = {
  /** The own card's; `wrong-status` until a membership was approved. */
  getCard: {
    method: 'GET',
    path: '/membership/card',
    access: 'signed-in',
    input: z.object({}),
    reply: cardReply,
  },
  /** Chooses how the code names its holder; the codes that were given out go on holding. */
  updateCard: {
    method: 'PUT',
    path: '/membership/card',
    access: 'signed-in',
    input: z.object({ name: z.enum(cardNames) }),
    reply: cardReply,
  },
  /** For a lost card: a code with a new serial, and all earlier ones are revoked. */
  reissueCard: {
    method: 'POST',
    path: '/membership/card/reissue',
    access: 'signed-in',
    input: z.object({}),
    reply: messageReply.extend(cardReply.shape),
  },
  /** What a check without network needs; the browser keeps it. */
  getCardKeys: {
    method: 'GET',
    path: '/cards/keys',
    access: 'anyone',
    input: z.object({}),
    reply: keysReply,
    cache: 'public',
  },
  /** How a card stands at this moment. In the body, as addresses end up in logs. */
  checkCard: {
    method: 'POST',
    path: '/cards/check',
    access: 'anyone',
    input: z.object({
      memberNumber: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
      serial: z.string().regex(/^[0-9a-f]{12}$/),
    }),
    reply: z.object({ state: z.enum(cardStates) }),
  },
} as const satisfies Record<string, Endpoint>;
