import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

interface NewPasswordFieldsProps extends Pick<SharedFields<'password' | 'confirmPassword'>, 'Password'> {
  readonly label: string;
  /** Beneath the repetition. */
  readonly hint?: string;
}

/** A password that is chosen, with advice on its strength, and its repetition. */
export function NewPasswordFields({ Password, label, hint }: NewPasswordFieldsProps) {
  return (
    <>
      <Password
        name="password"
        label={label}
        autoComplete="new-password"
        rechecks={['confirmPassword']}
        showStrength
      />
      <Password
        name="confirmPassword"
        label="Konfirmasi kata sandi"
        hint={hint}
        autoComplete="new-password"
      />
    </>
  );
}
