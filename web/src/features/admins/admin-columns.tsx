import type { AdminRow } from 'contract/admins';
import { adminListDate } from 'contract/words/dates';
import { createContext, useContext } from 'react';
import { useAccountId } from '#api/account.ts';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';

/** Asks whether this admin is to become a member. */
export const AskDemoteContext = createContext<(admin: AdminRow) => void>(() => {});

const helper = columnsOf<AdminRow>();

export const adminColumns = helper.columns([
  helper.accessor('name', { header: 'Name', cell: ({ row }) => <NameCell admin={row.original} /> }),
  helper.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => <span className="wrap-anywhere">{getValue()}</span>,
  }),
  helper.accessor('since', {
    header: 'Admin Since',
    cell: ({ getValue }) => <span className="text-nowrap">{adminListDate(getValue())}</span>,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <AdminActions admin={row.original} />,
  }),
]);

function NameCell({ admin }: { readonly admin: AdminRow }) {
  const isSelf = admin._id === useAccountId();
  return (
    <>
      <CutCell text={admin.name} />
      {isSelf && <span className="font-normal text-muted"> (you)</span>}
    </>
  );
}

function AdminActions({ admin }: { readonly admin: AdminRow }) {
  const askDemote = useContext(AskDemoteContext);
  return (
    <RowActions>
      <RowButton label="Demote" rowName={admin.name} tone="danger" onPress={() => askDemote(admin)} />
    </RowActions>
  );
}
