import type { DirectoryProfile } from 'contract/directory';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Form to write to a member. A visitor also enters name and address. */
export default function MessageForm({ profile }: { readonly profile: DirectoryProfile }) {
  const [confirmation, setConfirmation] = useState<string>();
  const isVisitor = profile.viewer === 'public';
  if (confirmation !== undefined)
    return <Sent message={confirmation} onAgain={() => setConfirmation(undefined)} />;
  return (
    <EndpointForm
      name="writeToMember"
      label="Tulis pesan"
      fixed={{ id: profile._id }}
      needs={isVisitor ? ['name', 'email'] : []}
      submitLabel="Kirim pesan"
      busyLabel="Mengirim…"
      onDone={({ message }) => setConfirmation(message)}
    >
      {({ Text, TextArea }) => (
        <>
          {isVisitor && (
            <div className="grid gap-5 sm:grid-cols-2">
              <Text name="name" label="Nama Anda" autoComplete="name" />
              <Text name="email" label="Email Anda" type="email" autoComplete="email" autoCapitalize="none" />
            </div>
          )}
          <TextArea name="message" label="Pesan" rows={5} />
          <p className="text-muted text-sm">
            {isVisitor
              ? 'Nama, alamat email, dan pesan Anda dikirim kepada anggota ini.'
              : 'Nama dan alamat email akun Anda ikut dikirim, supaya anggota ini dapat membalas.'}
          </p>
          {/* Honeypot: people do not see this field, only bots fill it. */}
          <div className="hidden" aria-hidden="true">
            <Text name="website" label="Website" autoComplete="off" />
          </div>
        </>
      )}
    </EndpointForm>
  );
}

function Sent({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The focused button no longer exists.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-5 outline-none">
      <Notice tone="success">{message}</Notice>
      <Button variant="secondary" onClick={onAgain}>
        Tulis pesan lain
      </Button>
    </div>
  );
}
