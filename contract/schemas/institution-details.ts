import * as z from 'zod';
import { institutionKinds, type MembershipKind, membershipKinds } from '../rules/institution-kinds.ts';
import { limits } from '../rules/limits.ts';
import { requiredError, wording } from '../text/wording.ts';
import { multilineField, refinement } from './fields.ts';
import { createNameField } from './people.ts';

export const institutionNameField = createNameField(limits.textCharacters).min(1, {
  error: () => wording.required,
});
export const addressField = multilineField(limits.addressCharacters).min(1, {
  error: () => wording.required,
});
/** Shipping address of the plaque; empty for the address of the institution. */
export const plaqueAddressField = multilineField(limits.addressCharacters);

/** Fields of a registration in addition to those of a person; omitted for an individual membership. */
export const membershipFields = {
  membership: z.enum(membershipKinds).optional(),
  /** A select without a choice sends an empty string. */
  institutionKind: z.union([z.enum(institutionKinds), z.literal('')]).optional(),
  plaqueAddress: plaqueAddressField.optional(),
};

type MembershipInput<Field extends string> = { readonly membership?: MembershipKind | undefined } & {
  readonly [K in Field]?: string | undefined;
};

export const requiredForInstitutions = <Field extends string>(field: Field) =>
  refinement(
    field,
    requiredError,
    (input: MembershipInput<Field>) => input.membership !== 'institution' || Boolean(input[field]),
  );
