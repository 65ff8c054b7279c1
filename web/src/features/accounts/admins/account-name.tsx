interface AccountNameProps {
  readonly account: { readonly name: string; readonly email: string };
}

/** Subject of a dialog: the name, and below it the email address, which distinguishes equal names. */
export function AccountName({ account: { name, email } }: AccountNameProps) {
  return (
    <>
      <span className="block">{name}</span>
      <span className="block text-sm font-normal text-muted">{email}</span>
    </>
  );
}
