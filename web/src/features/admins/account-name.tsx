interface AccountNameProps {
  readonly account: { readonly name: string; readonly email: string };
}

/** Whom a question is about: name, and beneath it the address that tells namesakes apart. */
export function AccountName({ account: { name, email } }: AccountNameProps) {
  return (
    <>
      <span className="block">{name}</span>
      <span className="block text-sm font-normal text-muted">{email}</span>
    </>
  );
}
