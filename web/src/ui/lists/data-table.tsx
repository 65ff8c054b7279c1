import { ListRegion, type ListRegionProps } from './list-region.tsx';
import type { Column, Identified, Sorting } from './table-columns.ts';
import { TableRows } from './table-rows.tsx';

export interface DataTableProps<Row extends Identified> extends Omit<ListRegionProps<Row>, 'children'> {
  /** Name of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** With it the headings of columns that name a `sort` are buttons. */
  readonly sorting?: Sorting;
}

/** A page of records: a table where there is room, cards of `label: value` where there is not. */
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
