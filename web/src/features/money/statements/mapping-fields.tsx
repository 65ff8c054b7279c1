import type { UnknownTable } from 'contract/schemas/statement-mapping';
import { useEffect, useId, useState } from 'react';
import { useFormField } from '#ui/forms/form-context.ts';
import {
  type ColumnChoice,
  type ColumnRole,
  columnRoles,
  findMappingProblem,
  guessColumns,
  toMapping,
} from './column-roles.ts';

const dateOrders = { dmy: '31/12/2026', mdy: '12/31/2026', ymd: '2026-12-31' } as const;
const accountPlaces = {
  above: 'Di atas tabel',
  unnamed: 'Tidak ada di berkas; ini rekening asosiasi',
} as const;

interface MappingFieldsProps {
  readonly table: UnknownTable;
  readonly message: string;
}

/** Asks for the roles of the columns in a bank file. The answer is a field of the surrounding form. */
export function MappingFields({ table, message }: MappingFieldsProps) {
  const { form, error } = useFormField('mapping', 'Kolom berkas');
  const [choice, setChoice] = useState(() => guessColumns(table));
  const { setValue } = form;
  useEffect(() => {
    setValue('mapping', toMapping(table, choice));
    return () => setValue('mapping', undefined);
  }, [setValue, table, choice]);
  const change = (changes: Partial<ColumnChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const setRole = (place: number, role: ColumnRole) =>
    change({ roles: choice.roles.map((before, index) => (index === place ? role : before)) });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-bold text-heading">Kolom apa saja ini?</legend>
      <p>
        {message} Bila ini mutasi dari bank, pilih arti tiap kolom, lalu impor lagi. Bila bukan, pilih berkas
        lain. Pilihan ini diingat untuk berkas dengan judul kolom yang sama. Tidak ada yang disimpan sebelum
        seluruh berkas terbaca.
      </p>
      <ColumnTable table={table} roles={choice.roles} onChoose={setRole} />
      <Details choice={choice} onChange={change} />
      <p role="status" className="text-sm text-warning empty:hidden">
        {findMappingProblem(choice) ?? error ?? ''}
      </p>
    </fieldset>
  );
}

interface ColumnTableProps {
  readonly table: UnknownTable;
  readonly roles: readonly ColumnRole[];
  readonly onChoose: (place: number, role: ColumnRole) => void;
}

function ColumnTable({ table, roles, onChoose }: ColumnTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area
    <section aria-label="Baris pertama berkas" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {table.columns.map((title, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and titles may repeat
              <th key={place} scope="col" className="min-w-36 p-1.5 align-bottom">
                <span className="mb-1 block wrap-anywhere">{title || `Kolom ${place + 1}`}</span>
                <select
                  aria-label={`Arti kolom ${title || place + 1}`}
                  className="control"
                  value={roles[place]}
                  onChange={(event) => onChoose(place, event.target.value as ColumnRole)}
                >
                  <Options of={columnRoles} />
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ line, cells }) => (
            <tr key={line} className="border-line border-t">
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place} className="p-1.5 align-top wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Options = ({ of }: { readonly of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface ChoiceProps {
  readonly label: string;
  readonly of: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, of, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        <Options of={of} />
      </select>
    </div>
  );
}

interface DetailsProps {
  readonly choice: ColumnChoice;
  readonly onChange: (changes: Partial<ColumnChoice>) => void;
}

function Details({ choice: { roles, dateOrder, credit, account }, onChange }: DetailsProps) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Choice
        label="Tanggal ditulis"
        of={dateOrders}
        value={dateOrder}
        onChange={(value) => onChange({ dateOrder: value as ColumnChoice['dateOrder'] })}
      />
      {roles.includes('mark') && (
        <div className="grid gap-1.5">
          <label htmlFor={id}>Tanda uang masuk</label>
          <input
            id={id}
            className="control"
            autoComplete="off"
            maxLength={30}
            value={credit}
            onChange={(event) => onChange({ credit: event.target.value })}
          />
        </div>
      )}
      {!roles.includes('account') && (
        <Choice
          label="Nomor rekening"
          of={accountPlaces}
          value={account}
          onChange={(value) => onChange({ account: value as ColumnChoice['account'] })}
        />
      )}
    </div>
  );
}
