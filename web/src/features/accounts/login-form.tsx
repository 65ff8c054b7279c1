import { ApiError, type ReauthenticationMethod } from 'contract/errors';
import { type ReactNode, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/use-endpoint-form.ts';
import { LoginCodeForm } from './login-code-form.tsx';

/** Maps server errors to a form failure. A thrown error keeps its own message (requirements 2.11). */
function explain(error: Error): FormFailure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'invalid-credentials')
    return {
      message: <span lang="en">Wrong email or password</span>,
      detail: 'Email atau kata sandi salah.',
    };
  // The password was correct, so trying again would not help.
  if (error.code === 'account-parted') return { message: error.message };
  return {
    message: <span lang="en">Login failed. Please try again.</span>,
    detail: 'Belum berhasil masuk. Coba lagi.',
  };
}

interface LoginFormProps {
  /** Email address of the expired session. */
  readonly email?: string | undefined;
  readonly onDone: (reply: EndpointReply<'login'>) => void;
  readonly actions: ReactNode;
}

export function LoginForm({ email, onDone, actions }: LoginFormProps) {
  /** The second step, set after a correct password. */
  const [step, setStep] = useState<{ ticket: string; proof: ReauthenticationMethod | undefined }>();
  const [over, setOver] = useState<string>();
  const restartLogin = (reason?: string) => {
    setStep(undefined);
    setOver(reason);
  };
  if (step !== undefined) return <LoginCodeForm {...step} onDone={onDone} onOver={restartLogin} />;
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
