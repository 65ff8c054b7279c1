import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { adminWording } from '../text/admin-wording.ts';
import { withoutDirectionControls } from '../text/names.ts';
import { type CheckError, requiredError, tooLong, wording } from '../text/wording.ts';

// Zod's own texts are English. A schema without a text of its own answers in the language of the request.
z.config({ customError: ({ input }) => (input === undefined ? wording.required : wording.valueInvalid) });

/** Any text. Direction controls are removed, because they reorder what others read. */
export const freeText = (error?: CheckError) => z.string(error).overwrite(withoutDirectionControls);

/** One line of text, trimmed and without direction controls. Refuses control characters. */
export const textField = (maximum: number, allowed = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u) =>
  freeText(requiredError)
    .trim()
    .max(maximum, tooLong(maximum))
    .regex(allowed, { error: () => wording.unsupportedCharacter });

/** Text with line breaks, such as an address. */
export const multilineField = (maximum: number) => textField(maximum, /^[\P{Cc}\r\n]*$/u);

/** Paths of the site and https, so that no URL can run a script. Browsers read a backslash as a slash. */
export const linkTargetField = textField(limits.linkCharacters).regex(
  /^(?:|\/(?!\/)[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*)$/,
  adminWording.linkTargetInvalid,
);

export const titleField = textField(limits.titleCharacters).min(1, requiredError);

/** Reason of a decision, which a person reads. */
export const reasonField = multilineField(limits.reasonCharacters).min(1, requiredError);

/** Account id that the function generates: letters and digits only, so that it is safe in paths. */
export const idField = z.string().regex(/^[A-Za-z0-9]{1,64}$/);

export const idInput = z.object({ id: idField });

/** ISO 8601 in UTC. */
export const dateTime = z.iso.datetime();

/** Hash of the Indonesian texts from which English ones were written. */
export const sourceHash = z.string().regex(/^[0-9a-f]{64}$/);

/** `updatedAt` of the edited record: if another user saved meanwhile, the reply is 409 with that record. */
export const basedOn = dateTime.optional();

/** A checkbox, or the same as text of a select. */
export const yesNoField = z.union([
  z.boolean(),
  z.enum(['ya', 'tidak']).transform((value) => value === 'ya'),
]);

export const messageReply = z.object({ message: z.string() });

type Refinement<Input> = [
  check: (input: Input) => boolean,
  params: CheckError & { path: string[]; when: (payload: z.core.ParsePayload) => boolean },
];

/** Returns whether a value has a type that no form sends. `check` expects the types of the schema. */
const hasWrongType = ({ code, input }: z.core.$ZodRawIssue): boolean =>
  input !== undefined && (code === 'invalid_type' || code === 'invalid_union');

/** Creates a rule about several fields whose message appears at `field`. */
export const refinement = <Input>(
  field: string,
  { error }: CheckError,
  check: (input: Input) => boolean,
): Refinement<Input> => [
  check,
  {
    error,
    path: [field],
    // Run it together with the field checks, not only after those pass.
    when: ({ value, issues }) => typeof value === 'object' && value !== null && !issues.some(hasWrongType),
  },
];
