import { genderLabel } from 'contract/rules/membership';
import { type PersonField, type PersonValues, personFields } from 'contract/rules/people/person-fields';
import type { ReactNode } from 'react';
import { PhoneLink } from './phone-link.tsx';

/** Returns labels and values; '' for a missing value. */
export const getPersonFacts = <F extends PersonField>(
  fields: readonly F[],
  user: Pick<PersonValues, F | 'gender'>,
  labelName: 'label' | 'adminLabel' = 'adminLabel',
): { label: string; value: ReactNode }[] =>
  fields.map((field) => {
    const { [labelName]: label, format = String } = personFields[field];
    return {
      label,
      value: toValue(field, field === 'gender' ? genderLabel(user.gender) : format(user[field])),
    };
  });

const toValue = (field: PersonField, text: string): ReactNode =>
  field === 'phoneNumber' && text !== '' ? <PhoneLink number={text} /> : text;
