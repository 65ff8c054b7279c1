import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { session, useToken } from '#api/session.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

/** Lets through who has a stored token; the function decides what that token may do. */
export function RequireToken({ children }: GuardProps) {
  return useToken() === null ? <Navigate to="/login" replace /> : children;
}

/** Lets through role Admin, by the record of the account that the token names (requirements 4.1.1). */
export function RequireAdmin({ children }: GuardProps) {
  const id = session.userId();
  const user = useEndpoint('getUser', { id: id ?? '' }, { enabled: id !== null });
  if (id === null) return <Navigate to="/login" replace />;
  // What was read once stays good when reading it again fails: nobody loses a half-written form to that.
  if (user.data !== undefined) {
    return user.data.role === 'Admin' ? children : <Navigate to="/membership" replace />;
  }
  return (
    <main className="wrap py-16">
      {user.isError ? (
        <Notice tone="error" onRetry={() => user.refetch()}>
          <span lang="en">Failed to fetch user data</span>
          <p className="font-normal text-sm">{reasonOf(user.error)}</p>
        </Notice>
      ) : (
        <Spinner label="Memuat…" className="size-8" />
      )}
    </main>
  );
}
