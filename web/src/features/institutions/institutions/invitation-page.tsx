import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import { use, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountContext } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import * as t from '#messages/features/institutions/institutions';
import { ConsentText } from '#shared/accounts/consent-text.tsx';
import { loginPath } from '#shared/accounts/login-path.ts';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { FormFailure } from '#ui/forms/submit/use-failure.ts';
import { fillElements } from '#ui/text/fill-elements.tsx';

export default function InvitationPage() {
  const [search] = useSearchParams();
  const [code] = useState(() => search.get('code') ?? '');
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <BackLink to="/" />
      <div className="panel mt-4 grid gap-6 p-5 sm:p-8">
        <h1 className="text-title">{t.invitation}</h1>
        {code === '' ? <Notice tone="error">{t.linkIncomplete}</Notice> : <Invitation code={code} />}
      </div>
    </div>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const isLoggedIn = use(AccountContext) !== null;
  const invitation = useEndpoint('getInvitation', { code }, { staleTime: 0 });
  if (invitation.data === undefined) {
    return invitation.isError ? (
      <InvitationError error={invitation.error} onRetry={() => invitation.refetch()} />
    ) : (
      <Spinner label={t.loading} className="size-8" />
    );
  }
  const { institution, email } = invitation.data;
  return (
    <>
      <p className="text-lg">
        {fillElements(t.invitesYou, {
          institution: <strong className="wrap-anywhere">{institution}</strong>,
        })}
      </p>
      {isLoggedIn ? (
        <AcceptInvitation code={code} />
      ) : (
        <JoinForm code={code} institution={institution} email={email} />
      )}
    </>
  );
}

/** Shows the error. Offers a retry only for server errors, because an invalid link stays invalid. */
function InvitationError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <>
      <Notice tone="error" onRetry={isRefused ? undefined : onRetry}>
        {error.message}
      </Notice>
      {isRefused && (
        <ButtonLink to="/login" variant="secondary" className="justify-self-start">
          {t.logIn}
        </ButtonLink>
      )}
    </>
  );
}

function AcceptInvitation({ code }: { readonly code: string }) {
  const { data: user } = useEndpoint('getProfile', {});
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const acceptance = useAction('acceptInvitation', { refreshes: ['getProfile'] });
  const { logout, isBusy: isLoggingOut } = useLogout();
  const accept = async () => {
    setProblem(undefined);
    try {
      const { message } = await acceptance.run({ code });
      toast.success(message);
      navigate('/membership', { replace: true });
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <>
      {user !== undefined && (
        <p className="wrap-anywhere">
          {fillElements(t.loggedInAs, { name: <strong>{user.name}</strong>, email: user.email })}
        </p>
      )}
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={acceptance.isBusy} busyLabel={t.accepting} onClick={accept}>
          {t.accept}
        </Button>
        <Button variant="secondary" busy={isLoggingOut} onClick={logout}>
          {t.useOtherAccount}
        </Button>
      </div>
    </>
  );
}

interface JoinFormProps {
  readonly code: string;
  readonly institution: string;
  readonly email: string;
}

/** Explains an address in use (requirements 2.10.3). Owners of the account can log in above. */
const explain = (error: Error): FormFailure | undefined =>
  error instanceof ApiError && error.code === 'user-exists'
    ? { message: wording.emailTaken, detail: t.emailTakenDetail }
    : undefined;

/** For visitors without a session: login to an existing account, or a new account with the seat. */
function JoinForm({ code, institution, email }: JoinFormProps) {
  const navigate = useNavigate();
  const toLogin = loginPath(useLocation());
  return (
    <>
      <Section id="join-login" title={t.haveAccount} className="grid justify-items-start gap-3">
        <p className="text-muted">{t.haveAccountText}</p>
        <ButtonLink to={toLogin} variant="secondary">
          {t.logIn}
        </ButtonLink>
      </Section>
      <Section id="join-account" title={t.noAccount} className="grid gap-5 border-line border-t pt-6">
        <EndpointForm
          name="joinByInvitation"
          label={fill(t.newAccount, { institution })}
          fixed={{ code }}
          submitLabel={t.createAccount}
          busyLabel={t.creatingAccount}
          explain={explain}
          onDone={() => navigate('/login', { replace: true, state: { joined: true, email } })}
        >
          {({ Text, Password }) => (
            <>
              <Field id="joinByInvitation-email" label={t.email}>
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
              <Text name="name" label={t.fullName} autoComplete="name" />
              <NewPasswordFields
                Password={Password}
                label={t.password}
                hint={fill(t.passwordHint, { count: limits.passwordMinimum })}
              />
              <ConsentText />
            </>
          )}
        </EndpointForm>
      </Section>
    </>
  );
}
