import { type PersonField, personFields } from 'contract/rules/people/person-fields';
import * as t from '#messages/shared/members';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

interface PersonInputsProps<F extends PersonField>
  extends Pick<SharedFields<F>, 'Text' | 'TextArea' | 'Select'> {
  readonly fields: readonly F[];
  readonly wide: readonly PersonField[];
  /** Shows English labels, and turns autofill off, because the person is someone else. */
  readonly isForAdmins?: boolean;
}

const genders = [
  { value: 'laki-laki', label: t.male },
  { value: 'perempuan', label: t.female },
] as const;
const adminGenders = genders.map(({ value }) => ({ value, label: value }));

export function PersonInputs<F extends PersonField>(props: PersonInputsProps<F>) {
  const { Text, TextArea, Select, fields, wide, isForAdmins = false } = props;
  return fields.map((name) => {
    const { label, adminLabel, adminFormLabel = adminLabel, input, hint, ...field } = personFields[name];
    const common = {
      name,
      label: isForAdmins ? adminFormLabel : label,
      hint: isForAdmins ? undefined : hint,
      autoComplete: isForAdmins ? 'off' : (field.autoComplete ?? 'off'),
      className: wide.includes(name) ? 'sm:col-span-2' : undefined,
    };
    switch (input) {
      case 'gender':
        return (
          <Select
            key={name}
            {...common}
            options={isForAdmins ? adminGenders : genders}
            placeholder={t.choose}
          />
        );
      case 'multiline':
        return <TextArea key={name} {...common} />;
      case 'telephone':
        return <Text key={name} {...common} type="tel" inputMode="tel" />;
      case 'digits':
        return <Text key={name} {...common} inputMode="numeric" />;
      default:
        return <Text key={name} {...common} />;
    }
  });
}
