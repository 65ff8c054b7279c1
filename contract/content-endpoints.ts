import * as z from 'zod';
import { queryLimits } from './rules/query-limits.ts';
import { idInput, messageReply } from './schemas/fields.ts';
import { listSchema, pagedReply, searchedPageSchema } from './schemas/paging.ts';

/** Endpoints that the kinds of content share. */

const publicRead = { method: 'GET', access: 'anyone', cache: 'public' } as const;

/**
 * Latest first. A row costs one read, in English one for its texts and one for its facts. The limit costs one.
 */
export const publicList = <Path extends string, Row extends z.ZodType>(path: Path, row: Row) =>
  ({
    ...publicRead,
    path,
    loadLimit: 'public-list',
    reads: { base: 1, perRow: 2 },
    input: listSchema,
    reply: z.array(row),
  }) as const;

/** Reads the entry and its English texts. */
export const publicEntry = <Path extends string, Reply>(path: Path, reply: Reply) =>
  ({ ...publicRead, path, reads: 2, input: idInput, reply }) as const;

const admin = { access: 'admin', duty: 'content' } as const;

/** `translation` selects entries whose English texts are older than the Indonesian ones. */
const writtenPageSchema = searchedPageSchema.extend({ translation: z.enum(['stale']).optional() });

/**
 * Content in every state, latest change first. `q` finds titles, authors and places. A row costs one read, and one for
 * its English texts. Only the filter of stale texts reads `checkedTranslations` with their content. Counting a search
 * stops at `limits.maxCountedRows`.
 */
export const writtenList = <Path extends string, Row extends z.ZodType>(path: Path, row: Row) =>
  ({
    ...admin,
    method: 'GET',
    path,
    reads: { base: 3 + 2 * queryLimits.checkedTranslations, perRow: 2 },
    input: writtenPageSchema,
    reply: pagedReply(row),
  }) as const;

export const writtenEntry = <Path extends string, Reply>(path: Path, reply: Reply) =>
  ({ ...admin, method: 'GET', path, reads: 3, input: idInput, reply }) as const;

export const contentDeletion = <Path extends string>(path: Path) =>
  ({ ...admin, method: 'DELETE', path, input: idInput, reply: messageReply }) as const;

/** Repeated calls create content once. */
export const contentCreation = <Path extends string>(path: Path) =>
  ({ ...admin, method: 'POST', path, idempotent: true, status: 201 }) as const;

export const contentChange = <Path extends string>(path: Path) =>
  ({ ...admin, method: 'PUT', path }) as const;

/** Numbers of entries, for the dashboard of every admin. */
export const contentCount = <Path extends string, Name extends string>(
  path: Path,
  ...names: readonly Name[]
) =>
  ({
    method: 'GET',
    path,
    access: 'admin',
    duty: 'none',
    input: z.object({}),
    reply: z.object(
      Object.fromEntries(names.map((name) => [name, z.number().int()])) as Record<Name, z.ZodNumber>,
    ),
  }) as const;
