import { type Cell, FlexRender, type Header, type Row as TableRow, useTable } from '@tanstack/react-table';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '#ui/base/icons.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { type Column, type Identified, type Sorting, tableCore } from './table-columns.ts';
import type { RowFocus } from './use-row-focus.ts';

/** Explicit roles: browsers drop table semantics when the parts are displayed as blocks, as in cards. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const styles = {
  frame:
    '@4xl:overflow-x-auto @4xl:rounded-panel @4xl:border @4xl:border-line @4xl:bg-surface-raised @4xl:shadow-panel',
  table: 'block w-full text-sm transition-opacity aria-busy:opacity-55 @4xl:table',
  head: 'sr-only @4xl:not-sr-only @4xl:table-header-group',
  headCell: 'py-3 text-left font-semibold text-muted text-xs uppercase tracking-wide @4xl:bg-surface-sunken',
  body: 'grid gap-4 @2xl:grid-cols-2 @4xl:table-row-group',
  // The browser lays out a card when it is near the screen. Rows of a table are always laid out.
  row:
    '@max-4xl:panel @max-4xl:relative flex flex-col px-4 py-3 @4xl:table-row ' +
    '@max-4xl:[contain-intrinsic-block-size:auto_20rem] @max-4xl:[content-visibility:auto] ' +
    'has-data-under-decision:bg-surface-sunken has-data-under-decision:text-muted',
  cell:
    'grid grid-cols-[6.25rem_minmax(0,1fr)] items-center justify-items-start gap-x-2 py-1 wrap-anywhere ' +
    "before:text-muted before:content-[attr(data-label)_/_''] @4xl:before:content-none " +
    '@4xl:table-cell @4xl:wrap-break-word @4xl:border-line @4xl:border-t @4xl:py-2.5 ' +
    '@4xl:align-middle',
  roomy: '@4xl:px-2 @4xl:first:pl-5 @4xl:last:pr-5',
  roomyRow: '@4xl:hover:bg-surface-sunken/60',
  // One line for each row, and the buttons stay in sight if the table is wider than the screen.
  dense: '@4xl:px-1.5 @4xl:text-xs @4xl:first:pl-3 @4xl:last:pr-3 @6xl:text-[0.8125rem]',
  denseCell: '@4xl:text-nowrap',
  denseRow: '@4xl:not-has-data-under-decision:bg-surface-raised @4xl:hover:bg-surface-sunken',
  denseActions:
    '@4xl:sticky @4xl:right-0 @4xl:bg-inherit @4xl:[&_button]:px-2 @4xl:[&_button]:text-xs @4xl:[&>*>*]:gap-1',
  // The name is the heading of a card and the actions are its footer: both need no label.
  first: 'font-semibold @max-4xl:block @max-4xl:pb-2 @max-4xl:text-base @max-4xl:before:content-none',
  // In the corner of the card, where the name leaves space.
  select:
    '@max-4xl:absolute @max-4xl:top-1.5 @max-4xl:right-1.5 @max-4xl:block @max-4xl:p-0 @max-4xl:before:content-none',
  besideSelect: '@max-4xl:pr-11',
  actions:
    '@max-4xl:mt-auto @max-4xl:block @max-4xl:justify-items-stretch @max-4xl:before:content-none @max-4xl:[&>*]:mt-2 @max-4xl:[&>*]:border-line ' +
    '@max-4xl:[&>*]:border-t @max-4xl:[&>*]:pt-3',
} as const;

/** Tables with more columns than this are dense. */
const maxRoomyColumns = 8;

export interface TableRowsProps<Row extends Identified> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly isStale: boolean;
  readonly focus: RowFocus;
  readonly sorting?: Sorting | undefined;
}

export function TableRows<Row extends Identified>({
  caption,
  columns,
  rows,
  isStale,
  focus,
  sorting,
}: TableRowsProps<Row>) {
  const table = useTable({ features: tableCore, columns, data: rows, getRowId: (row) => row._id });
  return (
    <div className={styles.frame}>
      <table {...roles.table} className={styles.table} aria-busy={isStale}>
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.group} className={styles.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} {...roles.row}>
              {group.headers.map((head) => (
                <HeadCell
                  key={head.id}
                  head={head}
                  sorting={sorting}
                  isDense={group.headers.length > maxRoomyColumns}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody {...roles.group} className={styles.body}>
          {table.getRowModel().rows.map((row) => (
            <RecordRow key={row.id} row={row} focus={focus} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row extends Identified>({
  head,
  sorting,
  isDense,
}: {
  readonly head: Header<typeof tableCore, Row, unknown>;
  readonly sorting: Sorting | undefined;
  readonly isDense: boolean;
}) {
  const { header, meta } = head.column.columnDef;
  const by = sorting === undefined ? undefined : meta?.sort;
  const isSorted = by !== undefined && by === sorting?.by;
  return (
    <th
      {...roles.head}
      scope="col"
      lang={langOf(header)}
      className={`${styles.headCell} ${isDense ? styles.dense : styles.roomy}`}
      aria-sort={isSorted ? sorting.direction : undefined}
    >
      {by === undefined || typeof header !== 'string' ? (
        <FlexRender header={head} />
      ) : (
        <SortButton
          label={header}
          direction={isSorted ? sorting?.direction : undefined}
          onPress={() => sorting?.onSort(by)}
        />
      )}
    </th>
  );
}

function RecordRow<Row extends Identified>({
  row,
  focus,
}: {
  readonly row: TableRow<typeof tableCore, Row>;
  readonly focus: RowFocus;
}) {
  const cells = row.getAllCells();
  const isDense = cells.length > maxRoomyColumns;
  const isSelectable = cells[0]?.column.columnDef.meta?.kind === 'select';
  return (
    <tr
      {...roles.row}
      data-row={row.id}
      className={`${styles.row} ${isDense ? styles.denseRow : styles.roomyRow}`}
      onFocus={() => focus.record(row.id, row.index)}
    >
      {cells.map((cell, index) => (
        <RecordCell
          key={cell.id}
          cell={cell}
          isFirst={index === (isSelectable ? 1 : 0)}
          isSelectable={isSelectable}
          isDense={isDense}
        />
      ))}
    </tr>
  );
}

function RecordCell<Row extends Identified>({
  cell,
  isFirst,
  isSelectable,
  isDense,
}: {
  readonly cell: Cell<typeof tableCore, Row, unknown>;
  readonly isFirst: boolean;
  readonly isSelectable: boolean;
  readonly isDense: boolean;
}) {
  const { header, meta } = cell.column.columnDef;
  const isActions = meta?.kind === 'actions';
  const isSelect = meta?.kind === 'select';
  const first = `${styles.first} ${isSelectable ? styles.besideSelect : ''}`;
  const dense = isDense
    ? `${styles.dense} ${styles.denseCell} ${isActions ? styles.denseActions : ''}`
    : styles.roomy;
  const special = isActions ? styles.actions : isSelect ? styles.select : isFirst ? first : '';
  return (
    <td
      {...roles.cell}
      className={`${styles.cell} ${special} ${dense}`}
      data-label={typeof header === 'string' ? header : undefined}
      data-actions={isActions ? '' : undefined}
      data-dense={isDense ? '' : undefined}
    >
      <FlexRender cell={cell} />
    </td>
  );
}

interface SortButtonProps {
  readonly label: string;
  readonly direction: Sorting['direction'] | undefined;
  readonly onPress: () => void;
}

const sortIcons = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

/** Heading of a sortable column. Plain text where the rows are cards. */
function SortButton({ label, direction, onPress }: SortButtonProps) {
  const Icon = direction === undefined ? SortIcon : sortIcons[direction];
  return (
    <>
      <span className="@4xl:hidden">{label}</span>
      <button
        type="button"
        className="-mx-1.5 hidden min-h-8 items-center gap-1 rounded-control px-1.5 uppercase tracking-wide hover:text-brand @4xl:inline-flex pointer-coarse:min-h-11"
        onClick={onPress}
      >
        {label}
        <Icon className="size-4 shrink-0" />
      </button>
    </>
  );
}
