import type { RequestRow } from 'contract/schemas/request-rows';
import { truncatedCell } from '#ui/lists/cells.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { InstitutionCell, PaymentCell, RequestActionsCell } from './request-cells.tsx';
import { RequestState } from './request-state.tsx';

export const helper = createColumns<RequestRow>();

export const shared = {
  name: helper.accessor('name', { header: 'Name', cell: truncatedCell }),
  institution: helper.accessor('institution', {
    header: 'Institution',
    cell: ({ row }) => <InstitutionCell row={row.original} />,
  }),
  status: helper.accessor('isActive', {
    header: 'Status',
    cell: ({ row }) => <RequestState row={row.original} />,
  }),
  payment: helper.display({
    id: 'payment',
    header: 'Payment',
    cell: ({ row }) => <PaymentCell row={row.original} />,
  }),
  actions: (withDetail: boolean) =>
    helper.actions((row) => <RequestActionsCell row={row} withDetail={withDetail} />),
};
