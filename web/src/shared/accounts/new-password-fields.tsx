import type { PasswordOwner } from 'contract/rules/people/new-passwords';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';

interface NewPasswordFieldsProps extends Pick<SharedFields<'password' | 'confirmPassword'>, 'Password'> {
  readonly label: string;
  readonly hint?: string;
  readonly owner?: PasswordOwner | undefined;
}

export function NewPasswordFields({ Password, label, hint, owner }: NewPasswordFieldsProps) {
  return (
    <>
      <Password
        name="password"
        label={label}
        autoComplete="new-password"
        revalidates={['confirmPassword']}
        showStrength
        owner={owner}
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
