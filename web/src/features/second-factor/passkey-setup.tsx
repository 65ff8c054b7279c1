import type { CreationOptions, Registration } from 'contract/schemas/identity';
import { useState } from 'react';
import { makePasskey } from '#shared/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#shared/second-factor/passkey-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { type FactorReply, factorRefreshes } from './factor-status.tsx';

interface PasskeySetupProps {
  readonly factor: FactorReply;
  readonly onDone: (outcome: { message: string; codes: readonly string[] }) => void;
  readonly onCancel: () => void;
}

/** Asks for all proofs first, so that no passkey is created that the account then refuses. */
export function PasskeySetup({ factor, onDone, onCancel }: PasskeySetupProps) {
  const [options, setOptions] = useState<CreationOptions>();
  const [passkey, setPasskey] = useState<Registration>();
  const cancel = (
    <Button variant="secondary" onClick={onCancel}>
      Batal
    </Button>
  );
  const asksCode = factor !== null && factor.passkeys.length === 0;
  return (
    <section className="grid gap-5">
      <h3 className="font-bold text-lg">Tambah passkey</h3>
      {options === undefined && (
        <EndpointForm
          name="beginPasskey"
          label="Izin membuat passkey"
          submitLabel="Lanjut"
          busyLabel="Memeriksa…"
          needs={asksCode ? ['currentCode'] : []}
          onDone={setOptions}
          actions={cancel}
        >
          {({ Text, Password }) => (
            <>
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
      )}
      {options !== undefined && passkey === undefined && (
        <>
          <p>
            Browser akan meminta sidik jari, wajah, PIN, atau kunci keamanan. Kami hanya menyimpan kunci
            publiknya.
          </p>
          <PasskeyButton
            label="Buat passkey"
            attempt={async () => setPasskey(await makePasskey(options))}
            actions={cancel}
          />
        </>
      )}
      {passkey !== undefined && (
        <>
          <p>Passkey sudah dibuat. Beri nama agar Anda mengenalinya, lalu simpan.</p>
          <EndpointForm
            name="savePasskey"
            label="Simpan passkey"
            fixed={{ passkey }}
            refreshes={factorRefreshes}
            submitLabel="Simpan passkey"
            busyLabel="Menyimpan…"
            onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
            actions={cancel}
          >
            {({ Text }) => (
              <Text name="name" label="Nama passkey" hint="Misalnya: Laptop kantor" autoComplete="off" />
            )}
          </EndpointForm>
        </>
      )}
    </section>
  );
}
