import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from './field.tsx';
import { useFormField } from './form-context.ts';
import { PasswordControl } from './password-control.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface CommonProps<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  /** For a text that must be sent but may be empty. */
  readonly canBeEmpty?: boolean | undefined;
  /** For a field that the endpoint accepts as empty, but not together with the other input of this form. */
  readonly isRequired?: boolean | undefined;
}

type NativeInput = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'autoCapitalize'
>;

export interface TextFieldProps<Name extends string> extends CommonProps<Name>, NativeInput {}

/** Single-line text field, such as name, email address, phone number or date. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { name, label, hint, className, canBeEmpty = false, isRequired = false, ...input } = props;
  const { id, error, form, ...field } = useFormField(name, label);
  const optional = canBeEmpty || (field.optional && !isRequired);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <input
          type="text"
          required={!optional}
          {...input}
          {...control}
          {...form.register(name)}
          className="control"
        />
      )}
    </Field>
  );
}

export interface TextAreaFieldProps<Name extends string> extends CommonProps<Name> {
  readonly rows?: number | undefined;
  readonly autoComplete?: string | undefined;
}

/** Multi-line text field. */
export function TextAreaField<Name extends string>(props: TextAreaFieldProps<Name>) {
  const {
    name,
    label,
    hint,
    className,
    rows = 3,
    autoComplete,
    canBeEmpty = false,
    isRequired = false,
  } = props;
  const { id, error, form, ...field } = useFormField(name, label);
  const optional = canBeEmpty || (field.optional && !isRequired);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea
          rows={rows}
          required={!optional}
          autoComplete={autoComplete}
          {...control}
          {...form.register(name)}
          className="control"
        />
      )}
    </Field>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps<Name extends string> extends CommonProps<Name> {
  readonly options: readonly SelectOption[];
  /** Label of the empty option. */
  readonly placeholder: string;
  readonly autoComplete?: string | undefined;
}

/** Select field with a short list of options. */
export function SelectField<Name extends string>(props: SelectFieldProps<Name>) {
  const { name, label, hint, className, options, placeholder, autoComplete, isRequired = false } = props;
  const { id, error, form, ...field } = useFormField(name, label);
  const optional = field.optional && !isRequired;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <select
          required={!optional}
          autoComplete={autoComplete}
          {...control}
          {...form.register(name)}
          className="control select"
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface PasswordFieldProps<Name extends string> extends CommonProps<Name> {
  readonly autoComplete: 'new-password' | 'current-password';
  /** Fields to validate again when this one changes, such as the repeated password. */
  readonly revalidates?: readonly Name[] | undefined;
  readonly showStrength?: boolean | undefined;
}

/** Password field with a button to show it and, for new passwords, a strength indicator. */
export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const { name, label, hint, className, autoComplete, revalidates = [], showStrength = false } = props;
  const { id, error, optional, form } = useFormField(name, label, 'password');
  const value: unknown = useWatch({ control: form.control, name, disabled: !showStrength });
  const advice = <PasswordStrength password={typeof value === 'string' ? value : ''} />;
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
