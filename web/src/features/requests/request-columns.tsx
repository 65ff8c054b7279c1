import type { RequestRow } from 'contract/schemas/request-rows';
import { truncatedCell } from '#ui/lists/cells.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { InstitutionCell, PaymentCell, RequestActionsCell } from './request-cells.tsx';
import { RequestState } from './request-state.tsx';

const helper = createColumns<RequestRow>();

/** Columns shared by both request lists. */
export const nameColumn = helper.accessor('name', {
  header: 'Name',
  cell: truncatedCell,
});

export const institutionColumn = helper.accessor('institution', {
  header: 'Institution',
  cell: ({ row }) => <InstitutionCell row={row.original} />,
});

export const statusColumn = helper.accessor('isActive', {
  header: 'Status',
  cell: ({ row }) => <RequestState row={row.original} />,
});

export const paymentColumn = helper.display({
  id: 'payment',
  header: 'Payment',
  cell: ({ row }) => <PaymentCell row={row.original} />,
});

/** @param withDetail adds a button that opens the detail dialog */
export const actionsColumn = (withDetail: boolean) =>
  helper.actions((row) => <RequestActionsCell row={row} withDetail={withDetail} />);
