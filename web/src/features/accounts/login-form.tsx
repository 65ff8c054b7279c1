import { ApiError, type Proof } from 'contract/errors';
import { type ReactNode, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/use-endpoint-form.ts';
import { LoginCodeForm } from './login-code-form.tsx';

/** A refused login, any other answer of the server, and for a thrown error its own message (requirements 2.11). */
function explain(error: Error): FormFailure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'invalid-credentials')
    return {
      message: <span lang="en">Wrong email or password</span>,
      detail: 'Email atau kata sandi salah.',
    };
  // The password was right: trying again would not help.
  if (error.code === 'account-parted') return { message: error.message };
  return {
    message: <span lang="en">Login failed. Please try again.</span>,
    detail: 'Belum berhasil masuk. Coba lagi.',
  };
}

interface LoginFormProps {
  /** Known from the session that ended. */
  readonly email?: string | undefined;
  readonly onDone: (reply: EndpointReply<'login'>) => void;
  /** Beside the button. */
  readonly actions: ReactNode;
}

/** E-mail and password, and then the second factor of who has one. */
export function LoginForm({ email, onDone, actions }: LoginFormProps) {
  /** Of a password that was right. */
  const [step, setStep] = useState<{ ticket: string; proof: Proof | undefined }>();
  /** Why the login begins anew. */
  const [over, setOver] = useState<string>();
  const beginAnew = (reason?: string) => {
    setStep(undefined);
    setOver(reason);
  };
  if (step !== undefined) return <LoginCodeForm {...step} onDone={onDone} onOver={beginAnew} />;
  return (
    <>
      {over !== undefined && <Notice tone="info">{over}</Notice>}
      <EndpointForm
        name="login"
        label="Masuk"
        defaults={email === undefined ? undefined : { email }}
        submitLabel="Masuk"
        busyLabel="Memeriksa…"
        explain={explain}
        onRefused={(error) => {
          if (!(error instanceof ApiError) || error.ticket === undefined) return false;
          setOver(undefined);
          setStep({ ticket: error.ticket, proof: error.proof });
          return true;
        }}
        onDone={onDone}
        actions={actions}
      >
        {({ Text, Password }) => (
          <>
            <Text name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" />
            <Password name="password" label="Kata sandi" autoComplete="current-password" />
          </>
        )}
      </EndpointForm>
    </>
  );
}
