import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AccountContext } from '#api/account.ts';
import { createAccountClient } from '#api/account-client.ts';
import { useReauthRequest } from '#api/reauthentication.ts';
import { session } from '#api/session.ts';
import { toAddressPath } from '#api/transport/site-path.ts';
import { deleteListsWithSession } from '#features/events/check-ins/device-store.ts';
import { deleteCopiesWithSession } from '#features/people/membership/card/session-copy.ts';
import * as t from '#messages/app';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { useSessionCheck } from './use-session-check.ts';

/** Reason why no account screens are shown. `expired`: the session ended before any data was shown. */
export type Absence = 'never-logged-in' | 'logged-out' | 'expired';

interface AccountScreensProps {
  readonly children: ReactNode;
  readonly fallback: (absence: Absence) => ReactNode;
}

/** The fallback needs no code of its own: after a new deployment, the old chunk may no longer exist. */
const LoginAgain = lazyComponent(() => import('./login-again.tsx'), LoginElsewhere);

const ProofDialog = lazyComponent(() => import('./reauthentication-dialog.tsx'), LoginElsewhere);

/**
 * Screens of the logged-in account. When its session ends they stay, below a dialog to log in again. When
 * another account logs in, in any tab, they are mounted again for that account (decision 0083).
 */
export function AccountScreens({ children, fallback }: AccountScreensProps) {
  const owner = useSyncExternalStore(session.subscribe, session.userId, () => null);
  const endedAccountId = useSyncExternalStore(session.subscribe, session.endedAccountId, () => null);
  const [accountId, setAccountId] = useState(owner);
  if (owner !== null && owner !== accountId) setAccountId(owner);
  const account = useMemo(() => (accountId === null ? null : createAccountClient(accountId)), [accountId]);
  const proof = useReauthRequest(accountId);
  useSessionCheck(owner !== null);
  useEffect(deleteCopiesWithSession, []);
  useEffect(deleteListsWithSession, []);
  if (account === null) return fallback('never-logged-in');
  const hasEnded = owner === null;
  if (hasEnded && endedAccountId !== accountId) return fallback('logged-out');
  if (hasEnded && !account.hasExchangedData()) return fallback('expired');
  return (
    <>
      <AccountContext key={account.id} value={account}>
        {children}
        {proof !== undefined && !hasEnded && (
          <Suspense fallback={null}>
            <ProofDialog {...proof} />
          </Suspense>
        )}
      </AccountContext>
      {hasEnded && (
        <Suspense fallback={null}>
          <LoginAgain account={account.id} />
        </Suspense>
      )}
    </>
  );
}

/** Replaces LoginAgain if its code cannot be loaded. After a login in another tab, this tab continues. */
function LoginElsewhere() {
  return (
    <TopDialog title={t.sessionEnded} text={t.loginElsewhereText}>
      <a
        href={toAddressPath('/login')}
        target="_blank"
        rel="noopener"
        className="text-link justify-self-start"
      >
        {t.loginElsewhere}
      </a>
    </TopDialog>
  );
}
