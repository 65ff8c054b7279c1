import { shownWording } from 'contract/words/shown/wording';
import { useState } from 'react';
import { session } from '#api/session.ts';
import { NewPasswordFields } from '#parts/accounts/new-password-fields.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Changes the own password; the other sessions end, this one goes on. */
export function PasswordForm({ email }: { readonly email: string }) {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      {isChanged && <Notice tone="success">{shownWording.passwordChanged}</Notice>}
      <EndpointForm
        name="changePassword"
        label="Ganti kata sandi"
        submitLabel="Ganti kata sandi"
        busyLabel="Menyimpan…"
        onDone={({ token }, clear) => {
          clear();
          setChanged(true);
          session.renew(token);
        }}
      >
        {({ Password }) => (
          <>
            {/* Lets password managers know whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Password name="currentPassword" label="Kata sandi lama" autoComplete="current-password" />
            <NewPasswordFields Password={Password} label="Kata sandi baru" />
          </>
        )}
      </EndpointForm>
    </>
  );
}
