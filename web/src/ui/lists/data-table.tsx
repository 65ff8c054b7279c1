import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '#ui/base/icons.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { ListRegion, type ListRegionProps } from './list-region.tsx';
import type { Column, Columns, Identified, Sorting } from './table-columns.ts';

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

export interface DataTableProps<Row extends Identified> extends Omit<ListRegionProps<Row>, 'children'> {
  readonly caption: string;
  readonly columns: Columns<Row>;
  readonly sorting?: Sorting;
}

/** Page of records: a table on wide screens, and cards with `label: value` on narrow ones. */
export function DataTable<Row extends Identified>({
  caption,
  columns,
  sorting,
  ...region
}: DataTableProps<Row>) {
  const isDense = columns.length > maxRoomyColumns;
  return (
    <ListRegion {...region}>
      {(rows) => (
        <div className={styles.frame}>
          <table {...roles.table} className={styles.table} aria-busy={region.list.isPlaceholderData}>
            <caption className="sr-only">{caption}</caption>
            <thead {...roles.group} className={styles.head}>
              <tr {...roles.row}>
                {columns.map((column) => (
                  <HeadCell
                    key={column.header}
                    column={column}
                    rows={rows}
                    sorting={sorting}
                    isDense={isDense}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...roles.group} className={styles.body}>
              {rows.map((row, index) => (
                <tr
                  key={row._id}
                  {...roles.row}
                  data-row={row._id}
                  className={`${styles.row} ${isDense ? styles.denseRow : styles.roomyRow}`}
                  onFocus={() => region.focus.record(row._id, index)}
                >
                  <RecordCells row={row} columns={columns} isDense={isDense} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ListRegion>
  );
}

interface HeadCellProps<Row extends Identified> {
  readonly column: Column<Row>;
  readonly rows: readonly Row[];
  readonly sorting: Sorting | undefined;
  readonly isDense: boolean;
}

function HeadCell<Row extends Identified>({ column, rows, sorting, isDense }: HeadCellProps<Row>) {
  const { header, renderHeader } = column;
  const by = sorting === undefined ? undefined : column.sort;
  const isSorted = by !== undefined && by === sorting?.by;
  return (
    <th
      {...roles.head}
      scope="col"
      lang={langOf(header)}
      className={`${styles.headCell} ${isDense ? styles.dense : styles.roomy}`}
      aria-sort={isSorted ? sorting.direction : undefined}
    >
      {by === undefined ? (
        (renderHeader?.(rows) ?? header)
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

interface RecordCellsProps<Row extends Identified> {
  readonly row: Row;
  readonly columns: Columns<Row>;
  readonly isDense: boolean;
}

function RecordCells<Row extends Identified>({ row, columns, isDense }: RecordCellsProps<Row>) {
  const isSelectable = columns[0]?.kind === 'select';
  const first = `${styles.first} ${isSelectable ? styles.besideSelect : ''}`;
  return columns.map(({ header, kind, cell }, index) => {
    const isFirst = index === (isSelectable ? 1 : 0);
    const special = kind === undefined ? (isFirst ? first : '') : styles[kind];
    const actions = kind === 'actions' ? styles.denseActions : '';
    const dense = isDense ? `${styles.dense} ${styles.denseCell} ${actions}` : styles.roomy;
    return (
      <td
        key={header}
        {...roles.cell}
        className={`${styles.cell} ${special} ${dense}`}
        data-label={header}
        data-actions={kind === 'actions' ? '' : undefined}
        data-dense={isDense ? '' : undefined}
      >
        {cell(row)}
      </td>
    );
  });
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
