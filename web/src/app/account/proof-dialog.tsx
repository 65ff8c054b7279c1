import type { Proof } from 'contract/errors';
import { type ProofRequest, proofs } from '#api/proof.ts';
import { Button } from '#ui/base/button.tsx';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

const texts: Readonly<Record<Proof, string>> = {
  code: 'Tindakan ini hanya untuk Anda sendiri. Ketik kode dari aplikasi autentikator Anda; setelah itu tindakan dilanjutkan.',
  password: 'Tindakan ini hanya untuk Anda sendiri. Ketik kata sandi Anda; setelah itu tindakan dilanjutkan.',
};

/** Over the screens of an account that is about to do what a session left open must not be enough for. */
export default function ProofDialog({ account, by }: ProofRequest) {
  const cancel = () => proofs.answer(account, false);
  return (
    <TopDialog title="Pastikan ini Anda" text={texts[by]} onCancel={cancel}>
      <EndpointForm
        name="proveSession"
        label="Pastikan ini Anda"
        submitLabel="Lanjutkan"
        busyLabel="Memeriksa…"
        needs={[by]}
        onDone={() => proofs.answer(account, true)}
        actions={
          <Button variant="secondary" onClick={cancel}>
            Batal
          </Button>
        }
      >
        {({ Text, Password }) =>
          by === 'code' ? (
            <Text
              name="code"
              label="Kode aplikasi"
              inputMode="numeric"
              autoComplete="one-time-code"
              isNeeded
            />
          ) : (
            <Password name="password" label="Kata sandi Anda" autoComplete="current-password" isNeeded />
          )
        }
      </EndpointForm>
    </TopDialog>
  );
}
