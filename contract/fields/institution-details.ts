import * as z from 'zod';
import { institutionKinds, type MembershipKind, membershipKinds } from '../rules/institution-kinds.ts';
import { limits } from '../rules/limits.ts';
import { wording } from '../words/wording.ts';
import { lines, nameOf } from './people.ts';
import { refinement } from './refinements.ts';

export const institutionNameField = nameOf(limits.textCharacters).min(1, wording.required);
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

/** Institutions must name a field that individuals may leave out. */
export const namedByInstitutions = <Field extends string>(field: Field) =>
  refinement(
    field,
    wording.required,
    (input: Registered<Field>) => input.membership !== 'institution' || Boolean(input[field]),
  );
