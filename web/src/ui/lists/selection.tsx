import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import type { Column, Identified } from './table-columns.ts';

export interface NamedRow extends Identified {
  readonly name: string;
}

export interface Selection<Row extends NamedRow = NamedRow> {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  /** A method signature, because it must be bivariant: checkboxes only know NamedRow. */
  set(rows: readonly Row[], isSelected: boolean): void;
  readonly deselect: (ids: readonly string[]) => void;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

interface SelectedRows<Row> {
  readonly list: string;
  readonly rows: ReadonlyMap<string, Row>;
}

/** Returns the selection of a list. Another `list`, such as another filter, clears it. */
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
      deselect: (ids: readonly string[]) =>
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

export function SelectionProvider({ list, children }: SelectionProviderProps) {
  return <SelectionContext value={useSelection(list)}>{children}</SelectionContext>;
}

/** Returns the selection of the surrounding list. Throws outside a SelectionContext. */
export function useRowSelection<Row extends NamedRow = NamedRow>(): Selection<Row> {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('A checkbox column is outside a SelectionContext.');
  return selection as Selection<Row>;
}

const box = 'size-5 shrink-0 accent-brand';
const target = 'grid size-9 place-items-center pointer-coarse:size-11 @max-4xl:size-11';

interface PageCheckboxProps {
  readonly rows: readonly NamedRow[];
  readonly className?: string;
}

function PageCheckbox({ rows, className = '' }: PageCheckboxProps) {
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
      <span className="@4xl:sr-only">Pilih semua di halaman ini</span>
    </label>
  );
}

function RowCheckbox({ row }: { readonly row: NamedRow }) {
  const { has, set } = useRowSelection();
  const isSelected = has(row._id);
  return (
    <label className={target}>
      <input type="checkbox" className={box} checked={isSelected} onChange={() => set([row], !isSelected)} />
      <span className="sr-only">Pilih {row.name}</span>
    </label>
  );
}

export const selectColumn: Column<NamedRow> = {
  kind: 'select',
  header: 'Pilih',
  renderHeader: (rows) => (
    <>
      <span className="@4xl:hidden">Pilih</span>
      <PageCheckbox rows={rows} className={`${target} hidden! @4xl:grid!`} />
    </>
  ),
  cell: (row) => <RowCheckbox row={row} />,
};

interface SelectionBarProps {
  readonly rows: readonly NamedRow[];
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Shows the number of selected rows and their actions. A small one has the checkbox for all rows. */
export function SelectionBar({ rows, hint, children }: SelectionBarProps) {
  const selection = useRowSelection();
  const count = selection.rows.length;
  return (
    <>
      {rows.length > 0 && (
        <PageCheckbox
          rows={rows}
          className="flex min-h-11 items-center gap-3 text-sm font-medium @4xl:hidden"
        />
      )}
      <p role="status" className="text-sm tabular-nums">
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
            onClick={() => selection.deselect(selection.rows.map(({ _id }) => _id))}
          >
            Batalkan pilihan
          </Button>
        </>
      )}
    </>
  );
}
