import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime } from '../schemas/fields.ts';

/** An unknown number or serial is also `revoked`, so that callers cannot find out which exist. */
const cardStates = ['valid', 'expired', 'revoked'] as const;
export type CardState = (typeof cardStates)[number];

const liveCard = z.object({
  state: z.enum(cardStates),
  validUntil: dateTime.nullable(),
  /**
   * The membership is paused. Its state is then `expired`, because browsers of an earlier deployment know no other
   * one for a card that is not valid.
   */
  isPaused: z.literal(true).optional(),
  /** Present member number of the holder, whose card has another one since two accounts were merged. */
  replacedBy: z.string().optional(),
});
export type LiveCard = z.output<typeof liveCard>;

const keysReply = z.object({
  /** The first key signs new cards. Cards of the other keys are valid until they expire. */
  keys: z.array(
    z.object({
      id: z.string(),
      /** Ed25519, 32 bytes as base64url. */
      publicKey: z.string(),
    }),
  ),
  /** Serials of revoked cards whose validity period has not ended yet. */
  revoked: z.array(z.string()),
  at: dateTime,
});
export type CardKeys = z.output<typeof keysReply>;

export const cardVerification = {
  /** Returns the data to verify cards offline. The browser stores it. */
  getCardKeys: {
    method: 'GET',
    path: '/cards/keys',
    access: 'anyone',
    // Revoked serials are stored by month.
    reads: queryLimits.revokedMonths,
    input: z.object({}),
    reply: keysReply,
    cache: 'public',
  },
  /**
   * Returns the current state of a card, with the end of its membership unless it is revoked. The input is in the
   * body, because URLs end up in logs.
   */
  checkCard: {
    method: 'POST',
    path: '/cards/check',
    access: 'anyone',
    input: z.object({
      memberNumber: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
      serial: z.string().regex(/^[0-9a-f]{12}$/),
    }),
    reply: liveCard,
  },
} as const satisfies Record<string, Endpoint>;
