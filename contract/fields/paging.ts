import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { roles } from '../rules/membership.ts';
import { userSorts, userStates } from './list-states.ts';
import { idField, text, userRow } from './people.ts';

/** `?page&limit` of the admin lists (requirements 5.1.7); pages start at 1. */
export const pageInput = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMaximum).default(limits.pageSize),
  /** Id of the last row of the page before: lets the next page start there instead of counting up to it. */
  after: idField.optional(),
});

/**
 * `?limit&after` of the public lists, which answer an array (decision 0006). The page behind a row is asked
 * for by that row's id; an answer with fewer rows than `limit` is the last.
 */
export const listInput = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMaximum).default(limits.pageSizeMaximum),
  after: idField.optional(),
});

/** Which users, in which order; those whose membership ends soon always stand in the order of their ends. Names, institutions, addresses and member numbers are found by `q`. */
export const userFilter = z.object({
  q: text(limits.searchCharacters).optional(),
  status: z.enum(userStates).optional(),
  role: z.enum(roles).optional(),
  sort: z.enum(userSorts).default('-createdAt'),
});

export const userPage = z.object({
  data: z.array(userRow),
  /** The page that is answered: a jump reaches so far only (`jumpTo`). */
  page: z.number().int(),
  totalUsers: z.number().int(),
  totalPages: z.number().int(),
});

export type UserPage = z.output<typeof userPage>;

/** `isMore`: counting ended at `limits.countedRows`, and so do the pages; there may be more users. */
export const foundUserPage = userPage.extend({ isMore: z.boolean() });
