import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { session } from '#api/session.ts';
import * as t from '#messages/features/accounts/accounts';
import { parseNextPath } from '#shared/accounts/login-path.ts';
import { institutionBenefit, MembershipKinds, memberBenefits } from '#shared/accounts/membership-kinds.tsx';
import { PaymentInstructions } from '#shared/payments/payment-instructions.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { WithTranslation } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { LoggedInNotice } from './logged-in-notice.tsx';
import { LoginForm, PasskeySignIn } from './login-form.tsx';

/** State of users who arrive from a registration, an invitation or a password reset. */
interface Arrival {
  readonly registered?: boolean;
  readonly passwordReset?: boolean;
  readonly joined?: boolean;
  /** Address of the account, so that the user does not type it again. */
  readonly email?: string | null;
}

const useArrival = (): Arrival => useLocation().state ?? {};

function arrivalMessage(arrival: Arrival): string | undefined {
  if (arrival.registered === true) return wording.registered;
  if (arrival.joined === true) return wording.invitationJoined;
  return arrival.passwordReset === true ? wording.passwordReset : undefined;
}

export default function LoginPage() {
  const message = arrivalMessage(useArrival());
  return (
    <div className="wrap py-8 sm:py-12">
      <BackLink to="/" />
      <h1 className="mt-4 text-title">{t.loginTitle}</h1>
      {/* On phones, visitors meet the price cards first. Users who have just registered meet the login. */}
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        {message !== undefined && <LoginPanel message={message} />}
        <div className="grid gap-4 lg:col-start-1 lg:row-start-1">
          <Kinds />
        </div>
        {message === undefined && <LoginPanel />}
        <div className="grid gap-10 lg:col-start-1">
          <MembershipGuide />
        </div>
      </div>
    </div>
  );
}

function LoginPanel({ message }: { readonly message?: string }) {
  return (
    <section
      aria-labelledby="login-title"
      className="panel grid gap-6 p-5 sm:p-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="login-title" className="font-bold text-2xl tracking-tight">
        {t.login}
      </h2>
      {message !== undefined && <Notice tone="success">{message}</Notice>}
      <LoggedInNotice />
      <Login />
      <p className="border-line border-t pt-5">
        {t.noAccount}{' '}
        <Link to="/register" className="text-link">
          {t.createAccount}
        </Link>
      </p>
    </section>
  );
}

function Login() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email } = useArrival();
  const enter = ({ token, user, notice }: EndpointReply<'login'>) => {
    session.start(token);
    const path = parseNextPath(search) ?? (user.role === 'Admin' ? '/admin' : '/membership');
    navigate(path, { state: notice === undefined ? null : { notice } });
  };
  return (
    <LoginForm
      email={email ?? undefined}
      onDone={enter}
      alternative={<PasskeySignIn onDone={enter} />}
      actions={
        <WithTranslation translation={t.forgotPasswordTranslation} className="ml-auto">
          <Link to="/forgotPassword" lang="en" className="text-link">
            {t.forgotPassword}
          </Link>
        </WithTranslation>
      }
    />
  );
}

/** Shows the kinds of membership (requirements 1.2). */
function Kinds() {
  return (
    <>
      <p className="lg:hidden">
        {t.haveAccount}{' '}
        <a href="#login-title" className="text-link">
          {t.goToLogin}
        </a>
      </p>
      <Part title={fill(t.membershipTitle, { name: association.shortName })}>
        <MembershipKinds className="sm:grid-cols-2 lg:max-xl:grid-cols-1" />
      </Part>
    </>
  );
}

function MembershipGuide() {
  return (
    <>
      <Part title={t.benefitsTitle}>
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:max-xl:grid-cols-1">
          {memberBenefits.map((benefit) => (
            <Benefit key={benefit}>{benefit}</Benefit>
          ))}
          <Benefit>{institutionBenefit}</Benefit>
        </ul>
      </Part>
      <Part title={t.paymentTitle}>
        <PaymentInstructions of="both" />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="font-bold text-2xl tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function Benefit({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>{children}</span>
    </li>
  );
}
