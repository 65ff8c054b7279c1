import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { messageReply } from '../schemas/fields.ts';

const cardNames = ['full', 'initials'] as const;
export type CardName = (typeof cardNames)[number];

const wallets = ['google', 'apple'] as const;
/** App of a phone that stores cards. */
export type Wallet = (typeof wallets)[number];

const cardReply = z.object({
  /** Signed code; `parseCardCode` parses it. */
  code: z.string(),
  name: z.enum(cardNames),
  /** Wallets to which a running membership's card can be added. */
  wallets: z.array(z.enum(wallets)),
});
export type CardReply = z.output<typeof cardReply>;

export const card = {
  /** Returns the caller's card code; `wrong-status` before a membership was approved. */
  getCard: {
    method: 'GET',
    path: '/membership/card',
    access: 'signed-in',
    input: z.object({}),
    reply: cardReply,
  },
  /** Chooses the form of the holder's name. Codes that exist already stay valid. */
  updateCard: {
    method: 'PUT',
    path: '/membership/card',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ name: z.enum(cardNames) }),
    reply: cardReply,
  },
  /** Replaces a lost card: issues a code with a new serial and revokes all earlier codes. */
  reissueCard: {
    method: 'POST',
    path: '/membership/card/reissue',
    access: 'signed-in',
    input: z.object({}),
    reply: messageReply.extend(cardReply.shape),
  },
  /**
   * Returns a link that adds the caller's card to Google Wallet. Throws `wrong-status` unless the membership runs, and
   * `not-found` if the deployment has no key for it.
   */
  getGoogleWalletLink: {
    method: 'GET',
    path: '/membership/card/google-wallet',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({ url: z.url() }),
  },
  /** Returns the caller's card as a file for Apple Wallet. Throws like `getGoogleWalletLink`. */
  getApplePass: {
    method: 'GET',
    path: '/membership/card/apple-pass',
    access: 'signed-in',
    input: z.object({}),
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
