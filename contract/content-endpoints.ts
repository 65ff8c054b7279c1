import * as z from 'zod';
import { idInput, messageReply } from './schemas/fields.ts';
import { listSchema } from './schemas/paging.ts';

/** Endpoints that the kinds of content share. */

const publicRead = { method: 'GET', access: 'anyone', cache: 'public' } as const;

export const publicList = <Path extends string, Row extends z.ZodType>(path: Path, row: Row) =>
  ({ ...publicRead, path, reads: { base: 0, perRow: 1 }, input: listSchema, reply: z.array(row) }) as const;

export const publicEntry = <Path extends string, Reply>(path: Path, reply: Reply) =>
  ({ ...publicRead, path, reads: 1, input: idInput, reply }) as const;

const adminRead = { method: 'GET', access: 'admin', duty: 'content' } as const;

/** Content in every state, latest change first. */
export const writtenList = <Path extends string, Row extends z.ZodType>(path: Path, row: Row) =>
  ({ ...adminRead, path, reads: { base: 2, perRow: 1 }, input: listSchema, reply: z.array(row) }) as const;

export const writtenEntry = <Path extends string, Reply>(path: Path, reply: Reply) =>
  ({ ...adminRead, path, reads: 3, input: idInput, reply }) as const;

export const contentDeletion = <Path extends string>(path: Path) =>
  ({
    method: 'DELETE',
    path,
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  }) as const;
