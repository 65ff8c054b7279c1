import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/accounts/second-factor';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';

/** Each change of a factor ends the other sessions. */
export const factorRefreshes = ['getFactor', 'getUser', 'listSessions'] as const;

export type FactorReply = EndpointReply<'getFactor'>['factor'];

interface FactorStatusProps {
  readonly factor: FactorReply;
  readonly onGo: (step: 'app' | 'passkey' | 'recovery' | 'removal') => void;
  readonly onDone: (outcome: { message: string }) => void;
}

export function FactorStatus({ factor, onGo, onDone }: FactorStatusProps) {
  if (factor === null)
    return (
      <Part title={t.inactive}>
        <p>{t.inactiveText}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onGo('app')}>{t.setUpApp}</Button>
          <Button variant="secondary" onClick={() => onGo('passkey')}>
            {t.createPasskey}
          </Button>
        </div>
      </Part>
    );
  const { since, recoveryLeft, hasApp, passkeys } = factor;
  return (
    <>
      <Part title={t.active}>
        <p>{fill(t.activeText, { date: formatDate(since), count: recoveryLeft })}</p>
        {recoveryLeft < 4 && <Notice tone="info">{t.fewCodes}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onGo('recovery')}>
            {t.newRecoveryCodes}
          </Button>
          <Button variant="secondary" onClick={() => onGo('removal')}>
            {t.turnOff}
          </Button>
        </div>
      </Part>
      <Part title={t.appTitle}>
        <p>{hasApp ? t.appActive : t.appMissing}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onGo('app')}>
            {hasApp ? t.replaceApp : t.setUpApp}
          </Button>
          {hasApp && passkeys.length > 0 && <FactorRemoval what="app" onDone={onDone} />}
        </div>
      </Part>
      <Part title={t.passkeyTitle}>
        {passkeys.length === 0 && <p>{t.noPasskey}</p>}
        {passkeys.length > 0 && (
          <ul aria-label={t.yourPasskeys} className="grid gap-3">
            {passkeys.map((passkey) => (
              <li
                key={passkey._id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4"
              >
                <div className="min-w-0">
                  <p className="wrap-anywhere font-semibold">{passkey.name}</p>
                  <p className="text-muted text-sm">{usesOf(passkey)}</p>
                </div>
                {(hasApp || passkeys.length > 1) && <FactorRemoval what={passkey} onDone={onDone} />}
              </li>
            ))}
          </ul>
        )}
        <Button variant="secondary" className="justify-self-start" onClick={() => onGo('passkey')}>
          {t.addPasskey}
        </Button>
      </Part>
    </>
  );
}

type Passkey = NonNullable<FactorReply>['passkeys'][number];

const usesOf = ({ createdAt, usedAt }: Passkey): string =>
  usedAt === null
    ? fill(t.passkeyUnused, { created: formatDate(createdAt) })
    : fill(t.passkeyUsed, { created: formatDate(createdAt), used: formatDate(usedAt) });

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-lg">{title}</h3>
      {children}
    </section>
  );
}

interface FactorRemovalProps {
  readonly what: 'app' | { readonly _id: string; readonly name: string };
  readonly onDone: (outcome: { message: string }) => void;
}

function FactorRemoval({ what, onDone }: FactorRemovalProps) {
  const app = useAction('removeApp', { refreshes: factorRefreshes });
  const passkey = useAction('removePasskey', { refreshes: factorRefreshes });
  const name = what === 'app' ? t.appTitle : what.name;
  return (
    <ConfirmButton
      button={{
        size: what === 'app' ? 'medium' : 'small',
        'aria-label': fill(t.removeLabel, { name }),
      }}
      label={what === 'app' ? t.removeApp : t.remove}
      title={what === 'app' ? t.removeApp : t.removePasskey}
      content={t.removeText}
      record={name}
      confirmLabel={t.remove}
      busyLabel={t.removing}
      send={() => (what === 'app' ? app.run({}) : passkey.run({ id: what._id }))}
      onDone={({ message }) => onDone({ message })}
    />
  );
}
