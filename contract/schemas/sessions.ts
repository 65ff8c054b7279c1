import * as z from 'zod';
import { dateTime } from './people.ts';

/** A live session of an account, as its owner and admins see it. */
const sessionReply = z.object({
  _id: z.string(),
  createdAt: dateTime,
  expiresAt: dateTime,
  /** Browser and system from the user agent, 'Chrome / Android'; null if unknown. */
  device: z.string().nullable(),
  /** Time of the last use, exact to some minutes; null if it is not recorded, as for members. */
  usedAt: dateTime.nullable(),
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.output<typeof sessionReply>;

/** Newest first. */
export const sessionsReply = z.object({ data: z.array(sessionReply) });

/** Id of a session in a path. */
export const sessionIdField = z.string().regex(/^[0-9a-f]{16}$/);
