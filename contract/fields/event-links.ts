import * as z from 'zod';
import { eventLinkTypes } from '../rules/categories.ts';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';
import { text } from './people.ts';

/** Where an event leads: to its registration, or to more about it. */
export const eventLink = z.object({ type: z.enum(eventLinkTypes), name: z.string(), url: z.string() });
export type EventLink = z.output<typeof eventLink>;

const link = z.object({
  type: z.enum(eventLinkTypes, wording.required),
  name: text(limits.textCharacters).min(1, wording.required),
  /** Only https, so that no address can run a script, and nobody registers in the open. */
  url: text(limits.linkCharacters)
    .min(1, wording.required)
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: wording.linkInvalid })),
});

/** Links as they come in: a list, or the same as JSON in the field of a form. */
export const eventLinksField = z.preprocess(
  (value: string | EventLink[]): unknown => (typeof value === 'string' ? readJson(value) : value),
  z.array(link, wording.linksUnreadable).max(limits.listEntries, wording.tooLong),
);

function readJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
