import { useEffect, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/accounts/second-factor';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';
import { type FactorReply, factorRefreshes } from './factor-status.tsx';

interface AppSetupProps {
  readonly factor: FactorReply;
  readonly onDone: (outcome: { message: string; codes: readonly string[] }) => void;
  readonly onCancel: () => void;
}

export function AppSetup(props: AppSetupProps) {
  const { run } = useAction('beginFactor');
  const [drawn, setDrawn] = useState<EndpointReply<'beginFactor'>>();
  const [error, setError] = useState<Error>();
  const draw = () => {
    setError(undefined);
    run({}).then(setDrawn, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, when the setup opens
  useEffect(draw, []);
  return (
    <section className="grid gap-5">
      <h3 className="font-bold text-lg">{props.factor?.hasApp ? t.replaceApp : t.setUpApp}</h3>
      {error !== undefined && <LoadFailure text={t.qrFailed} error={error} onRetry={draw} />}
      {drawn === undefined && error === undefined && <Spinner label={t.loading} />}
      {drawn !== undefined && <Secret key={drawn.sealed} drawn={drawn} {...props} onRenew={draw} />}
    </section>
  );
}

interface SecretProps extends AppSetupProps {
  readonly drawn: EndpointReply<'beginFactor'>;
  readonly onRenew: () => void;
}

function Secret({ drawn: { secret, uri, sealed }, factor, onDone, onCancel, onRenew }: SecretProps) {
  const isReplaced = factor?.hasApp === true;
  // Without a recent re-authentication, the server asks for one with the passkey or the previous app.
  const asksCode = isReplaced && factor.passkeys.length === 0;
  return (
    <>
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          <div className="grid gap-3">
            <p>{t.scanCode}</p>
            {/* A phone cannot scan its own screen. */}
            <a href={uri} className={`${buttonClass('secondary')} justify-self-start pointer-fine:hidden`}>
              {t.openApp}
            </a>
            <QrPicture text={uri} label={t.qrLabel} />
            <details>
              <summary className="cursor-pointer text-link">{t.cannotScan}</summary>
              <div className="mt-2 grid gap-2">
                <p>{t.typeKey}</p>
                <code className="wrap-anywhere rounded-control bg-surface-sunken px-3 py-2 font-mono">
                  {secret.match(/.{1,4}/g)?.join(' ')}
                </code>
                <CopyButton text={secret}>{t.copyKey}</CopyButton>
              </div>
            </details>
          </div>
        </li>
        <li>{t.typeFirstCode}</li>
      </ol>
      <EndpointForm
        name="saveFactor"
        label={t.activateTitle}
        fixed={{ sealed }}
        refreshes={factorRefreshes}
        submitLabel={isReplaced ? t.replaceApp : t.activate}
        busyLabel={t.checking}
        needs={asksCode ? ['currentCode'] : []}
        onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
        actions={
          <>
            <Button variant="secondary" onClick={onCancel}>
              {t.cancel}
            </Button>
            <button type="button" className="text-link" onClick={onRenew}>
              {t.newQrCode}
            </button>
          </>
        }
      >
        {({ Text, Password }) => (
          <>
            <Text
              name="code"
              label={isReplaced ? t.newAppCode : t.appCode}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            {asksCode && (
              <Text
                name="currentCode"
                label={t.oldAppCode}
                autoComplete="off"
                autoCapitalize="characters"
                isRequired
              />
            )}
            <Password name="password" label={t.password} autoComplete="current-password" />
          </>
        )}
      </EndpointForm>
    </>
  );
}
