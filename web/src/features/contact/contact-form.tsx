import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export default function ContactForm() {
  const [confirmation, setConfirmation] = useState<string>();
  if (confirmation !== undefined)
    return <Sent message={confirmation} onAgain={() => setConfirmation(undefined)} />;
  return (
    <EndpointForm
      name="sendContactMessage"
      keepsDraft
      label="Kirim pesan"
      submitLabel={<span lang="en">Send Message</span>}
      submitTranslation="Kirim pesan"
      busyLabel="Mengirim…"
      onDone={({ message }) => setConfirmation(message)}
    >
      {({ Text, TextArea }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Text name="firstName" label="Nama depan" autoComplete="given-name" />
            <Text name="lastName" label="Nama belakang" autoComplete="family-name" />
          </div>
          <Text name="email" label="Email" type="email" autoComplete="email" autoCapitalize="none" />
          <TextArea name="message" label="Pesan" rows={6} />
          <p className="text-muted text-sm">
            Pesan Anda kami simpan paling lama 2 tahun. Baca{' '}
            <a href="/privacy" target="_blank" rel="noopener" className="text-link">
              Kebijakan privasi<span className="sr-only"> (membuka tab baru)</span>
            </a>
            .
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
        Kirim pesan lain
      </Button>
    </div>
  );
}
