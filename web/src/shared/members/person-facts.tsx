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
    const { [labelName]: label, format = String, address } = personFields[field];
    return {
      label,
      value: toValue(field, field === 'gender' ? genderLabel(user.gender) : format(user[field]), address),
    };
  });

const toValue = (
  field: PersonField,
  text: string,
  address: ((value: string) => string) | undefined,
): ReactNode => {
  if (text === '') return '';
  if (field === 'phoneNumber') return <PhoneLink number={text} />;
  if (address === undefined) return text;
  return (
    <a href={address(text)} target="_blank" rel="noreferrer" className="text-link">
      {text}
    </a>
  );
};
