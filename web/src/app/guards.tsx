import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { type AdminScreens, DutiesContext } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/app';
import { loginPath } from '#shared/accounts/login-path.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { AccountScreens } from './account/account-screens.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

interface AdminGuardProps extends GuardProps {
  readonly screens: AdminScreens;
  readonly fallback: ReactNode;
}

/**
 * Requires a stored token; the function decides what the token may do. Without one it redirects to the login,
 * and back afterwards. After a logout it does not return: the next user may be another person.
 */
export function RequireToken({ children }: GuardProps) {
  const location = useLocation();
  return (
    <AccountScreens
      fallback={(absence) => (
        <Navigate to={absence === 'logged-out' ? '/login' : loginPath(location)} replace />
      )}
    >
      {children}
    </AccountScreens>
  );
}

/** Whether the second-factor deadline of an admin has passed (requirements 6.8.16). */
const isPast = (dueAt: string | undefined): boolean => dueAt !== undefined && new Date(dueAt) <= new Date();

/** Requires role Admin in the record of the account (requirements 4.1.1). Must be inside RequireToken. */
export function RequireAdmin({ fallback, screens, children }: AdminGuardProps) {
  const user = useEndpoint('getUser', { id: useAccountId() });
  // Loaded data stays valid when a refetch fails, so that no user loses a half-completed form.
  if (user.data !== undefined) {
    if (user.data.role !== 'Admin') return <Navigate to="/membership" replace />;
    if (isPast(user.data.factorDueAt)) return <Navigate to="/profile/security" replace />;
    return <DutiesContext value={{ held: user.data, ...screens }}>{children}</DutiesContext>;
  }
  if (!user.isError) return fallback;
  return (
    <main className="wrap py-16">
      <Notice tone="error" onRetry={() => user.refetch()}>
        <span lang="en">{t.userNotLoaded}</span>
        <p className="font-normal text-sm">{getErrorReason(user.error)}</p>
      </Notice>
    </main>
  );
}
