import * as z from 'zod';
import { locales } from '../text/language/localize.ts';
import { requiredError } from '../text/wording.ts';
import { optionalDateTimeField } from './date-times.ts';
import { dateTime, refinement } from './fields.ts';

/** Publication of articles, events, journals and products (decision 0037). */

export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** States of English texts in lists. `stale`: the Indonesian texts changed after them. */
export const translationStates = ['none', ...publicationStates, 'stale'] as const;
export type TranslationState = (typeof translationStates)[number];

/** Reply fields of content in any state, as the admin area shows it. */
export const publicationReply = {
  state: z.enum(publicationStates),
  /** Past or future time of publication; null for a draft. */
  publishedAt: dateTime.nullable(),
  /** In lists: state of the English texts. */
  translation: z.enum(translationStates).optional(),
};
export type PublicationReply = z.output<z.ZodObject<typeof publicationReply>>;

/** Languages in which an entry is public, so that its page links to its counterpart. */
export const publicLanguages = z.array(z.enum(locales)).optional();

/** Future time of publication in Jakarta's time zone; only with `scheduled`. */
const publishAt = optionalDateTimeField;

export const newPublication = {
  publication: z.enum(['now', 'scheduled', 'draft']).default('now'),
  publishAt,
};
export const changedPublication = {
  publication: z.enum(['keep', 'now', 'scheduled', 'draft']).default('keep'),
  publishAt,
};

/** One of `values`, or '' from a select without a choice, which counts as omitted. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum([...values, ''], requiredError)
    .transform((value): Values[number] | undefined => (value === '' ? undefined : value))
    .optional();

interface PublicationInput {
  readonly publication?: string | undefined;
  readonly publishAt?: unknown;
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** Requires a field unless the content is a draft. A draft needs a title only. */
export const requiredToPublish = <Field extends string>(field: Field) =>
  refinement<PublicationInput & { readonly [Name in Field]?: unknown }>(
    field,
    requiredError,
    (input) => input.publication === 'draft' || isFilled(input[field]),
  );

export const publishAtRequired = refinement<PublicationInput>(
  'publishAt',
  requiredError,
  (input) => input.publication !== 'scheduled' || isFilled(input.publishAt),
);
