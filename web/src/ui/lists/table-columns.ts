import type { ReactNode } from 'react';

export interface Identified {
  readonly _id: string;
}

export interface Column<Row extends Identified> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Replaces the heading, from the rows of the page. */
  readonly renderHeader?: (rows: readonly Row[]) => ReactNode;
  /** `actions` gets the focus after a row was removed. `select` is in the corner of its card. */
  readonly kind?: 'actions' | 'select';
  /** Field of the row that sorts the list. */
  readonly sort?: string;
}

export type Columns<Row extends Identified> = readonly Column<Row>[];

export const actionsColumn = <Row extends Identified>(cell: Column<Row>['cell']): Column<Row> => ({
  header: 'Actions',
  kind: 'actions',
  cell,
});

export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  readonly onSort: (by: string) => void;
}
