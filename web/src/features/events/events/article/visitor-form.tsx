import { useEffect, useRef, useState } from 'react';
import { toAddressPath } from '#api/transport/site-path.ts';
import * as t from '#messages/features/events/events';
import { Notice } from '#ui/base/notice.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

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
      label={t.withoutAccount}
      fixed={{ id: event }}
      submitLabel={t.sendLink}
      busyLabel={t.sending}
      onDone={({ message }) => setConfirmation(message)}
    >
      {({ Text }) => (
        <>
          <p className="font-semibold">{t.withoutAccount}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <Text name="name" label={t.name} autoComplete="name" hint={t.nameHint} />
            <Text name="email" label={t.email} type="email" autoComplete="email" autoCapitalize="none" />
          </div>
          <p className="text-muted text-sm">
            {fillElements(t.linkNote, {
              policy: (
                <a href={toAddressPath('/privacy')} target="_blank" rel="noopener" className="text-link">
                  {t.privacyPolicy}
                  <span className="sr-only"> {t.opensNewTab}</span>
                </a>
              ),
            })}
          </p>
        </>
      )}
    </EndpointForm>
  );
}
