import { useState } from 'react';
import * as t from '#messages/features/accounts/accounts';
import { BackLink } from '#ui/base/back-link.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export default function ForgotPasswordPage() {
  const [confirmation, setConfirmation] = useState<string>();
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <BackLink to="/login">{t.backToLogin}</BackLink>
      <div className="panel mt-4 grid gap-6 p-5 sm:p-8">
        <h1 className="text-title">{t.forgotTitle}</h1>
        {confirmation === undefined ? (
          <>
            <p className="text-muted">{t.forgotText}</p>
            <EndpointForm
              name="forgotPassword"
              label={t.forgotTitle}
              submitLabel={t.sendLink}
              busyLabel={t.sending}
              onDone={({ message }) => setConfirmation(message)}
            >
              {({ Text }) => (
                <Text
                  name="email"
                  label={t.email}
                  type="email"
                  autoComplete="username"
                  autoCapitalize="none"
                />
              )}
            </EndpointForm>
          </>
        ) : (
          <>
            <Notice tone="success">{confirmation}</Notice>
            <p className="text-muted">{t.noMailYet}</p>
            <ButtonLink to="/login" className="justify-self-start">
              {t.login}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
