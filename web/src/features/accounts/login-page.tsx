import { clientWording } from 'contract/text/client-wording';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { PublicScreen } from '#api/screens/screen.ts';
import { session } from '#api/session.ts';
import { parseNextPath } from '#shared/accounts/login-path.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { WithTranslation } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { LoginForm } from './login-form.tsx';
import { MembershipGuide } from './membership-guide.tsx';

export const screen: PublicScreen = {
  audience: 'public',
  path: '/login',
  title: 'Masuk',
  description:
    'Masuk ke akun anggota SISINDO, atau baca jenis keanggotaan, manfaat, iuran, dan cara membayarnya.',
};

/** Returns the message for users who arrive from a registration, an invitation or a password reset. */
function arrivalMessage(state: unknown): string | undefined {
  const arrival = (state ?? {}) as {
    readonly registered?: boolean;
    readonly passwordReset?: boolean;
    readonly joined?: boolean;
  };
  if (arrival.registered === true) return clientWording.registered;
  if (arrival.joined === true) return clientWording.invitationJoined;
  return arrival.passwordReset === true ? clientWording.passwordReset : undefined;
}

export default function LoginPage() {
  const message = arrivalMessage(useLocation().state);
  return (
    <div className="wrap py-8 sm:py-12">
      <BackLink to="/" />
      <div className="mt-4 grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
        <div className="panel grid gap-6 p-5 sm:p-8 lg:sticky lg:top-24 lg:order-2">
          <h1 className="text-title">Masuk</h1>
          {message !== undefined && <Notice tone="success">{message}</Notice>}
          <Login />
          <p className="border-line border-t pt-5">
            Belum punya akun?{' '}
            <Link to="/register" className="text-link">
              Buat akun
            </Link>
          </p>
        </div>
        <MembershipGuide />
      </div>
    </div>
  );
}

function Login() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <LoginForm
      onDone={({ token, user }) => {
        session.start(token);
        navigate(parseNextPath(search) ?? (user.role === 'Admin' ? '/admin' : '/membership'));
      }}
      actions={
        <WithTranslation translation="Lupa kata sandi?" className="ml-auto">
          <Link to="/forgotPassword" lang="en" className="text-link">
            Forgot Password?
          </Link>
        </WithTranslation>
      }
    />
  );
}
