import * as z from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { lines } from './people.ts';

/** Kinds of institutions (SPEC section 1). */
export const institutionKinds = [
  'study-programme',
  'company',
  'small-business',
  'startup',
  'local-government',
  'central-agency',
] as const;
export type InstitutionKind = (typeof institutionKinds)[number];

export const institutionKindLabels: Readonly<Record<InstitutionKind, string>> = {
  'study-programme': 'Program studi sistem informasi di perguruan tinggi',
  company: 'Perusahaan',
  'small-business': 'Usaha kecil',
  startup: 'Perusahaan rintisan',
  'local-government': 'Kantor pemerintah daerah',
  'central-agency': 'Lembaga pemerintah pusat',
};

/** Kinds of membership (SPEC section 1). */
export const membershipKinds = ['individual', 'institution'] as const;
export type MembershipKind = (typeof membershipKinds)[number];

export const addressField = lines(limits.addressCharacters).min(1, messages.required);
/** Where the plaque is sent; empty for the address of the institution. */
export const plaqueAddressField = lines(limits.addressCharacters);

/** What a registration says beside the fields of a person; left out it is an individual's. */
export const membershipFields = {
  membership: z.enum(membershipKinds).optional(),
  /** An unset select sends an empty string. */
  institutionKind: z.union([z.enum(institutionKinds), z.literal('')]).optional(),
  plaqueAddress: plaqueAddressField.optional(),
};

type Registered<Field extends string> = { readonly membership?: MembershipKind | undefined } & {
  readonly [K in Field]?: string | undefined;
};

/** A refinement: institutions must name a field that individuals may leave out. */
export const namedByInstitutions = <Field extends string>(
  field: Field,
): [
  check: (input: Registered<Field>) => boolean,
  told: { message: string; path: string[]; when: (payload: { value: unknown }) => boolean },
] => [
  (input) => input.membership !== 'institution' || Boolean(input[field]),
  {
    message: messages.required,
    path: [field],
    // Said together with the other fields' messages, not only after those are mended.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
];
