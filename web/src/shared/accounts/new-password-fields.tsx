import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

interface NewPasswordFieldsProps extends Pick<SharedFields<'password' | 'confirmPassword'>, 'Password'> {
  readonly label: string;
  readonly hint?: string;
}

export function NewPasswordFields({ Password, label, hint }: NewPasswordFieldsProps) {
  return (
    <>
      <Password
        name="password"
        label={label}
        autoComplete="new-password"
        revalidates={['confirmPassword']}
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
