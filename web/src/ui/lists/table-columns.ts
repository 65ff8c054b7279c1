import { type ColumnDef, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

interface Meta {
  /** `actions` gets the focus after a row was removed. `select` is in the corner of its card. */
  readonly kind?: 'actions' | 'select';
  readonly sort?: string;
}

/** Core features only, because the server paginates. */
export const tableCore = tableFeatures({ columnMeta: {} as Meta });

export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  readonly onSort: (by: string) => void;
}

export interface Identified {
  readonly _id: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the library's own type for columns whose values differ
export type Column<Row extends Identified> = ColumnDef<typeof tableCore, Row, any>;

export function createColumns<Row extends Identified>() {
  const helper = createColumnHelper<typeof tableCore, Row>();
  return {
    ...helper,
    actions: (render: (row: Row) => ReactNode) =>
      helper.display({
        id: 'actions',
        header: 'Actions',
        meta: { kind: 'actions' },
        cell: ({ row }) => render(row.original),
      }),
  };
}
