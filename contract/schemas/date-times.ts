import * as z from 'zod';
import { parseJakartaDateTime } from '../text/dates.ts';
import { requiredError, wording } from '../text/wording.ts';

function parseDateTime<T>(value: string, context: z.core.ParsePayload, empty: T): Date | T {
  if (value === '') return empty;
  const at = parseJakartaDateTime(value);
  if (at !== undefined) return at;
  context.issues.push({ code: 'custom', message: wording.dateInvalid, input: value });
  return z.NEVER;
}

/** Schema of a `datetime-local` value in Jakarta's time zone; the output is a Date. */
export const dateTimeField = z
  .string(requiredError)
  .trim()
  .min(1, requiredError)
  .transform((value, context) => parseDateTime(value, context, z.NEVER));

export const optionalDateTimeField = z
  .string()
  .trim()
  .transform((value, context) => parseDateTime(value, context, undefined))
  .optional();
