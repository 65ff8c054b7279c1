import { type ColumnDef, createColumnHelper, tableFeatures } from '@tanstack/react-table';

interface Meta {
  /**
   * `actions`: no label beside it on a small screen, and the place of the focus after a row went away.
   * `select`: the box that selects the row, in the corner of its card.
   */
  readonly kind?: 'actions' | 'select';
  /** What the list is sorted by when the heading is pressed. */
  readonly sort?: string;
}

/** Only the core: pages come from the server. */
export const tableCore = tableFeatures({ columnMeta: {} as Meta });

/** How the list is sorted, and what the pressed headings do about it. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  readonly onSort: (by: string) => void;
}

/** What a row must have: its id is the key of everything that is done with it. */
export interface Identified {
  readonly _id: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the library's own type for columns whose values differ
export type Column<Row extends Identified> = ColumnDef<typeof tableCore, Row, any>;

/** Declares the columns of a DataTable. Call it once, at module level. */
export const columnsOf = <Row extends Identified>() => createColumnHelper<typeof tableCore, Row>();
