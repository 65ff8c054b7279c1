import * as z from 'zod';
import { dateTime } from './fields.ts';

const sessionReply = z.object({
  _id: z.string(),
  createdAt: dateTime,
  expiresAt: dateTime,
  /** Browser and system from the user agent, 'Chrome / Android'; null if unknown. */
  device: z.string().nullable(),
  /** Time of the last use, exact to some minutes; null if it is not recorded, as for members. */
  usedAt: dateTime.nullable(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.output<typeof sessionReply>;

/** Newest first. */
export const sessionsReply = z.object({ data: z.array(sessionReply) });

export const sessionIdField = z.string().regex(/^[0-9a-f]{16}$/);
