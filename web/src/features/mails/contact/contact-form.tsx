import { useEffect, useRef, useState } from 'react';
import { toAddressPath } from '#api/transport/site-path.ts';
import * as t from '#messages/features/mails/contact';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

export default function ContactForm() {
  const [confirmation, setConfirmation] = useState<string>();
  if (confirmation !== undefined)
    return <Sent message={confirmation} onAgain={() => setConfirmation(undefined)} />;
  return (
    <EndpointForm
      name="sendContactMessage"
      keepsDraft
      label={t.sendTitle}
      submitLabel={<span lang="en">{t.sendMessage}</span>}
      submitTranslation={t.sendMessageTranslation}
      busyLabel={t.sending}
      onDone={({ message }) => setConfirmation(message)}
    >
      {({ Text, TextArea }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Text name="firstName" label={t.firstName} autoComplete="given-name" />
            <Text name="lastName" label={t.lastName} autoComplete="family-name" />
          </div>
          <Text name="email" label={t.email} type="email" autoComplete="email" autoCapitalize="none" />
          <TextArea name="message" label={t.message} rows={6} />
          <p className="text-muted text-sm">
            {fillElements(t.storageNote, {
              link: (
                <a href={toAddressPath('/privacy')} target="_blank" rel="noopener" className="text-link">
                  {t.privacyPolicy}
                  <span className="sr-only">{t.newTab}</span>
                </a>
              ),
            })}
          </p>
          {/* Honeypot: people do not see this field, only bots fill it. */}
          <div className="hidden" aria-hidden="true">
            <Text name="website" label={t.website} autoComplete="off" />
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
        {t.sendAnother}
      </Button>
    </div>
  );
}
