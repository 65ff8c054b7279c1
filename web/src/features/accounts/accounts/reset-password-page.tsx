import { ApiError } from 'contract/errors';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as t from '#messages/features/accounts/accounts';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/submit/use-failure.ts';

const explain = (error: Error): FormFailure | undefined =>
  error instanceof ApiError && error.code === 'invalid-code'
    ? {
        message: (
          <>
            {error.message}{' '}
            <Link to="/forgotPassword" className="underline">
              {t.requestLink}
            </Link>
          </>
        ),
      }
    : undefined;

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Stored in state, because the code is later removed from the address bar.
  const [oobCode] = useState(() => search.get('oobCode') ?? '');
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <BackLink to="/login">{t.backToLogin}</BackLink>
      <div className="panel mt-4 grid gap-6 p-5 sm:p-8">
        <h1 className="text-title">{t.newPassword}</h1>
        {oobCode === '' ? (
          <>
            <Notice tone="error">{t.resetIncomplete}</Notice>
            <ButtonLink to="/forgotPassword" className="justify-self-start">
              {t.requestLink}
            </ButtonLink>
          </>
        ) : (
          <EndpointForm
            name="resetPassword"
            label={t.setPassword}
            fixed={{ oobCode }}
            submitLabel={t.savePassword}
            explain={explain}
            onDone={({ email }) =>
              navigate('/login', { replace: true, state: { passwordReset: true, email } })
            }
          >
            {({ Password }) => <NewPasswordFields Password={Password} label={t.newPassword} />}
          </EndpointForm>
        )}
      </div>
    </div>
  );
}
