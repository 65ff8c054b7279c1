import type { EventCard } from 'contract/events';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { dateCell } from '#ui/lists/cells.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

const helper = createColumns<EventCard>();

export const eventColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('location', { header: 'Location' }),
  helper.accessor('startDate', { header: 'Start Date', cell: dateCell }),
  helper.accessor('endDate', { header: 'End Date', cell: dateCell }),
  helper.actions((row) => <ContentActions list="/admin/manage-event" row={row} />),
]);
