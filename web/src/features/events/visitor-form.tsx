import { useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Requests the link with which a visitor registers. */
export default function VisitorForm({ event }: { readonly event: string }) {
  const [confirmation, setConfirmation] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused form no longer exists.
    if (confirmation !== undefined) place.current?.focus();
  }, [confirmation]);
  if (confirmation !== undefined)
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <Notice tone="success">{confirmation}</Notice>
      </div>
    );
  return (
    <EndpointForm
      name="requestGuestPlace"
      label="Daftar tanpa akun"
      fixed={{ id: event }}
      submitLabel="Kirim tautan"
      busyLabel="Mengirim…"
      onDone={({ message }) => setConfirmation(message)}
    >
      {({ Text }) => (
        <>
          <p className="font-semibold">Daftar tanpa akun</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <Text name="name" label="Nama" autoComplete="name" hint="Seperti di tiket dan sertifikat." />
            <Text name="email" label="Email" type="email" autoComplete="email" autoCapitalize="none" />
          </div>
          <p className="text-muted text-sm">
            Kami mengirim tautan ke email Anda. Tempat Anda tercatat setelah Anda mengonfirmasi di sana. Baca{' '}
            <a href="/privacy" target="_blank" rel="noopener" className="text-link">
              Kebijakan privasi<span className="sr-only"> (membuka tab baru)</span>
            </a>
            .
          </p>
        </>
      )}
    </EndpointForm>
  );
}
