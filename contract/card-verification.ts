import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { time } from './fields/people.ts';
import { queryLimits } from './rules/query-limits.ts';

/** How a card stands; that of an unknown number or serial is `revoked`, so that nobody learns which exist. */
export const cardStates = ['valid', 'expired', 'revoked'] as const;
export type CardState = (typeof cardStates)[number];

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

/** What a check of a membership card needs, with network and without. */
export const cardVerification = {
  /** What a check without network needs; the browser keeps it. */
  getCardKeys: {
    method: 'GET',
    path: '/cards/keys',
    access: 'anyone',
    // Revoked serials stand by month.
    reads: queryLimits.revokedMonths,
    input: z.object({}),
    reply: keysReply,
    cache: 'public',
  },
  /** How a card stands at this moment. In the body, as addresses end up in logs. */
  checkCard: {
    method: 'POST',
    path: '/cards/check',
    access: 'anyone',
    reads: 3,
    input: z.object({
      memberNumber: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
      serial: z.string().regex(/^[0-9a-f]{12}$/),
    }),
    reply: z.object({ state: z.enum(cardStates) }),
  },
} as const satisfies Record<string, Endpoint>;
