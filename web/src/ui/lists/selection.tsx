import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { columnsOf, type Identified } from './table-columns.ts';

/** What a row must have to be selected: its box is named after it. */
export interface NamedRow extends Identified {
  readonly name: string;
}

/** The rows that are selected, also on other pages of the same list. */
export interface Selection<Row extends NamedRow = NamedRow> {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  /** A method, so that what is known of the rows need not be known to the boxes. */
  set(rows: readonly Row[], isSelected: boolean): void;
  readonly drop: (ids: readonly string[]) => void;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

interface SelectedRows<Row> {
  readonly list: string;
  /** By their id. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** @param list what the list shows; the selection ends with another filter, whose rows are others */
export function useSelection<Row extends NamedRow>(list: string): Selection<Row> {
  const [selected, setSelected] = useState<SelectedRows<Row>>({ list, rows: none });
  const rows: ReadonlyMap<string, Row> = selected.list === list ? selected.rows : none;
  const edits = useMemo(() => {
    const change = (edit: (copy: Map<string, Row>) => void) => {
      setSelected((before) => {
        const copy = new Map<string, Row>(before.list === list ? before.rows : none);
        edit(copy);
        return { list, rows: copy };
      });
    };
    return {
      set: (changed: readonly Row[], isSelected: boolean) =>
        change((copy) => {
          for (const row of changed) {
            if (isSelected) copy.set(row._id, row);
            else copy.delete(row._id);
          }
        }),
      drop: (ids: readonly string[]) =>
        change((copy) => {
          for (const id of ids) copy.delete(id);
        }),
    };
  }, [list]);
  return useMemo(
    () => ({ ...edits, rows: [...rows.values()], has: (id: string) => rows.has(id) }),
    [edits, rows],
  );
}

export const SelectionContext = createContext<Selection | null>(null);

interface SelectionProviderProps {
  readonly list: string;
  readonly children: ReactNode;
}

/** Holds what is selected in one list. */
export function SelectionProvider({ list, children }: SelectionProviderProps) {
  return <SelectionContext value={useSelection(list)}>{children}</SelectionContext>;
}

/** @throws Error outside a SelectionContext */
export function useRowSelection<Row extends NamedRow = NamedRow>(): Selection<Row> {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('A column of boxes stands outside a SelectionContext.');
  return selection as Selection<Row>;
}

const box = 'size-5 shrink-0 accent-brand';
const target = 'grid size-9 place-items-center pointer-coarse:size-11 @max-4xl:size-11';

interface PageBoxProps {
  readonly rows: readonly NamedRow[];
  readonly className?: string;
}

/** Selects all rows on screen, or none of them. */
function PageBox({ rows, className = '' }: PageBoxProps) {
  const { has, set } = useRowSelection();
  const count = rows.filter(({ _id }) => has(_id)).length;
  const isAll = rows.length > 0 && count === rows.length;
  return (
    <label className={className}>
      <input
        type="checkbox"
        className={box}
        checked={isAll}
        ref={(input) => {
          if (input !== null) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => set(rows, !isAll)}
      />
      <span lang="id" className="@4xl:sr-only">
        Pilih semua di halaman ini
      </span>
    </label>
  );
}

function RowBox({ row }: { readonly row: NamedRow }) {
  const { has, set } = useRowSelection();
  const isSelected = has(row._id);
  return (
    <label className={target}>
      <input type="checkbox" className={box} checked={isSelected} onChange={() => set([row], !isSelected)} />
      <span className="sr-only">
        <span lang="id">Pilih</span> {row.name}
      </span>
    </label>
  );
}

/** The first column of a list whose rows can be selected. */
export const selectColumnOf = <Row extends NamedRow>() =>
  columnsOf<Row>().display({
    id: 'select',
    meta: { kind: 'select' },
    header: ({ table }) => (
      <>
        <span lang="id" className="@4xl:hidden">
          Pilih
        </span>
        <PageBox
          rows={table.getRowModel().rows.map(({ original }) => original)}
          className={`${target} hidden! @4xl:grid!`}
        />
      </>
    ),
    cell: ({ row }) => <RowBox row={row.original} />,
  });

interface SelectionBarProps {
  /** The rows on screen. */
  readonly rows: readonly NamedRow[];
  /** Said while nothing is selected. */
  readonly hint?: string;
  /** What can be done with what is selected. */
  readonly children: ReactNode;
}

/**
 * How many rows are selected and what can be done with them, in a row of its parent; where that is a small
 * container also the box for all.
 */
export function SelectionBar({ rows, hint, children }: SelectionBarProps) {
  const selection = useRowSelection();
  const count = selection.rows.length;
  return (
    <>
      {rows.length > 0 && (
        <PageBox rows={rows} className="flex min-h-11 items-center gap-3 text-sm font-medium @4xl:hidden" />
      )}
      <p role="status" lang="id" className="text-sm tabular-nums">
        {count > 0 ? (
          <strong>{`${count} dipilih`}</strong>
        ) : (
          rows.length > 0 && <span className="text-muted">{hint}</span>
        )}
      </p>
      {count > 0 && (
        <>
          {children}
          <Button
            variant="quiet"
            size="small"
            lang="id"
            onClick={() => selection.drop(selection.rows.map(({ _id }) => _id))}
          >
            Batalkan pilihan
          </Button>
        </>
      )}
    </>
  );
}
