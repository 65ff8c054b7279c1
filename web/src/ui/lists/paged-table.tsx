import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListPager, type PageReply } from './pager.tsx';
import type { Identified } from './table-columns.ts';
import type { PageState } from './use-page.ts';

interface PagedTableProps<Row extends Identified> extends DataTableProps<Row> {
  readonly list: DataTableProps<Row>['list'] & { readonly data: PageReply<Row> | undefined };
  readonly pages: PageState;
}

export function PagedTable<Row extends Identified>({ pages, ...table }: PagedTableProps<Row>) {
  return (
    <>
      <DataTable {...table} />
      <ListPager pages={pages} list={table.list} />
    </>
  );
}
