import type { UserRow } from 'contract/schemas/people';
import { adminListDate } from 'contract/text/dates';
import { createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { EmailMark } from '#shared/members/email-mark.tsx';
import { intentText } from '#shared/requests/pending-decision.ts';
import { useDecisionOn } from '#shared/requests/use-decisions.ts';
import { TruncatedCell, truncatedCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { createSelectColumn } from '#ui/lists/selection.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { UserStatus } from './user-status.tsx';

export const AskDeleteContext = createContext<(user: UserRow) => void>(() => {});

const helper = createColumns<UserRow>();

export const userColumns = helper.columns([
  createSelectColumn<UserRow>(),
  helper.accessor('name', {
    header: 'Name',
    meta: { sort: 'name' },
    cell: ({ row }) => <NameLink user={row.original} />,
  }),
  helper.accessor('email', { header: 'Email', cell: ({ row }) => <EmailCell user={row.original} /> }),
  helper.accessor('institution', { header: 'Institution', cell: truncatedCell }),
  helper.accessor('department', { header: 'Department', cell: truncatedCell }),
  helper.accessor('expertise', { header: 'Expertise', cell: truncatedCell }),
  helper.accessor('isActive', {
    header: 'Status',
    cell: ({ row }) => <StatusCell user={row.original} />,
  }),
  helper.actions((row) => <UserActions user={row} />),
]);

/** Status and end of the membership; a pending decision is shown above. */
function StatusCell({ user }: { readonly user: UserRow }) {
  const decision = useDecisionOn(user._id);
  return (
    <>
      {decision !== undefined && (
        <span data-under-decision="" className="mb-1 block font-semibold text-nowrap">
          {intentText(decision)}
        </span>
      )}
      <UserStatus status={user.isActive} />
      {user.validUntil !== null && (
        <span className="mt-1 block text-muted text-sm text-nowrap">
          {`sampai ${adminListDate(user.validUntil)}`}
        </span>
      )}
    </>
  );
}

function NameLink({ user }: { readonly user: UserRow }) {
  const { search } = useLocation();
  return (
    <Link
      to={`/admin/manage-user/${user._id}`}
      state={{ list: search }}
      className="text-ink underline decoration-line-strong underline-offset-4 hover:text-brand hover:decoration-brand"
    >
      <TruncatedCell text={user.name} />
    </Link>
  );
}

function EmailCell({ user: { email, emailVerifiedAt } }: { readonly user: UserRow }) {
  return (
    <span className="grid justify-items-start @4xl:text-nowrap">
      <TruncatedCell text={email} />
      <EmailMark verifiedAt={emailVerifiedAt} />
    </span>
  );
}

function UserActions({ user }: { readonly user: UserRow }) {
  const askDelete = useContext(AskDeleteContext);
  const { search } = useLocation();
  if (!useDutyCheck()('people')) return null;
  return (
    <RowActions>
      <RowLink
        label="Edit"
        rowName={user.name}
        to={`/admin/manage-user/edit/${user._id}`}
        state={{ list: search }}
      />
      <RowButton label="Delete" rowName={user.name} tone="danger" onPress={() => askDelete(user)} />
    </RowActions>
  );
}
