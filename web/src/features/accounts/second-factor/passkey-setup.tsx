import type { CreationOptions, Registration } from 'contract/schemas/identity';
import { useState } from 'react';
import * as t from '#messages/features/accounts/second-factor';
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
      {t.cancel}
    </Button>
  );
  const asksCode = factor !== null && factor.passkeys.length === 0;
  return (
    <section className="grid gap-5">
      <h3 className="font-bold text-lg">{t.addPasskey}</h3>
      {options === undefined && (
        <EndpointForm
          name="beginPasskey"
          label={t.passkeyPermission}
          submitLabel={t.next}
          busyLabel={t.checking}
          needs={asksCode ? ['currentCode'] : []}
          onDone={setOptions}
          actions={cancel}
        >
          {({ Text, Password }) => (
            <>
              {asksCode && (
                <Text
                  name="currentCode"
                  label={t.appOrRecoveryCode}
                  autoComplete="off"
                  autoCapitalize="characters"
                  isRequired
                />
              )}
              <Password name="password" label={t.password} autoComplete="current-password" />
            </>
          )}
        </EndpointForm>
      )}
      {options !== undefined && passkey === undefined && (
        <>
          <p>{t.browserAsks}</p>
          <PasskeyButton
            label={t.createPasskey}
            attempt={async () => setPasskey(await makePasskey(options))}
            actions={cancel}
          />
        </>
      )}
      {passkey !== undefined && (
        <>
          <p>{t.passkeyCreated}</p>
          <EndpointForm
            name="savePasskey"
            label={t.savePasskey}
            fixed={{ passkey }}
            refreshes={factorRefreshes}
            submitLabel={t.savePasskey}
            onDone={({ message, recoveryCodes }) => onDone({ message, codes: recoveryCodes })}
            actions={cancel}
          >
            {({ Text }) => (
              <Text name="name" label={t.passkeyName} hint={t.passkeyNameHint} autoComplete="off" />
            )}
          </EndpointForm>
        </>
      )}
    </section>
  );
}
