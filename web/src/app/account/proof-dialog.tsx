import type { Proof } from 'contract/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ProofRequest, proofs } from '#api/proof.ts';
import { useAction } from '#api/use-action.ts';
import { askPasskey } from '#parts/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#parts/second-factor/passkey-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** What is asked for at once; the other ways are a press away. */
type Way = 'code' | 'password' | 'passkey' | 'recovery';

const waysOf: Readonly<Record<Proof, readonly [Way, ...Way[]]>> = {
  code: ['code', 'recovery'],
  password: ['password'],
  passkey: ['passkey', 'recovery'],
  'code-or-passkey': ['passkey', 'code', 'recovery'],
};

const texts: Readonly<Record<Way, string>> = {
  code: 'Tindakan ini hanya untuk Anda sendiri. Ketik kode dari aplikasi autentikator Anda; setelah itu tindakan dilanjutkan.',
  password: 'Tindakan ini hanya untuk Anda sendiri. Ketik kata sandi Anda; setelah itu tindakan dilanjutkan.',
  passkey: 'Tindakan ini hanya untuk Anda sendiri. Pakai passkey Anda; setelah itu tindakan dilanjutkan.',
  recovery:
    'Tindakan ini hanya untuk Anda sendiri. Ketik salah satu kode pemulihan Anda; setelah itu tindakan dilanjutkan.',
};

/** Over the screens of an account that is about to do what a session left open must not be enough for. */
export default function ProofDialog({ account, by }: ProofRequest) {
  const [way, setWay] = useState(waysOf[by][0]);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes the place of another gets the focus
  useEffect(() => {
    if (!isFirst.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    isFirst.current = false;
  }, [way]);
  const cancel = () => proofs.answer(account, false);
  const onDone = () => proofs.answer(account, true);
  const actions = (
    <Button variant="secondary" onClick={cancel}>
      Batal
    </Button>
  );
  const others = waysOf[by].filter((other) => other !== way);
  return (
    <TopDialog title="Pastikan ini Anda" text={texts[way]} onCancel={cancel}>
      <div ref={place}>
        {way === 'passkey' ? (
          <PasskeyProof onDone={onDone} actions={actions} />
        ) : (
          <TypedProof key={way} way={way} onDone={onDone} actions={actions} />
        )}
      </div>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {others.map((other) => (
            <button key={other} type="button" className="text-link" onClick={() => setWay(other)}>
              {labels[other].other}
            </button>
          ))}
        </div>
      )}
    </TopDialog>
  );
}

interface WayProps {
  readonly onDone: () => void;
  readonly actions: ReactNode;
}

function PasskeyProof({ onDone, actions }: WayProps) {
  const begin = useAction('beginProof');
  const prove = useAction('proveSession');
  const attempt = async () => {
    const passkey = await askPasskey(await begin.run({}));
    await prove.run({ passkey });
    onDone();
  };
  return <PasskeyButton label="Pakai passkey" attempt={attempt} actions={actions} />;
}

const labels = {
  code: { field: 'Kode aplikasi', other: 'Pakai kode aplikasi' },
  recovery: { field: 'Kode pemulihan', other: 'Pakai kode pemulihan' },
  password: { field: 'Kata sandi Anda', other: '' },
  passkey: { field: '', other: 'Pakai passkey' },
} as const;

function TypedProof({ way, onDone, actions }: WayProps & { readonly way: Exclude<Way, 'passkey'> }) {
  return (
    <EndpointForm
      name="proveSession"
      label="Pastikan ini Anda"
      submitLabel="Lanjutkan"
      busyLabel="Memeriksa…"
      needs={[way === 'password' ? 'password' : 'code']}
      onDone={onDone}
      actions={actions}
    >
      {({ Text, Password }) =>
        way === 'password' ? (
          <Password name="password" label={labels.password.field} autoComplete="current-password" isNeeded />
        ) : (
          <Text
            name="code"
            label={labels[way].field}
            {...(way === 'code'
              ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
              : { autoComplete: 'off', autoCapitalize: 'characters' })}
            isNeeded
          />
        )
      }
    </EndpointForm>
  );
}
