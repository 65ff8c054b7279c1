import type { RequestRow } from 'contract/fields/request-rows';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';
import { InstitutionCell, PaymentCell, RequestActionsCell } from './request-cells.tsx';
import { RequestState } from './request-state.tsx';

const helper = columnsOf<RequestRow>();

/** Columns that both lists of requests have. */
export const nameColumn = helper.accessor('name', {
  header: 'Name',
  cell: ({ getValue }) => <CutCell text={getValue()} />,
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

/** @param withDetail whether a row can be seen whole */
export const actionsColumn = (withDetail: boolean) =>
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <RequestActionsCell row={row.original} withDetail={withDetail} />,
  });
