import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { idField, textField } from './fields.ts';
import { userRow } from './people.ts';

/** `?page&limit` of the admin lists (requirements 5.1.7); pages start at 1. */
export const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMaximum).default(limits.pageSize),
  /** Last row of the page before, so that the next page starts there instead of counting up to it. */
  after: idField.optional(),
});

/**
 * `?limit&after` of the public lists, which return an array (decision 0006). The next page starts after the
 * row with the id `after`. A reply with fewer rows than `limit` is the last page.
 */
export const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMaximum).default(limits.pageSizeMaximum),
  after: idField.optional(),
});

/** Reply of a list whose rows are counted. */
export const pagedReply = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  });

/** Reply of a list without a total, such as an append-only one. */
export const uncountedReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.number().int(), hasMore: z.boolean() });

/** `q` searches the list. */
export const searchedPageSchema = pageSchema.extend({
  q: textField(limits.searchCharacters).optional(),
});

export const userPage = z.object({
  data: z.array(userRow),
  /** The returned page, because a jump by number has a limited reach (`planJump`). */
  page: z.number().int(),
  totalUsers: z.number().int(),
  totalPages: z.number().int(),
});

/** `isMore` is always false; older pages of the site read it. */
export const searchedUserPage = userPage.extend({ isMore: z.boolean() });
