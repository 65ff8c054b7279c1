import type { LedgerMonth } from 'contract/ledger';
import { adminListDateTime, monthLabel } from 'contract/text/dates';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { rupiahCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

/** Shared state of the month rows. */
interface Closing {
  /** Newest month that can be closed; undefined while loading. */
  readonly closable: string | undefined;
  readonly ask: (month: LedgerMonth) => void;
}

export const ClosingContext = createContext<Closing>({ closable: undefined, ask: () => {} });

const helper = createColumns<LedgerMonth>();

export const ledgerMonthColumns = helper.columns([
  helper.accessor('_id', {
    header: 'Month',
    cell: ({ getValue }) => (
      <Link to={`/admin/money/ledger?month=${getValue()}`} lang="id" className="text-link text-nowrap">
        {monthLabel(getValue())}
      </Link>
    ),
  }),
  helper.accessor('entries', {
    header: 'Entries',
    cell: ({ getValue }) => <span className="tabular-nums">{getValue()}</span>,
  }),
  helper.accessor('money', { header: 'Money', cell: rupiahCell }),
  helper.accessor('dues', { header: 'Dues of the year', cell: rupiahCell }),
  helper.accessor('isClosed', { header: 'State', cell: ({ row }) => <MonthState month={row.original} /> }),
  helper.actions((row) => <MonthActions month={row} />),
]);

function MonthState({ month }: { readonly month: LedgerMonth }) {
  const { closable } = useContext(ClosingContext);
  if (!month.isClosed) {
    const runs = closable !== undefined && month._id > closable;
    return <StatusBadge tone={runs ? 'idle' : 'waiting'} label={runs ? 'Running' : 'Open'} />;
  }
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge tone="good" label="Closed" />
      {month.closed !== null && (
        <span lang="id" className="text-muted text-xs wrap-anywhere">
          {`${month.closed.by}, ${adminListDateTime(month.closed.at)}`}
        </span>
      )}
    </span>
  );
}

function MonthActions({ month }: { readonly month: LedgerMonth }) {
  const { closable = '', ask } = useContext(ClosingContext);
  if (month.isClosed || month._id > closable) return null;
  return (
    <RowActions>
      <RowButton label="Close" rowName={monthLabel(month._id)} onPress={() => ask(month)} />
    </RowActions>
  );
}
