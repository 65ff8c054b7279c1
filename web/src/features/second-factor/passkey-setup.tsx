import type { Registration } from 'contract/schemas/identity';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { makePasskey } from '#shared/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#shared/second-factor/passkey-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FactorReply } from './factor-status.tsx';

interface PasskeySetupProps {
  readonly factor: FactorReply;
  readonly onDone: (outcome: { message: string; codes: readonly string[] }) => void;
  readonly onCancel: () => void;
}

export function PasskeySetup({ factor, onDone, onCancel }: PasskeySetupProps) {
  const [passkey, setPasskey] = useState<Registration>();
  const begin = useAction('beginPasskey');
  const cancel = (
    <Button variant="secondary" onClick={onCancel}>
      Batal
    </Button>
  );
  const asksCode = factor !== null && factor.passkeys.length === 0;
  return (
    <section className="grid gap-5">
      <h3 className="font-bold text-lg">Tambah passkey</h3>
      {passkey === undefined ? (
        <>
          <p>
            Browser akan meminta sidik jari, wajah, atau PIN perangkat ini, atau kunci keamanan Anda. Itu
            tetap di perangkat: kami hanya menyimpan kunci publiknya.
          </p>
          <PasskeyButton
            label="Buat passkey"
            attempt={async () => setPasskey(await makePasskey(await begin.run({})))}
            actions={cancel}
          />
        </>
      ) : (
        <>
          <p>Passkey sudah dibuat. Beri nama agar Anda mengenalinya, lalu simpan.</p>
          <EndpointForm
            name="savePasskey"
            label="Simpan passkey"
            fixed={{ passkey }}
            refreshes={['getFactor', 'getUser']}
            submitLabel="Simpan passkey"
            busyLabel="Memeriksa…"
            needs={asksCode ? ['currentCode'] : []}
            onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
            actions={cancel}
          >
            {({ Text, Password }) => (
              <>
                <Text name="name" label="Nama passkey" hint="Misalnya: Laptop kantor" autoComplete="off" />
                {asksCode && (
                  <Text
                    name="currentCode"
                    label="Kode aplikasi atau kode pemulihan"
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
      )}
    </section>
  );
}
