import type { EventCard } from 'contract/events';
import { adminListDate } from 'contract/words/dates';
import { CatalogueActions } from '#parts/catalogue/catalogue-actions.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';

const helper = columnsOf<EventCard>();
const date = (header: string) => ({
  header,
  cell: ({ getValue }: { getValue: () => string }) => (
    <time dateTime={getValue()} className="whitespace-nowrap">
      {adminListDate(getValue())}
    </time>
  ),
});

export const eventColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('location', { header: 'Location' }),
  helper.accessor('startDate', date('Start Date')),
  helper.accessor('endDate', date('End Date')),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <CatalogueActions list="/admin/manage-event" row={row.original} />,
  }),
]);
