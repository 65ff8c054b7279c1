import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { AccountContext } from '#api/account.ts';
import { accountOf } from '#api/account-of.ts';
import { useProofRequest } from '#api/proof.ts';
import { session } from '#api/session.ts';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { LoginElsewhere } from './login-elsewhere.tsx';
import { useSessionCheck } from './use-session-check.ts';

/** Nobody is logged in; or who was has left; or their session ended before anything of theirs was shown. */
export type Absence = 'nobody' | 'left' | 'ended';

interface AccountScreensProps {
  readonly children: ReactNode;
  /** What stands there instead while nobody is logged in. */
  readonly otherwise: (absence: Absence) => ReactNode;
}

/** Its code may be gone by now: the site may have been deployed anew since the page was loaded. */
const LoginAgain = lazyPart(() => import('./login-again.tsx'), LoginElsewhere);

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'), LoginElsewhere);

/**
 * Screens of the account that is logged in. When its session ends they stay, beneath a dialog to log in again; when
 * another account logs in, in whatever tab, they begin anew for that one (decision 0021).
 */
export function AccountScreens({ children, otherwise }: AccountScreensProps) {
  const owner = useSyncExternalStore(session.subscribe, session.userId, () => null);
  const endedOf = useSyncExternalStore(session.subscribe, session.endedOf, () => null);
  const [whose, setWhose] = useState(owner);
  if (owner !== null && owner !== whose) setWhose(owner);
  const account = useMemo(() => (whose === null ? null : accountOf(whose)), [whose]);
  const proof = useProofRequest(whose);
  useSessionCheck(owner !== null);
  if (account === null) return otherwise('nobody');
  const hasEnded = owner === null;
  if (hasEnded && endedOf !== whose) return otherwise('left');
  if (hasEnded && !account.hasBegun()) return otherwise('ended');
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
