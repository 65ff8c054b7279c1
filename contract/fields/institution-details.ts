import * as z from 'zod';
import { institutionKinds, type MembershipKind, membershipKinds } from '../rules/institution-kinds.ts';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';
import { lines, text } from './people.ts';

export const institutionNameField = text(limits.textCharacters).min(1, wording.required);
export const addressField = lines(limits.addressCharacters).min(1, wording.required);
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
    message: wording.required,
    path: [field],
    // Said together with the other fields' messages, not only after those are mended.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
];
