import * as z from 'zod';
import { jakartaMoment } from '../words/dates.ts';
import { wording } from '../words/wording.ts';

function read<T>(value: string, context: z.core.ParsePayload, empty: T): Date | T {
  if (value === '') return empty;
  const at = jakartaMoment(value);
  if (at !== undefined) return at;
  context.issues.push({ code: 'custom', message: wording.dateInvalid, input: value });
  return z.NEVER;
}

/** As `datetime-local` sends it, in Jakarta's time; comes out as a moment. */
export const momentField = z
  .string(wording.required)
  .trim()
  .min(1, wording.required)
  .transform((value, context) => read(value, context, z.NEVER));

/** The same where it may be left empty. */
export const optionalMoment = z
  .string()
  .trim()
  .transform((value, context) => read(value, context, undefined))
  .optional();
