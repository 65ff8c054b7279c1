import { endText, untilText } from 'contract/rules/membership';
import { formatPhone } from 'contract/rules/people/phone-numbers';
import type { UserRow } from 'contract/schemas/people';
import { adminListDate } from 'contract/text/dates';
import { createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { EmailMark } from '#shared/members/email-mark.tsx';
import { useDecisionOn } from '#shared/requests/decision-queue.ts';
import { intentText } from '#shared/requests/pending-decision.ts';
import { DateCell, Missing } from '#ui/lists/cells.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { selectColumn } from '#ui/lists/selection.tsx';
import { actionsColumn, type Column, type Columns } from '#ui/lists/table-columns.ts';
import { UserStatus } from '../user-status.tsx';
import type { UserColumn } from './column-choice.tsx';
import { HiddenHit, MarkedCell } from './marked-cell.tsx';

export const AskDeleteContext = createContext<(user: UserRow) => void>(() => {});

const columnOf: Readonly<Record<UserColumn, Column<UserRow>>> = {
  email: { header: 'Email', cell: (row) => <EmailCell user={row} /> },
  institution: { header: 'Institution', cell: ({ institution }) => <MarkedCell text={institution} /> },
  department: { header: 'Department', cell: ({ department }) => <MarkedCell text={department} /> },
  expertise: { header: 'Expertise', cell: ({ expertise }) => <MarkedCell text={expertise} /> },
  isActive: { header: 'Status', cell: (row) => <StatusCell user={row} /> },
  memberNumber: {
    header: 'Nomor anggota',
    cell: ({ memberNumber }) => <MarkedCell text={memberNumber ?? ''} />,
  },
  phoneNumber: {
    header: 'WhatsApp',
    cell: ({ phoneNumber }) => <MarkedCell text={formatPhone(phoneNumber)} />,
  },
  city: { header: 'Kota', cell: ({ city }) => <MarkedCell text={city} /> },
  createdAt: { header: 'Bergabung', cell: ({ createdAt }) => <DateCell at={createdAt} /> },
  validUntil: {
    header: 'Berlaku sampai',
    cell: ({ validUntil }) => (validUntil === null ? <Missing /> : endText(validUntil, adminListDate)),
  },
};

/** Returns the columns of the list with the chosen ones between name and actions. */
export const userColumns = (chosen: readonly UserColumn[]): Columns<UserRow> => [
  selectColumn,
  { header: 'Name', sort: 'name', cell: (row) => <NameLink user={row} /> },
  ...chosen.map((column) => columnOf[column]),
  actionsColumn((row) => <UserActions user={row} />),
];

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
