import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  multilineField,
  textField,
} from '../schemas/fields.ts';
import { requiredError, tooMany } from '../text/wording.ts';

export const memberFieldKinds = ['text', 'choice', 'date'] as const;
export type MemberFieldKind = (typeof memberFieldKinds)[number];
/** `member`: the person and admins. */
export const fieldReaders = ['admins', 'member'] as const;

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const fieldInput = z
  .object({
    /** Missing for a new field. */
    _id: idField.optional().or(z.literal('').transform(() => undefined)),
    label: textField(limits.memberFields.labelCharacters).min(1, requiredError),
    kind: z.enum(memberFieldKinds, requiredError),
    /** One choice in each line. */
    choices: multilineField(limits.optionCharacters).default('').transform(linesOf),
    seenBy: z.enum(fieldReaders, requiredError),
    editedBy: z.enum(fieldReaders, requiredError),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || new Set(choices).size >= 2, {
    message: 'Tulis paling sedikit dua pilihan yang berbeda.',
    path: ['choices'],
  })
  .refine(({ seenBy, editedBy }) => editedBy === 'admins' || seenBy === 'member', {
    message: 'Anggota hanya dapat mengisi yang juga dapat dilihatnya.',
    path: ['editedBy'],
  });

const field = z.object({
  _id: z.string(),
  label: z.string(),
  kind: z.enum(memberFieldKinds),
  choices: z.array(z.string()),
  seenBy: z.enum(fieldReaders),
  editedBy: z.enum(fieldReaders),
});
export type MemberField = z.output<typeof field>;

const definedField = field.extend({
  /** Number of people with a value. */
  values: z.number().int(),
});
export type DefinedMemberField = z.output<typeof definedField>;

const definitions = z.object({
  fields: z.array(definedField),
  /** Null before the first save. */
  updatedAt: dateTime.nullable(),
});
export type MemberFieldDefinitions = z.output<typeof definitions>;

const valueInput = z.object({
  field: idField,
  /** Empty for none. */
  value: textField(limits.memberFields.valueCharacters).default(''),
});
const valuesField = z
  .array(valueInput)
  .max(limits.memberFields.fields, tooMany(limits.memberFields.fields))
  .default([]);

const filledField = field.extend({ value: z.string(), canEdit: z.boolean() });
export type FilledMemberField = z.output<typeof filledField>;
const filledReply = z.object({ fields: z.array(filledField) });

/** Fields of a person that the association defines. */
export const memberFields = {
  getMemberFields: {
    method: 'GET',
    path: '/member-fields',
    access: 'admin',
    duty: 'every',
    // Reads the session, the definitions, and the number of values of each field.
    reads: 3 + limits.memberFields.fields,
    input: z.object({}),
    reply: definitions,
  },
  /**
   * Saves all fields in their order. The values of a removed field are hidden immediately and deleted in the next
   * night. Throws `invalid-input` if a field with values gets another kind; `conflict` after another admin's save.
   */
  saveMemberFields: {
    method: 'PUT',
    path: '/member-fields',
    access: 'admin',
    duty: 'every',
    reads: 3 + limits.memberFields.fields,
    input: z.object({
      fields: z.array(fieldInput).max(limits.memberFields.fields, tooMany(limits.memberFields.fields)),
      basedOn,
    }),
    reply: messageReply,
  },
  getUserFields: {
    method: 'GET',
    path: '/users/user/{id}/fields',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: filledReply,
  },
  /** Saves the named fields of a person; others stay. A repetition changes nothing. Throws `invalid-input`. */
  saveUserFields: {
    method: 'PUT',
    path: '/users/user/{id}/fields',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({ values: valuesField }),
    reply: messageReply,
  },
  /** Returns the fields that the caller may see. */
  getOwnFields: {
    method: 'GET',
    path: '/own-fields',
    access: 'signed-in',
    input: z.object({}),
    reply: filledReply,
  },
  /** Saves the named fields that the caller may edit. Throws `forbidden` for others. */
  saveOwnFields: {
    method: 'PUT',
    path: '/own-fields',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ values: valuesField }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
