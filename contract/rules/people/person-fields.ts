import { t } from '../../text/messages/labels.ts';
import { formatTaxNumber } from '../../text/tax-numbers.ts';
import type { Gender } from '../membership.ts';
import { orcidAddress, sintaAddress } from './academic-ids.ts';
import { formatPhone } from './phone-numbers.ts';

interface PersonFieldDeclaration {
  readonly label: string;
  readonly adminLabel: string;
  /** Label in the forms of admins, if it differs. */
  readonly adminFormLabel?: string;
  /** Fields of `memberAndAdmin` are also part of the lists of admins. */
  readonly editedBy: 'memberAndAdmin' | 'member';
  readonly input: 'text' | 'multiline' | 'telephone' | 'digits' | 'gender';
  /** Autofill token for members. Without one, browsers do not fill the field. */
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly format?: (value: string) => string;
  /** Returns the address of a public page about the value. */
  readonly address?: (value: string) => string;
}

/**
 * Optional fields of a person, in the order of the export. Each field is personal in the audit log, erased with
 * the account, exported, and part of the person's own data. Schemas are in `contract/schemas/people.ts`.
 */
const table = {
  gender: {
    get label() {
      return t.gender;
    },
    adminLabel: 'Gender',
    editedBy: 'memberAndAdmin',
    input: 'gender',
    autoComplete: 'sex',
  },
  institution: {
    get label() {
      return t.institution;
    },
    adminLabel: 'Institution',
    editedBy: 'memberAndAdmin',
    input: 'text',
    autoComplete: 'organization',
  },
  institutionAddress: {
    get label() {
      return t.institutionAddress;
    },
    adminLabel: 'Institution Address',
    editedBy: 'memberAndAdmin',
    input: 'multiline',
    autoComplete: 'street-address',
  },
  city: {
    get label() {
      return t.city;
    },
    adminLabel: 'City',
    editedBy: 'memberAndAdmin',
    input: 'text',
    autoComplete: 'address-level2',
  },
  department: {
    get label() {
      return t.department;
    },
    adminLabel: 'Department',
    editedBy: 'memberAndAdmin',
    input: 'text',
  },
  expertise: {
    get label() {
      return t.expertise;
    },
    adminLabel: 'Expertise',
    editedBy: 'memberAndAdmin',
    input: 'text',
  },
  phoneNumber: {
    label: 'WhatsApp',
    adminLabel: 'Phone',
    adminFormLabel: 'WhatsApp',
    editedBy: 'memberAndAdmin',
    input: 'telephone',
    autoComplete: 'tel',
    format: formatPhone,
  },
  nuptk: {
    label: 'NUPTK',
    adminLabel: 'NUPTK',
    editedBy: 'memberAndAdmin',
    input: 'digits',
    get hint() {
      return t.nuptkHint;
    },
  },
  nidn: {
    label: 'NIDN',
    adminLabel: 'NIDN',
    editedBy: 'memberAndAdmin',
    input: 'digits',
    get hint() {
      return t.nidnHint;
    },
  },
  orcid: {
    label: 'ORCID iD',
    adminLabel: 'ORCID iD',
    editedBy: 'memberAndAdmin',
    input: 'text',
    get hint() {
      return t.orcidHint;
    },
    address: orcidAddress,
  },
  sintaId: {
    get label() {
      return t.sintaId;
    },
    adminLabel: 'ID SINTA',
    editedBy: 'memberAndAdmin',
    input: 'text',
    get hint() {
      return t.sintaHint;
    },
    address: sintaAddress,
  },
  taxNumber: {
    get label() {
      return t.taxNumber;
    },
    adminLabel: 'NPWP',
    editedBy: 'member',
    input: 'digits',
    get hint() {
      return t.taxNumberHint;
    },
    format: formatTaxNumber,
  },
} as const satisfies Record<string, PersonFieldDeclaration>;

export type PersonField = keyof typeof table;
export type SharedPersonField = {
  [F in PersonField]: (typeof table)[F]['editedBy'] extends 'memberAndAdmin' ? F : never;
}[PersonField];
export type OwnPersonField = Exclude<PersonField, SharedPersonField>;
type Value<F> = F extends 'gender' ? Gender | '' : string;
/** Values of fields; an empty string means none. */
export type PersonValues<F extends PersonField = PersonField> = { [K in F]: Value<K> };

export const personFields: Readonly<Record<PersonField, PersonFieldDeclaration>> = table;
export const personFieldNames = Object.keys(table) as readonly PersonField[];
export const sharedPersonFieldNames = personFieldNames.filter(
  (field): field is SharedPersonField => table[field].editedBy === 'memberAndAdmin',
);

/** Numbers of lecturers and researchers, in the order of letters and profiles. */
export const identifierFieldNames = [
  'nuptk',
  'nidn',
  'orcid',
  'sintaId',
] as const satisfies readonly PersonField[];

const laterFields: readonly PersonField[] = ['city', ...identifierFieldNames];

/** Fields of the registration form, as the specification lists them. */
export const registrationFieldNames = sharedPersonFieldNames.filter((field) => !laterFields.includes(field));

/** Returns the values of the fields. A missing value is empty. */
export const pickPersonValues = <F extends PersonField>(
  fields: readonly F[],
  source: { readonly [K in F]?: Value<K> | undefined },
): PersonValues<F> =>
  Object.fromEntries(fields.map((field) => [field, source[field] ?? ''])) as PersonValues<F>;

/** Returns the fields, `first` in its order before all others. */
export const sortPersonFields = <F extends PersonField>(fields: readonly F[], first: readonly F[]): F[] => [
  ...first,
  ...fields.filter((field) => !first.includes(field)),
];
