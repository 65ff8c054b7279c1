import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

/** How a call reaches the function: what the check of a deployment asks. */
export const connection = {
  /** The network that limits count the caller by, whether the call came through Hosting, and who spoke to the function. */
  getConnection: {
    method: 'GET',
    path: '/connection',
    access: 'anyone',
    reads: 0,
    input: z.object({}),
    reply: z.object({ network: z.string(), isThroughHosting: z.boolean(), peer: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
