import { useEffect, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
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
      <h3 className="font-bold text-lg">{props.factor?.hasApp ? 'Ganti aplikasi' : 'Siapkan aplikasi'}</h3>
      {error !== undefined && <LoadFailure text="Kode QR tidak dapat dibuat." error={error} onRetry={draw} />}
      {drawn === undefined && error === undefined && <Spinner label="Memuat…" />}
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
            <p>Pindai kode ini dengan aplikasi autentikator Anda.</p>
            {/* A phone cannot scan its own screen. */}
            <a href={uri} className={`${buttonClass('secondary')} justify-self-start pointer-fine:hidden`}>
              Buka aplikasi autentikator
            </a>
            <QrPicture text={uri} label="Kode QR untuk aplikasi autentikator" />
            <details>
              <summary className="cursor-pointer text-link">Tidak dapat memindai?</summary>
              <div className="mt-2 grid gap-2">
                <p>Ketik kunci ini di aplikasi:</p>
                <code className="wrap-anywhere rounded-control bg-surface-sunken px-3 py-2 font-mono">
                  {secret.match(/.{1,4}/g)?.join(' ')}
                </code>
                <CopyButton text={secret}>Salin kunci</CopyButton>
              </div>
            </details>
          </div>
        </li>
        <li>Ketik kode pertama yang ditunjukkan aplikasi, dan kata sandi Anda.</li>
      </ol>
      <EndpointForm
        name="saveFactor"
        label="Aktifkan verifikasi dua langkah"
        fixed={{ sealed }}
        refreshes={factorRefreshes}
        submitLabel={isReplaced ? 'Ganti aplikasi' : 'Aktifkan'}
        busyLabel="Memeriksa…"
        needs={asksCode ? ['currentCode'] : []}
        onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
        actions={
          <>
            <Button variant="secondary" onClick={onCancel}>
              Batal
            </Button>
            <button type="button" className="text-link" onClick={onRenew}>
              Kode QR baru
            </button>
          </>
        }
      >
        {({ Text, Password }) => (
          <>
            <Text
              name="code"
              label={isReplaced ? 'Kode dari aplikasi yang baru' : 'Kode 6 angka'}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            {asksCode && (
              <Text
                name="currentCode"
                label="Kode dari aplikasi yang lama, atau kode pemulihan"
                autoComplete="off"
                autoCapitalize="characters"
                isRequired
              />
            )}
            <Password name="password" label="Kata sandi" autoComplete="current-password" />
          </>
        )}
      </EndpointForm>
    </>
  );
}
