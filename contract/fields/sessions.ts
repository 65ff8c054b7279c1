import * as z from 'zod';
import { time } from './people.ts';

/** A live session of an account, as its owner and admins see it. */
export const sessionReply = z.object({
  _id: z.string(),
  createdAt: time,
  expiresAt: time,
  /** What the browser said of itself, 'Chrome / Android'; null where it said nothing. */
  device: z.string().nullable(),
  /** When it was last used, within minutes; null where that is not noted, as of members. */
  usedAt: time.nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.output<typeof sessionReply>;

/** Newest first. */
export const sessionsReply = z.object({ data: z.array(sessionReply) });

/** How a session is named in a path. */
export const sessionIdField = z.string().regex(/^[0-9a-f]{16}$/);
