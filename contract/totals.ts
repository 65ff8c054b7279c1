import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Counts for the admin dashboard (SPEC section 3: Counts). */
export const totals = {
  getTotalUsers: {
    method: 'GET',
    path: '/users/get-total-user',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ totalUsers: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
