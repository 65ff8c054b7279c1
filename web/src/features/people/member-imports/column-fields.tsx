import {
  type ImportColumn,
  importColumnLabel,
  importColumns,
  overridableColumns,
} from 'contract/rules/people/import-columns';
import type { ImportMapping, ImportTable } from 'contract/schemas/imports/member-imports';
import { useEffect, useId, useState } from 'react';
import { useFormField } from '#ui/forms/form-context.ts';

const dateOrders = { dmy: '31/12/2026', mdy: '12/31/2026', ymd: '2026-12-31' } as const;

/** Asks for the meaning of each column. The answer is a field of the surrounding form. */
export function ColumnFields({ table }: { readonly table: ImportTable }) {
  const { form, error } = useFormField('mapping', 'Kolom berkas');
  const [mapping, setMapping] = useState(table.mapping);
  const { setValue } = form;
  useEffect(() => {
    setValue('mapping', mapping);
    return () => setValue('mapping', undefined);
  }, [setValue, mapping]);
  const choose = (place: number, column: ImportColumn | null) => {
    // A meaning belongs to one column, so another column loses it.
    const others = mapping.columns.map((before) => (before === column ? null : before));
    setMapping({ ...mapping, columns: others.toSpliced(place, 1, column) });
  };
  const unused = table.titles.filter((title, place) => title !== '' && mapping.columns[place] === null);
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-bold text-heading">Arti tiap kolom</legend>
      <p>
        {table.isRemembered
          ? 'Pilihan ini dipakai terakhir kali untuk judul kolom yang sama.'
          : 'Kami menebak dari judulnya. Periksa, lalu perbaiki bila perlu.'}{' '}
        Sel kosong tidak menghapus data. Data yang sudah terisi hanya diganti bila Anda memilih Timpa.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {table.titles.map((title, place) => (
          <ColumnField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and titles may repeat
            key={place}
            title={title || `Kolom ${place + 1}`}
            samples={table.rows.flatMap(({ cells }) => cells[place] || []).slice(0, 3)}
            column={mapping.columns[place] ?? null}
            overrides={mapping.overrides}
            onChoose={(column) => choose(place, column)}
            onOverride={(overrides) => setMapping({ ...mapping, overrides })}
          />
        ))}
      </ul>
      <DateOrder mapping={mapping} onChange={setMapping} />
      {unused.length > 0 && (
        <p className="text-muted text-sm wrap-anywhere">{`Tidak diimpor: ${unused.join(', ')}.`}</p>
      )}
      <p role="status" className="text-sm text-warning empty:hidden">
        {error ?? ''}
      </p>
    </fieldset>
  );
}

interface ColumnFieldProps {
  readonly title: string;
  readonly samples: readonly string[];
  readonly column: ImportColumn | null;
  readonly overrides: readonly ImportColumn[];
  readonly onChoose: (column: ImportColumn | null) => void;
  readonly onOverride: (overrides: ImportColumn[]) => void;
}

function ColumnField({ title, samples, column, overrides, onChoose, onOverride }: ColumnFieldProps) {
  const id = useId();
  return (
    <li className="grid content-start gap-1.5 rounded-control border border-line p-3">
      <label htmlFor={id} className="wrap-anywhere font-semibold">
        {title}
      </label>
      <p className="truncate text-muted text-sm">{samples.join(' · ') || 'Kosong di baris pertama'}</p>
      <select
        id={id}
        className="control select"
        value={column ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : (target.value as ImportColumn))}
      >
        <option value="">Tidak diimpor</option>
        {importColumns.map((one) => (
          <option key={one} value={one}>
            {importColumnLabel(one)}
          </option>
        ))}
      </select>
      {column !== null && overridableColumns.includes(column) && (
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            aria-label={`Timpa ${importColumnLabel(column)}`}
            checked={overrides.includes(column)}
            onChange={({ target }) =>
              onOverride(target.checked ? [...overrides, column] : overrides.filter((one) => one !== column))
            }
          />
          Timpa data yang berbeda
        </label>
      )}
    </li>
  );
}

interface DateOrderProps {
  readonly mapping: ImportMapping;
  readonly onChange: (mapping: ImportMapping) => void;
}

function DateOrder({ mapping, onChange }: DateOrderProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5 sm:max-w-60">
      <label htmlFor={id}>Tanggal ditulis</label>
      <select
        id={id}
        className="control select"
        value={mapping.dateOrder}
        onChange={({ target }) =>
          onChange({ ...mapping, dateOrder: target.value as ImportMapping['dateOrder'] })
        }
      >
        {Object.entries(dateOrders).map(([order, sample]) => (
          <option key={order} value={order}>
            {sample}
          </option>
        ))}
      </select>
    </div>
  );
}
