import type { PasswordOwner } from 'contract/rules/people/new-passwords';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { langOf } from '#ui/text/fixed-english.ts';
import { type ControlProps, Field } from './field.tsx';
import { useFormField } from './form-context.ts';
import { PasswordControl } from './password-control.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface CommonProps<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  /** Language of the text in the control, if it is not that of the form. */
  readonly lang?: string | undefined;
  /** For a text that must be sent but may be empty. */
  readonly canBeEmpty?: boolean | undefined;
  /** For a field that the endpoint accepts as empty, but not together with the other input of this form. */
  readonly isRequired?: boolean | undefined;
}

type NativeInput = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'autoCapitalize'
>;

type InputProps = ControlProps & UseFormRegisterReturn & { readonly required: boolean };

function RegisteredField<Name extends string>(
  props: CommonProps<Name> & { readonly children: (input: InputProps) => ReactNode },
) {
  const { name, label, hint, className, lang, canBeEmpty = false, isRequired = false, children } = props;
  const { id, error, form, textLang, ...field } = useFormField(name, label);
  const optional = canBeEmpty || (field.optional && !isRequired);
  return (
    <Field {...{ id, label, hint, error, optional, className }} lang={lang ?? textLang}>
      {(control) => children({ required: !optional, ...control, ...form.register(name) })}
    </Field>
  );
}

export interface TextFieldProps<Name extends string> extends CommonProps<Name>, NativeInput {}

export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { type = 'text', autoComplete, inputMode, maxLength, placeholder, readOnly, autoCapitalize } = props;
  const native = { type, autoComplete, inputMode, maxLength, placeholder, readOnly, autoCapitalize };
  return (
    <RegisteredField {...props}>
      {(input) => <input {...native} {...input} className="control" />}
    </RegisteredField>
  );
}

export interface TextAreaFieldProps<Name extends string> extends CommonProps<Name> {
  readonly rows?: number | undefined;
  readonly autoComplete?: string | undefined;
}

export function TextAreaField<Name extends string>(props: TextAreaFieldProps<Name>) {
  const { rows = 3, autoComplete } = props;
  return (
    <RegisteredField {...props}>
      {(input) => <textarea rows={rows} autoComplete={autoComplete} {...input} className="control" />}
    </RegisteredField>
  );
}

export interface SelectFieldProps<Name extends string> extends CommonProps<Name> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the empty option. */
  readonly placeholder: string;
  readonly autoComplete?: string | undefined;
}

export function SelectField<Name extends string>(props: SelectFieldProps<Name>) {
  const { options, placeholder, autoComplete } = props;
  return (
    <RegisteredField {...props}>
      {(input) => (
        <select autoComplete={autoComplete} {...input} className="control select">
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={langOf(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </RegisteredField>
  );
}

export interface PasswordFieldProps<Name extends string> extends CommonProps<Name> {
  readonly autoComplete: 'new-password' | 'current-password';
  /** Fields to validate again when this one changes, such as the repeated password. */
  readonly revalidates?: readonly Name[] | undefined;
  readonly showStrength?: boolean | undefined;
  /** Owner of a new password, unless the form has the fields `name` and `email`. */
  readonly owner?: PasswordOwner | undefined;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Password field with a button to show it and, for new passwords, a strength indicator. */
export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const { name, label, hint, className, autoComplete, revalidates = [], showStrength = false } = props;
  const { id, error, optional, form } = useFormField(name, label, 'password');
  const value: unknown = useWatch({ control: form.control, name, disabled: !showStrength });
  const [ownName, ownEmail] = useWatch({
    control: form.control,
    name: ['name', 'email'],
    disabled: !showStrength,
  });
  const owner = { name: toText(ownName ?? props.owner?.name), email: toText(ownEmail ?? props.owner?.email) };
  const advice = <PasswordStrength password={toText(value)} owner={owner} />;
  return (
    <Field
      id={id}
      label={label}
      hint={showStrength ? advice : hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <PasswordControl
          required={!optional}
          autoComplete={autoComplete}
          {...control}
          {...form.register(name, { deps: [...revalidates] })}
        />
      )}
    </Field>
  );
}
