import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from './index.ts';

type Field = readonly [path: string, schema: z.ZodType];

/** Schemas that a wrapper, a union or a pipe consists of. */
function alternativesOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  // Behind a transform of the input, only its output has the text fields.
  if (schema instanceof z.ZodPipe)
    return [(schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType];
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch;
  return isWrapper ? [schema.unwrap() as z.ZodType] : [];
}

/** Returns the fields of an input that accept a text, each with the schema of the whole field. */
function textFieldsOf(schema: z.ZodType, path: string, field = schema): Field[] {
  if (schema instanceof z.ZodString) return [[path, field]];
  if (schema instanceof z.ZodArray) return textFieldsOf(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
      textFieldsOf(one, `${path}.${name}`),
    );
  return alternativesOf(schema).flatMap((one) => textFieldsOf(one, path, field));
}

/** Secrets, codes and ids that the function compares; no person reads them. `website` is the honeypot. */
const unread =
  /\.(?:\w*[pP]assword|code|currentCode|oobCode|ticket|bill|billKey|sealed|reviewToken|seal|version|website|person|transports\[\])$/;
const fields: Field[] = Object.entries(endpoints)
  .flatMap(([name, { input }]) => textFieldsOf(input, name))
  .filter(([path]) => !unread.test(path));

/** Texts with a place for a control character. */
const samples = [
  'Sari| Dewi',
  'Satu |dua\r\ntiga\nempat',
  '[{"type":"text","content":"Satu|\\ndua"}]',
  'https://contoh.example/hala|man',
  'sari|.dewi@contoh.example',
] as const;
const directionControls = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const otherControls = '\0\u0007\b\v\f\u001b\u007f\u0085\u009f';

const read = (schema: z.ZodType, text: string): string | undefined => {
  const { success, data } = schema.safeParse(text);
  return success ? JSON.stringify(data) : undefined;
};

/** Paths of the fields that accept the sample, and of those whose output differs with one of the controls. */
function check(sample: string, controls: string, canRefuse: boolean) {
  const accepting = fields.filter(([, schema]) => read(schema, sample.replace('|', '')) !== undefined);
  const differs = ([, schema]: Field) =>
    [...controls].some((control) => {
      const output = read(schema, sample.replace('|', control));
      return output === undefined ? !canRefuse : output !== read(schema, sample.replace('|', ''));
    });
  return { accepting: accepting.length, differing: accepting.filter(differs).map(([path]) => path) };
}

test.each(samples)('every text field of an endpoint removes direction controls from %j', (sample) => {
  const { accepting, differing } = check(sample, directionControls, false);
  expect(differing).toEqual([]);
  expect(accepting).toBeGreaterThan(10);
});

test.each(samples)('no text field of an endpoint accepts other control characters in %j', (sample) => {
  expect(check(sample, otherControls, true).differing).toEqual([]);
});
