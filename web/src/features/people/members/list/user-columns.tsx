import { endText, untilText } from 'contract/rules/membership';
import { formatPhone } from 'contract/rules/people/phone-numbers';
import type { UserRow } from 'contract/schemas/people';
import { adminListDate } from 'contract/text/dates';
import { createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { EmailMark } from '#shared/members/email-mark.tsx';
import { intentText } from '#shared/requests/pending-decision.ts';
import { useDecisionOn } from '#shared/requests/use-decisions.ts';
import { dateCell, Missing } from '#ui/lists/cells.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { createSelectColumn } from '#ui/lists/selection.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { UserStatus } from '../user-status.tsx';
import type { UserColumn } from './column-choice.tsx';
import { HiddenHit, MarkedCell, markedCell } from './marked-cell.tsx';

export const AskDeleteContext = createContext<(user: UserRow) => void>(() => {});

const helper = createColumns<UserRow>();

const columnOf = {
  email: helper.accessor('email', { header: 'Email', cell: ({ row }) => <EmailCell user={row.original} /> }),
  institution: helper.accessor('institution', { header: 'Institution', cell: markedCell }),
  department: helper.accessor('department', { header: 'Department', cell: markedCell }),
  expertise: helper.accessor('expertise', { header: 'Expertise', cell: markedCell }),
  isActive: helper.accessor('isActive', {
    header: 'Status',
    cell: ({ row }) => <StatusCell user={row.original} />,
  }),
  memberNumber: helper.accessor('memberNumber', {
    header: 'Nomor anggota',
    cell: ({ getValue }) => <MarkedCell text={getValue() ?? ''} />,
  }),
  phoneNumber: helper.accessor('phoneNumber', {
    header: 'WhatsApp',
    cell: ({ getValue }) => <MarkedCell text={formatPhone(getValue())} />,
  }),
  city: helper.accessor('city', { header: 'Kota', cell: markedCell }),
  createdAt: helper.accessor('createdAt', { header: 'Bergabung', cell: dateCell }),
  validUntil: helper.accessor('validUntil', {
    header: 'Berlaku sampai',
    cell: ({ getValue }) => {
      const end = getValue();
      return end === null ? <Missing /> : endText(end, adminListDate);
    },
  }),
} as const satisfies Record<UserColumn, unknown>;

/** Returns the columns of the list with the chosen ones between name and actions. */
export const userColumns = (chosen: readonly UserColumn[]) =>
  helper.columns([
    createSelectColumn<UserRow>(),
    helper.accessor('name', {
      header: 'Name',
      meta: { sort: 'name' },
      cell: ({ row }) => <NameLink user={row.original} />,
    }),
    ...chosen.map((column) => columnOf[column]),
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
      <UserStatus user={user} />
      {user.validUntil !== null && (
        <span className="mt-1 block text-muted text-sm text-nowrap">
          {untilText(user.validUntil, adminListDate)}
        </span>
      )}
    </>
  );
}

function NameLink({ user }: { readonly user: UserRow }) {
  const { search } = useLocation();
  return (
    <>
      <Link
        to={`/admin/manage-user/${user._id}`}
        state={{ list: search }}
        className="text-ink underline decoration-line-strong underline-offset-4 hover:text-brand hover:decoration-brand"
      >
        <MarkedCell text={user.name} />
      </Link>
      <HiddenHit user={user} />
    </>
  );
}

function EmailCell({ user: { email, emailVerifiedAt } }: { readonly user: UserRow }) {
  return (
    <span className="grid justify-items-start @4xl:text-nowrap">
      <MarkedCell text={email} />
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
