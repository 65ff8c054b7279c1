import type { ReactNode } from 'react';
import * as t from '#messages/features/accounts/second-factor';
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
    <Part title={t.newRecoveryCodes} text={t.recoveryText}>
      <EndpointForm
        name="makeRecoveryCodes"
        label={t.newRecoveryCodes}
        refreshes={factorRefreshes}
        needs={asksCode(factor) ? ['code'] : []}
        submitLabel={t.createCodes}
        busyLabel={t.checking}
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
    <Part title={t.removalTitle} text={t.removalText}>
      <EndpointForm
        name="removeFactor"
        label={t.removalTitle}
        refreshes={factorRefreshes}
        needs={asksCode(factor) ? ['code'] : []}
        submitLabel={t.turnOff}
        busyLabel={t.checking}
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
      <Password name="password" label={t.password} autoComplete="current-password" />
      <Text
        name="code"
        label={t.appOrRecoveryCode}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        isRequired
      />
    </>
  );
}

const PasswordAlone = ({ Password }: Pick<SharedFields<'password' | 'code'>, 'Password'>) => (
  <Password name="password" label={t.password} autoComplete="current-password" />
);

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Button variant="secondary" onClick={onCancel}>
      {t.cancel}
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
