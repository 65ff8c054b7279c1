import type { ReauthenticationMethod } from 'contract/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ReauthRequest, reauthRequests } from '#api/reauthentication.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/app';
import { askPasskey } from '#shared/second-factor/ask-passkey.ts';
import { PasskeyButton } from '#shared/second-factor/passkey-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Ways to re-authenticate. The first of a list is shown, and buttons switch to the others. */
type Method = 'code' | 'password' | 'passkey' | 'recovery';

const methodsByProof: Readonly<Record<ReauthenticationMethod, readonly [Method, ...Method[]]>> = {
  code: ['code', 'recovery'],
  password: ['password'],
  passkey: ['passkey', 'recovery'],
  'code-or-passkey': ['passkey', 'code', 'recovery'],
};

const texts: Readonly<Record<Method, string>> = {
  code: t.proofByCode,
  password: t.proofByPassword,
  passkey: t.proofByPasskey,
  recovery: t.proofByRecovery,
};

export default function ReauthenticationDialog({ account, proof }: ReauthRequest) {
  const [method, setMethod] = useState(methodsByProof[proof][0]);
  const container = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the method changes, to focus the new control
  useEffect(() => {
    if (!isFirst.current) container.current?.querySelector<HTMLElement>('input, button')?.focus();
    isFirst.current = false;
  }, [method]);
  const cancel = () => reauthRequests.settleAll(account, false);
  const onDone = () => reauthRequests.settleAll(account, true);
  const actions = (
    <Button variant="secondary" onClick={cancel}>
      {t.cancel}
    </Button>
  );
  const others = methodsByProof[proof].filter((other) => other !== method);
  return (
    <TopDialog title={t.proofTitle} text={texts[method]} onCancel={cancel}>
      <div ref={container}>
        {method === 'passkey' ? (
          <PasskeyProof onDone={onDone} actions={actions} />
        ) : (
          <TypedProof key={method} method={method} onDone={onDone} actions={actions} />
        )}
      </div>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {others.map((other) => (
            <button key={other} type="button" className="text-link" onClick={() => setMethod(other)}>
              {labels[other].other}
            </button>
          ))}
        </div>
      )}
    </TopDialog>
  );
}

interface ProofFormProps {
  readonly onDone: () => void;
  readonly actions: ReactNode;
}

function PasskeyProof({ onDone, actions }: ProofFormProps) {
  const begin = useAction('beginProof');
  const prove = useAction('proveSession');
  const attempt = async () => {
    const passkey = await askPasskey(await begin.run({}));
    await prove.run({ passkey });
    onDone();
  };
  return <PasskeyButton label={t.usePasskey} attempt={attempt} actions={actions} />;
}

const labels = {
  code: { field: t.appCode, other: t.useAppCode },
  recovery: { field: t.recoveryCode, other: t.useRecoveryCode },
  password: { field: t.yourPassword, other: '' },
  passkey: { field: '', other: t.usePasskey },
} as const;

function TypedProof({
  method,
  onDone,
  actions,
}: ProofFormProps & { readonly method: Exclude<Method, 'passkey'> }) {
  return (
    <EndpointForm
      name="proveSession"
      label={t.proofTitle}
      submitLabel={t.continueAction}
      busyLabel={t.checking}
      needs={[method === 'password' ? 'password' : 'code']}
      onDone={onDone}
      actions={actions}
    >
      {({ Text, Password }) =>
        method === 'password' ? (
          <Password
            name="password"
            label={labels.password.field}
            autoComplete="current-password"
            isRequired
          />
        ) : (
          <Text
            name="code"
            label={labels[method].field}
            {...(method === 'code'
              ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
              : { autoComplete: 'off', autoCapitalize: 'characters' })}
            isRequired
          />
        )
      }
    </EndpointForm>
  );
}
