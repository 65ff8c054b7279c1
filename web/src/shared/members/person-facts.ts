import { genderLabel } from 'contract/rules/membership';
import { type PersonField, type PersonValues, personFields } from 'contract/rules/people/person-fields';

export const getPersonFacts = <F extends PersonField>(
  fields: readonly F[],
  user: Pick<PersonValues, F | 'gender'>,
): { label: string; value: string }[] =>
  fields.map((field) => {
    const { adminLabel, format = String } = personFields[field];
    return {
      label: adminLabel,
      value: field === 'gender' ? genderLabel(user.gender) : format(user[field]),
    };
  });
