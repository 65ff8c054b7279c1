import { type ColumnDef, createColumnHelper, tableFeatures } from '@tanstack/react-table';

interface Meta {
  /** `actions`: no label beside it on a small screen, and the place of the focus after a row went away. */
  readonly kind?: 'actions';
}

/** Only the core: pages come from the server. */
export const tableCore = tableFeatures({ columnMeta: {} as Meta });

/** What a row must have: its id is the key of everything that is done with it. */
export interface Identified {
  readonly _id: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the library's own type for columns whose values differ
export type Column<Row extends Identified> = ColumnDef<typeof tableCore, Row, any>;

/** Declares the columns of a DataTable. Call it once, at module level. */
export const columnsOf = <Row extends Identified>() => createColumnHelper<typeof tableCore, Row>();
