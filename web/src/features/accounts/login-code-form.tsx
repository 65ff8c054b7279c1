import { ApiError, type Proof } from 'contract/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { askPasskey } from '#parts/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#parts/second-factor/passkey-button.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface LoginCodeFormProps {
  readonly ticket: string;
  /** What the account has. */
  readonly proof: Proof | undefined;
  readonly onDone: (reply: EndpointReply<'loginByCode'>) => void;
  /** The login has to begin anew; with the reason, unless that was the person's wish. */
  readonly onOver: (reason?: string) => void;
}

type Way = 'passkey' | 'app' | 'recovery';

const texts: Readonly<Record<Way, string>> = {
  passkey: 'Kata sandi benar. Buktikan sekarang dengan passkey Anda.',
  app: 'Kata sandi benar. Buka aplikasi autentikator Anda, lalu ketik kodenya.',
  recovery: 'Ketik salah satu kode pemulihan yang Anda simpan. Setiap kode berlaku satu kali.',
};

const labels: Readonly<Record<Way, string>> = {
  passkey: 'Pakai passkey',
  app: 'Pakai kode aplikasi',
  recovery: 'Pakai kode pemulihan',
};

const waysOf = (proof: Proof = 'code'): readonly Way[] => [
  ...(proof === 'code' ? [] : (['passkey'] as const)),
  ...(proof === 'passkey' ? [] : (['app'] as const)),
  'recovery',
];

/** The second step of a login: a passkey, a code of the app, or a recovery code of who has lost both. */
export function LoginCodeForm({ ticket, proof, onDone, onOver }: LoginCodeFormProps) {
  const ways = waysOf(proof);
  const [way, setWay] = useState(ways[0]);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes the place of another gets the focus
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), [way]);
  const isOver = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'gone') return false;
    onOver(error.message);
    return true;
  };
  const others = ways
    .filter((other) => other !== way)
    .map((other) => (
      <button key={other} type="button" className="text-link" onClick={() => setWay(other)}>
        {labels[other]}
      </button>
    ));
  const actions = <div className="ml-auto flex flex-wrap gap-x-5 gap-y-2">{others}</div>;
  return (
    <div ref={place} className="grid gap-5">
      <p>{texts[way ?? 'recovery']}</p>
      {way === 'passkey' ? (
        <PasskeyLogin ticket={ticket} onDone={onDone} isOver={isOver} actions={actions} />
      ) : (
        <EndpointForm
          key={way}
          name="loginByCode"
          label="Kode verifikasi"
          fixed={{ ticket }}
          submitLabel="Masuk"
          busyLabel="Memeriksa…"
          onRefused={isOver}
          onDone={onDone}
          actions={actions}
        >
          {({ Text }) =>
            way === 'recovery' ? (
              <Text name="code" label="Kode pemulihan" autoComplete="off" autoCapitalize="characters" />
            ) : (
              <Text name="code" label="Kode 6 angka" inputMode="numeric" autoComplete="one-time-code" />
            )
          }
        </EndpointForm>
      )}
      <button type="button" className="text-link justify-self-start" onClick={() => onOver()}>
        Kembali ke kata sandi
      </button>
    </div>
  );
}

interface PasskeyLoginProps extends Pick<LoginCodeFormProps, 'ticket' | 'onDone'> {
  /** Leaves the second step where the login has to begin anew. */
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
