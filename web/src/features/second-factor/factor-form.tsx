import type { ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';
import { EndpointForm, type SharedFields } from '#ui/forms/endpoint-form.tsx';
import { type FactorReply, factorRefreshes } from './factor-status.tsx';

interface FactorFormProps {
  readonly factor: FactorReply;
  readonly onDone: (outcome: { message: string; codes?: readonly string[] }) => void;
  readonly onCancel: () => void;
}

export function RecoveryForm({ factor, onDone, onCancel }: FactorFormProps) {
  return (
    <Part
      title="Buat kode pemulihan baru"
      text="Kode pemulihan yang lama tidak berlaku lagi. Ini tidak dapat diurungkan."
    >
      <EndpointForm
        name="makeRecoveryCodes"
        label="Buat kode pemulihan baru"
        refreshes={factorRefreshes}
        needs={asksCode(factor) ? ['code'] : []}
        submitLabel="Buat kode baru"
        busyLabel="Memeriksa…"
        onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
        actions={<Cancel onCancel={onCancel} />}
      >
        {asksCode(factor) ? CodeAndPassword : PasswordAlone}
      </EndpointForm>
    </Part>
  );
}

export function RemovalForm({ factor, onDone, onCancel }: FactorFormProps) {
  return (
    <Part
      title="Matikan verifikasi dua langkah"
      text="Setelah ini, kata sandi saja cukup untuk masuk. Kode pemulihan tidak berlaku lagi. Untuk memakainya lagi, pasang dari awal."
    >
      <EndpointForm
        name="removeFactor"
        label="Matikan verifikasi dua langkah"
        refreshes={factorRefreshes}
        needs={asksCode(factor) ? ['code'] : []}
        submitLabel="Matikan"
        busyLabel="Memeriksa…"
        onDone={({ message }) => onDone({ message })}
        actions={<Cancel onCancel={onCancel} />}
      >
        {asksCode(factor) ? CodeAndPassword : PasswordAlone}
      </EndpointForm>
    </Part>
  );
}

/** With a passkey, the server asks for re-authentication if none is recent, so the form needs no code. */
const asksCode = (factor: FactorReply): boolean => factor?.passkeys.length === 0;

function CodeAndPassword({ Text, Password }: SharedFields<'password' | 'code'>) {
  return (
    <>
      <Password name="password" label="Kata sandi" autoComplete="current-password" />
      <Text
        name="code"
        label="Kode aplikasi atau kode pemulihan"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        isRequired
      />
    </>
  );
}

const PasswordAlone = ({ Password }: Pick<SharedFields<'password' | 'code'>, 'Password'>) => (
  <Password name="password" label="Kata sandi" autoComplete="current-password" />
);

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Button variant="secondary" onClick={onCancel}>
      Batal
    </Button>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-lg">{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  );
}
