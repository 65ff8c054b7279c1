import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

/** What becomes of calls that do not show that the site sent them: nothing, a line in the log, a refusal. */
export const appCheckModes = ['off', 'watch', 'enforce'] as const;

export type AppCheckMode = (typeof appCheckModes)[number];

/** How a call reaches the function: what the check of a deployment asks. */
export const connection = {
  /**
   * The network that limits count the caller by, whether the call came through Hosting, who spoke to the function, and
   * whether it asks for tokens of App Check.
   */
  getConnection: {
    method: 'GET',
    path: '/connection',
    access: 'anyone',
    reads: 0,
    input: z.object({}),
    reply: z.object({
      network: z.string(),
      isThroughHosting: z.boolean(),
      peer: z.string(),
      appCheck: z.enum(appCheckModes),
    }),
  },
} as const satisfies Record<string, Endpoint>;
