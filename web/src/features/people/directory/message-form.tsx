import type { DirectoryProfile } from 'contract/people/directory';
import { useEffect, useRef, useState } from 'react';
import * as t from '#messages/features/people/directory';
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
      label={t.write}
      fixed={{ id: profile._id }}
      needs={isVisitor ? ['name', 'email'] : []}
      submitLabel={t.sendMessage}
      busyLabel={t.sending}
      onDone={({ message }) => setConfirmation(message)}
    >
      {({ Text, TextArea }) => (
        <>
          {isVisitor && (
            <div className="grid gap-5 sm:grid-cols-2">
              <Text name="name" label={t.yourName} autoComplete="name" />
              <Text
                name="email"
                label={t.yourEmail}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
              />
            </div>
          )}
          <TextArea name="message" label={t.message} rows={5} />
          <p className="text-muted text-sm">{isVisitor ? t.visitorNote : t.memberNote}</p>
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
        {t.writeAnother}
      </Button>
    </div>
  );
}
