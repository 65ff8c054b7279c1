import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { searchGroups } from '../rules/admins/search-groups.ts';
import { limits } from '../rules/limits.ts';
import { textField } from '../schemas/fields.ts';

const hit = z.object({
  /** Id of the record; the code of a bill. */
  _id: z.string(),
  title: z.string(),
  /** Empty without any. */
  text: z.string(),
  /** Id of the account that opened a bill; null for other hits. */
  user: z.string().nullable(),
});
export type SearchHit = z.output<typeof hit>;

/** The search field of the admin area. */
export const adminSearch = {
  /** Finds records of all groups that the caller may open, at most `limits.adminSearchHits` of each. */
  searchAdmin: {
    method: 'GET',
    path: '/admin-search',
    access: 'admin',
    duty: 'none',
    // Reads the session and the changed people, the hits, and for bills those of a code and of the found people.
    reads: 4 + 5 * limits.adminSearchHits + 2,
    input: z.object({ q: textField(limits.searchCharacters).min(limits.minSearchCharacters) }),
    reply: z.object({
      /** Groups with hits only. */
      groups: z.array(z.object({ group: z.enum(searchGroups), hits: z.array(hit) })),
    }),
  },
} as const satisfies Record<string, Endpoint>;
