import { ApiError } from 'contract/errors';
import { consentTexts, currentConsent } from 'contract/rules/consent';
import { limits } from 'contract/rules/limits';
import { clientWording } from 'contract/text/client-wording';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '#shared/accounts/login-path.ts';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { FormFailure } from '#ui/forms/use-endpoint-form.ts';

interface JoinFormProps {
  readonly code: string;
  readonly institution: string;
  readonly email: string;
}

/** Explains an address in use (requirements 2.10.3). Owners of the account can log in above. */
const explain = (error: Error): FormFailure | undefined =>
  error instanceof ApiError && error.code === 'user-exists'
    ? { message: clientWording.emailTaken, detail: 'Masuk dengan akun itu untuk menerima undangan ini.' }
    : undefined;

/** For visitors without a session: login to an existing account, or a new account with the seat. */
export function JoinForm({ code, institution, email }: JoinFormProps) {
  const navigate = useNavigate();
  const toLogin = loginPath(useLocation());
  return (
    <>
      <Section id="join-login" title="Sudah punya akun?" className="grid justify-items-start gap-3">
        <p className="text-muted">Masuk dulu, lalu terima undangan ini dengan akun Anda.</p>
        <ButtonLink to={toLogin} variant="secondary">
          Masuk
        </ButtonLink>
      </Section>
      <Section
        id="join-account"
        title="Belum punya akun? Buat di sini"
        className="grid gap-5 border-line border-t pt-6"
      >
        <EndpointForm
          name="joinByInvitation"
          label={`Akun baru melalui ${institution}`}
          fixed={{ code }}
          submitLabel="Buat akun dan terima undangan"
          busyLabel="Membuat akun…"
          explain={explain}
          onDone={() => navigate('/login', { replace: true, state: { joined: true } })}
        >
          {({ Text, Password }) => (
            <>
              <Field id="joinByInvitation-email" label="Email">
                {(control) => (
                  <input
                    {...control}
                    type="email"
                    readOnly
                    value={email}
                    autoComplete="username"
                    className="control"
                  />
                )}
              </Field>
              <Text name="name" label="Nama lengkap" autoComplete="name" />
              <NewPasswordFields
                Password={Password}
                label="Kata sandi"
                hint={`Ketik sekali lagi, minimal ${limits.passwordMinimum} karakter.`}
              />
              <p className="text-muted text-sm">{consentTexts[currentConsent]}</p>
            </>
          )}
        </EndpointForm>
      </Section>
    </>
  );
}
