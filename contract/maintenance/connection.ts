import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** Handling of requests without a valid App Check token: ignore, write a line in the log, or refuse. */
export const appCheckModes = ['off', 'watch', 'enforce'] as const;

export type AppCheckMode = (typeof appCheckModes)[number];

/** Endpoint with which `npm run check:deployment` inspects how requests reach the function. */
export const connection = {
  /** Returns the network by which limits count the caller, its peer, and how the request arrived. */
  getConnection: {
    method: 'GET',
    path: '/connection',
    access: 'anyone',
    input: z.object({}),
    reply: z.object({
      network: z.string(),
      isThroughHosting: z.boolean(),
      peer: z.string(),
      appCheck: z.enum(appCheckModes),
    }),
  },
} as const satisfies Record<string, Endpoint>;
