import { ApiError } from 'contract/errors';
import { useEffect, useRef, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface LoginCodeFormProps {
  readonly ticket: string;
  readonly onDone: (reply: EndpointReply<'loginByCode'>) => void;
  /** The login has to begin anew; with the reason, unless that was the person's wish. */
  readonly onOver: (reason?: string) => void;
}

/** The second step of a login: a code of the app, or a recovery code of who has lost it. */
export function LoginCodeForm({ ticket, onDone, onOver }: LoginCodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each field that takes the place of another gets the focus
  useEffect(() => place.current?.querySelector('input')?.focus(), [isRecovery]);
  return (
    <div ref={place} className="grid gap-5">
      <p>
        {isRecovery
          ? 'Ketik salah satu kode pemulihan yang Anda simpan. Setiap kode berlaku satu kali.'
          : 'Kata sandi benar. Buka aplikasi autentikator Anda, lalu ketik kodenya.'}
      </p>
      <EndpointForm
        key={String(isRecovery)}
        name="loginByCode"
        label="Kode verifikasi"
        fixed={{ ticket }}
        submitLabel="Masuk"
        busyLabel="Memeriksa…"
        onRefused={(error) => {
          if (!(error instanceof ApiError) || error.code !== 'gone') return false;
          onOver(error.message);
          return true;
        }}
        onDone={onDone}
        actions={
          <button type="button" className="text-link ml-auto" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Pakai kode aplikasi' : 'Pakai kode pemulihan'}
          </button>
        }
      >
        {({ Text }) =>
          isRecovery ? (
            <Text name="code" label="Kode pemulihan" autoComplete="off" autoCapitalize="characters" />
          ) : (
            <Text name="code" label="Kode 6 angka" inputMode="numeric" autoComplete="one-time-code" />
          )
        }
      </EndpointForm>
      <button type="button" className="text-link justify-self-start" onClick={() => onOver()}>
        Kembali ke kata sandi
      </button>
    </div>
  );
}
