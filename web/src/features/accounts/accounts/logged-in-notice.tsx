import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { session } from '#api/session.ts';
import { useIsLoggedIn } from '#api/use-is-logged-in.ts';
import * as t from '#messages/features/accounts/accounts';
import { parseNextPath } from '#shared/accounts/login-path.ts';
import { Notice } from '#ui/base/notice.tsx';

interface LoggedInNoticeProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Leads users who are logged in already to the page that they asked for, or to their start page. */
export function LoggedInNotice({ className, children }: LoggedInNoticeProps) {
  const { search } = useLocation();
  if (!useIsLoggedIn()) return null;
  const isAdmin = session.loginRole() === 'Admin';
  const next = parseNextPath(search);
  return (
    <Notice tone="info" className={className}>
      <p>{t.loggedIn}</p>
      {children !== undefined && <p className="font-normal">{children}</p>}
      <Link to={next ?? (isAdmin ? '/admin' : '/membership')} className="text-link">
        {next === undefined ? (isAdmin ? t.openDashboard : t.openMembership) : t.continueLink}
      </Link>
    </Notice>
  );
}
