import type { RequestRow } from 'contract/schemas/request-rows';
import { createColumns } from '#ui/lists/table-columns.ts';
import { TruncatedCell } from '#ui/lists/truncated-cell.tsx';
import { InstitutionCell, PaymentCell, RequestActionsCell } from './request-cells.tsx';
import { RequestState } from './request-state.tsx';

const helper = createColumns<RequestRow>();

/** Columns shared by both request lists. */
export const nameColumn = helper.accessor('name', {
  header: 'Name',
  cell: ({ getValue }) => <TruncatedCell text={getValue()} />,
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
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <RequestActionsCell row={row.original} withDetail={withDetail} />,
  });
