import { ApiError, type ReauthenticationMethod } from 'contract/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/accounts/accounts';
import { askPasskey } from '#shared/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#shared/second-factor/passkey-button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/submit/use-failure.ts';

/** Maps server errors to a form failure. A thrown error keeps its own message (requirements 2.11). */
function explain(error: Error): FormFailure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'invalid-credentials')
    return {
      message: <span lang="en">{t.wrongPassword}</span>,
      detail: t.wrongPasswordTranslation,
    };
  // The password was correct, so trying again would not help.
  if (error.code === 'account-parted') return { message: error.message };
  return {
    message: <span lang="en">{t.loginFailed}</span>,
    detail: t.loginFailedTranslation,
  };
}

interface LoginFormProps {
  readonly email?: string | undefined;
  readonly onDone: (reply: EndpointReply<'login'>) => void;
  readonly actions: ReactNode;
  /** Shown below the first step: another way to log in. */
  readonly alternative?: ReactNode;
}

export function LoginForm({ email, onDone, actions, alternative }: LoginFormProps) {
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
        label={t.login}
        defaults={email === undefined ? undefined : { email }}
        submitLabel={t.login}
        busyLabel={t.checking}
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
            <Text name="email" label={t.email} type="email" autoComplete="username" autoCapitalize="none" />
            <Password name="password" label={t.passwordLabel} autoComplete="current-password" />
          </>
        )}
      </EndpointForm>
      {alternative}
    </>
  );
}

/** Logs in with a passkey that the device offers, without address and password. */
export function PasskeySignIn({ onDone }: Pick<LoginFormProps, 'onDone'>) {
  const begin = useAction('beginPasskeySignIn');
  const finish = useAction('signInByPasskey');
  const attempt = async () => {
    onDone(await finish.run({ passkey: await askPasskey(await begin.run({})) }));
  };
  return <PasskeyButton label={t.passkeyLogin} variant="secondary" attempt={attempt} />;
}

interface LoginCodeFormProps {
  readonly ticket: string;
  readonly proof: ReauthenticationMethod | undefined;
  readonly onDone: (reply: EndpointReply<'loginByCode'>) => void;
  /** The login must start again. `reason` is undefined when the user chose to restart. */
  readonly onOver: (reason?: string) => void;
}

type LoginMethod = 'passkey' | 'app' | 'recovery';

const texts: Readonly<Record<LoginMethod, string>> = {
  passkey: t.passkeyText,
  app: t.appText,
  recovery: t.recoveryText,
};

const labels: Readonly<Record<LoginMethod, string>> = {
  passkey: t.usePasskey,
  app: t.useApp,
  recovery: t.useRecovery,
};

const getLoginMethods = (proof: ReauthenticationMethod = 'code'): readonly LoginMethod[] => [
  ...(proof === 'code' ? [] : (['passkey'] as const)),
  ...(proof === 'passkey' ? [] : (['app'] as const)),
  'recovery',
];

function LoginCodeForm({ ticket, proof, onDone, onOver }: LoginCodeFormProps) {
  const methods = getLoginMethods(proof);
  const [method, setMethod] = useState(methods[0]);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus whenever `method` changes
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), [method]);
  const isOver = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'gone') return false;
    onOver(error.message);
    return true;
  };
  const others = methods
    .filter((other) => other !== method)
    .map((other) => (
      <button key={other} type="button" className="text-link" onClick={() => setMethod(other)}>
        {labels[other]}
      </button>
    ));
  const actions = <div className="ml-auto flex flex-wrap gap-x-5 gap-y-2">{others}</div>;
  return (
    <div ref={place} className="grid gap-5">
      <p>{texts[method ?? 'recovery']}</p>
      {method === 'passkey' ? (
        <PasskeyLogin ticket={ticket} onDone={onDone} isOver={isOver} actions={actions} />
      ) : (
        <EndpointForm
          key={method}
          name="loginByCode"
          label={t.codeForm}
          fixed={{ ticket }}
          submitLabel={t.login}
          busyLabel={t.checking}
          onRefused={isOver}
          onDone={onDone}
          actions={actions}
        >
          {({ Text }) =>
            method === 'recovery' ? (
              <Text name="code" label={t.recoveryCode} autoComplete="off" autoCapitalize="characters" />
            ) : (
              <Text name="code" label={t.appCode} inputMode="numeric" autoComplete="one-time-code" />
            )
          }
        </EndpointForm>
      )}
      {method === 'recovery' && (
        <p className="text-sm">
          {t.recoveryLost}{' '}
          <Link to="/contact" target="_blank" className="text-link">
            {t.contactUs}
            <span className="sr-only">{t.opensNewTab}</span>
          </Link>
        </p>
      )}
      <button type="button" className="text-link justify-self-start" onClick={() => onOver()}>
        {t.backToPassword}
      </button>
    </div>
  );
}

interface PasskeyLoginProps extends Pick<LoginCodeFormProps, 'ticket' | 'onDone'> {
  /** Reports whether the error ended this login. If so, returns to the first step. */
  readonly isOver: (error: unknown) => boolean;
  readonly actions: ReactNode;
}

function PasskeyLogin({ ticket, onDone, isOver, actions }: PasskeyLoginProps) {
  const begin = useAction('beginPasskeyLogin');
  const finish = useAction('loginByPasskey');
  const attempt = async () => {
    try {
      const passkey = await askPasskey(await begin.run({ ticket }));
      onDone(await finish.run({ ticket, passkey }));
    } catch (error) {
      if (!isOver(error)) throw error;
    }
  };
  return <PasskeyButton label={labels.passkey} attempt={attempt} actions={actions} />;
}
