import type { PasswordOwner } from 'contract/rules/people/new-passwords';
import { wording } from 'contract/text/wording';
import { useState } from 'react';
import { session } from '#api/session.ts';
import * as t from '#messages/features/accounts/second-factor';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Changes the user's password and ends all other sessions. */
export function PasswordForm({ owner }: { readonly owner: PasswordOwner | undefined }) {
  const [isChanged, setChanged] = useState(false);
  return (
    <Section id="profile-password" title={t.changePassword} className="panel grid gap-6 p-5 sm:p-6">
      {isChanged && <Notice tone="success">{wording.passwordChanged}</Notice>}
      <EndpointForm
        name="changePassword"
        label={t.changePassword}
        submitLabel={t.changePassword}
        busyLabel={t.saving}
        onDone={({ token }, clear) => {
          clear();
          setChanged(true);
          session.renew(token);
        }}
      >
        {({ Password }) => (
          <>
            {/* Identifies the account for password managers. */}
            {owner !== undefined && (
              <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
            )}
            <Password name="currentPassword" label={t.oldPassword} autoComplete="current-password" />
            <NewPasswordFields Password={Password} label={t.newPassword} owner={owner} />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}
