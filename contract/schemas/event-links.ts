import * as z from 'zod';
import { eventLinkTypes } from '../rules/categories.ts';
import { limits } from '../rules/limits.ts';
import { requiredError, tooMany, wording } from '../text/wording.ts';
import { textField } from './fields.ts';

export const eventLink = z.object({ type: z.enum(eventLinkTypes), name: z.string(), url: z.string() });
export type EventLink = z.output<typeof eventLink>;

const link = z.object({
  type: z.enum(eventLinkTypes, requiredError),
  name: textField(limits.textCharacters).min(1, requiredError),
  /** Only https, so that a link cannot run a script, and registration data is encrypted. */
  url: textField(limits.linkCharacters)
    .min(1, requiredError)
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: () => wording.linkInvalid })),
});

/** Schema of submitted links: an array, or the same as JSON in a form field. */
export const eventLinksField = z.preprocess(
  (value: string | EventLink[]): unknown => (typeof value === 'string' ? parseJson(value) : value),
  z
    .array(link, { error: () => wording.linksUnreadable })
    .max(limits.listEntries, tooMany(limits.listEntries)),
);

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
