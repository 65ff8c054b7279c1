import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { DutiesContext } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { loginPath } from '#parts/accounts/login-path.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { AccountScreens } from './account/account-screens.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

interface AdminGuardProps extends GuardProps {
  /** Stands there until it is known who is calling. */
  readonly waiting: ReactNode;
}

/**
 * Lets through who has a stored token; the function decides what that token may do. Others come back after their
 * login, but for who has just left: whoever logs in next may be somebody else.
 */
export function RequireToken({ children }: GuardProps) {
  const location = useLocation();
  return (
    <AccountScreens
      otherwise={(absence) => <Navigate to={absence === 'left' ? '/login' : loginPath(location)} replace />}
    >
      {children}
    </AccountScreens>
  );
}

/** Whether an admin's days without a second factor are over (requirements 6.8.16). */
const isOver = (dueAt: string | undefined): boolean => dueAt !== undefined && new Date(dueAt) <= new Date();

/** Within RequireToken: lets through role Admin, by the record of the account (requirements 4.1.1). */
export function RequireAdmin({ waiting, children }: AdminGuardProps) {
  const user = useEndpoint('getUser', { id: useAccountId() });
  // What was read once stays good when reading it again fails: nobody loses a half-written form to that.
  if (user.data !== undefined) {
    if (user.data.role !== 'Admin') return <Navigate to="/membership" replace />;
    if (isOver(user.data.factorDueAt)) return <Navigate to="/profile/security" replace />;
    return <DutiesContext value={user.data.duties ?? null}>{children}</DutiesContext>;
  }
  if (!user.isError) return waiting;
  return (
    <main className="wrap py-16">
      <Notice tone="error" onRetry={() => user.refetch()}>
        <span lang="en">Failed to fetch user data</span>
        <p className="font-normal text-sm">{reasonOf(user.error)}</p>
      </Notice>
    </main>
  );
}
