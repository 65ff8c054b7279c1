import type { Proof } from 'contract/errors';
import { type ReactNode, useState } from 'react';
import { type ProofRequest, proofs } from '#api/proof.ts';
import { useAction } from '#api/use-action.ts';
import { askPasskey } from '#parts/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#parts/second-factor/passkey-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** What is asked for at once; the other ways are a press away. */
type Way = 'code' | 'password' | 'passkey' | 'recovery';

const firstOf: Readonly<Record<Proof, Way>> = {
  code: 'code',
  password: 'password',
  passkey: 'passkey',
  'code-or-passkey': 'passkey',
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
  const [way, setWay] = useState(firstOf[by]);
  const cancel = () => proofs.answer(account, false);
  const onDone = () => proofs.answer(account, true);
  const actions = (
    <Button variant="secondary" onClick={cancel}>
      Batal
    </Button>
  );
  const without: Way = by === 'passkey' ? 'recovery' : 'code';
  return (
    <TopDialog title="Pastikan ini Anda" text={texts[way]} onCancel={cancel}>
      {way === 'passkey' ? (
        <PasskeyProof onDone={onDone} actions={actions} />
      ) : (
        <TypedProof way={way} onDone={onDone} actions={actions} />
      )}
      {firstOf[by] === 'passkey' && (
        <button
          type="button"
          className="text-link justify-self-start"
          onClick={() => setWay(way === 'passkey' ? without : 'passkey')}
        >
          {way === 'passkey' ? labels[without].other : 'Pakai passkey'}
        </button>
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
