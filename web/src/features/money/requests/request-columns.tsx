import type { RequestRow } from 'contract/schemas/request-rows';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import { actionsColumn, type Column } from '#ui/lists/table-columns.ts';
import { InstitutionCell, PaymentCell, RequestActionsCell } from './request-cells.tsx';
import { RequestState } from './request-state.tsx';

/** Columns that the lists of requests share. */
export const shared = {
  name: { header: 'Name', cell: ({ name }) => <TruncatedCell text={name} /> },
  institution: { header: 'Institution', cell: (row) => <InstitutionCell row={row} /> },
  status: { header: 'Status', cell: (row) => <RequestState row={row} /> },
  payment: { header: 'Payment', cell: (row) => <PaymentCell row={row} /> },
} satisfies Record<string, Column<RequestRow>>;

export const requestActions = (withDetail: boolean) =>
  actionsColumn<RequestRow>((row) => <RequestActionsCell row={row} withDetail={withDetail} />);
