import type { PasswordOwner } from 'contract/rules/people/new-passwords';
import * as t from '#messages/shared/accounts';
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
      <Password name="confirmPassword" label={t.confirmPassword} hint={hint} autoComplete="new-password" />
    </>
  );
}
