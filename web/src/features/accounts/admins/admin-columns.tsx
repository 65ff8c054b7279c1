import type { AdminRow } from 'contract/accounts/admins';
import { duties } from 'contract/rules/admins/duties';
import { createContext, useContext } from 'react';
import { useAccountId } from '#api/account.ts';
import { DateCell, TruncatedCell, WrappedCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { dutyLabel } from './duties-choice.tsx';

/** Row actions that open the demotion and duties dialogs. Null for admins who may not manage admins. */
export const AdminActionsContext = createContext<{
  readonly askDemote: (admin: AdminRow) => void;
  readonly askDuties: (admin: AdminRow) => void;
} | null>(null);

export const adminColumns: Columns<AdminRow> = [
  { header: 'Nama', cell: (row) => <NameCell admin={row} /> },
  { header: 'Email', cell: ({ email }) => <WrappedCell text={email} /> },
  { header: 'Tugas', cell: ({ duties }) => namesOf(duties) },
  { header: 'Admin sejak', cell: ({ since }) => <DateCell at={since} /> },
  actionsColumn((row) => <AdminActions admin={row} />),
];

const namesOf = (held: AdminRow['duties']): string => {
  if (held.length === duties.length) return 'Semua';
  return held.length === 0 ? 'Tidak ada' : held.map(dutyLabel).join(', ');
};

function NameCell({ admin }: { readonly admin: AdminRow }) {
  const isSelf = admin._id === useAccountId();
  return (
    <>
      <TruncatedCell text={admin.name} />
      {isSelf && <span className="font-normal text-muted"> (Anda)</span>}
    </>
  );
}

function AdminActions({ admin }: { readonly admin: AdminRow }) {
  const actions = useContext(AdminActionsContext);
  const isSelf = admin._id === useAccountId();
  if (actions === null) return null;
  return (
    <RowActions>
      {!isSelf && <RowButton label="Tugas" rowName={admin.name} onPress={() => actions.askDuties(admin)} />}
      <RowButton
        label="Jadikan anggota"
        rowName={admin.name}
        tone="danger"
        onPress={() => actions.askDemote(admin)}
      />
    </RowActions>
  );
}
