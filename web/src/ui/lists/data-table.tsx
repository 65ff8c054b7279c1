import { ListRegion, type ListRegionProps } from './list-region.tsx';
import type { Column, Identified, Sorting } from './table-columns.ts';
import { TableRows } from './table-rows.tsx';

export interface DataTableProps<Row extends Identified> extends Omit<ListRegionProps<Row>, 'children'> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly sorting?: Sorting;
}

/** Page of records: a table on wide screens, and cards with `label: value` on narrow ones. */
export function DataTable<Row extends Identified>({
  caption,
  columns,
  sorting,
  ...region
}: DataTableProps<Row>) {
  const { list, focus } = region;
  return (
    <ListRegion {...region}>
      {(rows) => (
        <TableRows
          caption={caption}
          columns={columns}
          rows={rows}
          isStale={list.isPlaceholderData}
          focus={focus}
          sorting={sorting}
        />
      )}
    </ListRegion>
  );
}
