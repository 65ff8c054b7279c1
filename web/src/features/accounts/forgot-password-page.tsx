import { useState } from 'react';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/forgotPassword',
  title: 'Lupa kata sandi',
};

export default function ForgotPasswordPage() {
  const [confirmation, setConfirmation] = useState<string>();
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <BackLink to="/login">Kembali ke halaman masuk</BackLink>
      <div className="panel mt-4 grid gap-6 p-5 sm:p-8">
        <h1 className="text-title">Lupa kata sandi</h1>
        {confirmation === undefined ? (
          <>
            <p className="text-muted">
              Tulis alamat email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru; berlaku satu
              jam.
            </p>
            <EndpointForm
              name="forgotPassword"
              label="Lupa kata sandi"
              submitLabel="Kirim tautan"
              busyLabel="Mengirim…"
              onDone={({ message }) => setConfirmation(message)}
            >
              {({ Text }) => (
                <Text name="email" label="Email" type="email" autoComplete="username" autoCapitalize="none" />
              )}
            </EndpointForm>
          </>
        ) : (
          <>
            <Notice tone="success">{confirmation}</Notice>
            <p className="text-muted">
              Belum menerima email? Periksa folder spam, lalu coba lagi beberapa menit lagi.
            </p>
            <ButtonLink to="/login" className="justify-self-start">
              Masuk
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
