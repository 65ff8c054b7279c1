import type { ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';
import { EndpointForm, type SharedFields } from '#ui/forms/endpoint-form.tsx';

interface FactorFormProps {
  readonly onDone: (outcome: { message: string; codes?: readonly string[] }) => void;
  readonly onCancel: () => void;
}

/** Draws new recovery codes. */
export function RecoveryForm({ onDone, onCancel }: FactorFormProps) {
  return (
    <Part title="Buat kode pemulihan baru" text="Kode pemulihan yang lama tidak berlaku lagi.">
      <EndpointForm
        name="makeRecoveryCodes"
        label="Buat kode pemulihan baru"
        refreshes={['getFactor']}
        submitLabel="Buat kode baru"
        busyLabel="Memeriksa…"
        onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
        actions={<Cancel onCancel={onCancel} />}
      >
        {Proofs}
      </EndpointForm>
    </Part>
  );
}

/** Turns the second factor off. */
export function RemovalForm({ onDone, onCancel }: FactorFormProps) {
  return (
    <Part
      title="Matikan verifikasi dua langkah"
      text="Setelah ini kata sandi saja membuka akun Anda. Kode pemulihan tidak berlaku lagi."
    >
      <EndpointForm
        name="removeFactor"
        label="Matikan verifikasi dua langkah"
        refreshes={['getFactor', 'getUser']}
        submitLabel="Matikan"
        busyLabel="Memeriksa…"
        onDone={({ message }) => onDone({ message })}
        actions={<Cancel onCancel={onCancel} />}
      >
        {Proofs}
      </EndpointForm>
    </Part>
  );
}

/** What changes a factor asks for password and code. */
function Proofs({ Text, Password }: SharedFields<'password' | 'code'>) {
  return (
    <>
      <Password name="password" label="Kata sandi" autoComplete="current-password" />
      <Text
        name="code"
        label="Kode aplikasi atau kode pemulihan"
        autoComplete="one-time-code"
        autoCapitalize="characters"
      />
    </>
  );
}

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
      <h2 className="text-heading">{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
