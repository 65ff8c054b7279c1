import { createContext, useContext, useId, useState } from 'react';
import { deviceStorage } from '#api/device-storage.ts';
import { Button } from '#ui/base/button.tsx';

/** Columns that can be hidden, in their order; the first five are the specified ones. */
export const columnLabels = {
  email: 'Email',
  institution: 'Institution',
  department: 'Department',
  expertise: 'Expertise',
  isActive: 'Status',
  memberNumber: 'Nomor anggota',
  phoneNumber: 'WhatsApp',
  city: 'Kota',
  createdAt: 'Bergabung',
  validUntil: 'Berlaku sampai',
} as const;
export type UserColumn = keyof typeof columnLabels;
export const allColumns = Object.keys(columnLabels) as readonly UserColumn[];
const standardColumns: readonly UserColumn[] = [
  'email',
  'institution',
  'department',
  'expertise',
  'isActive',
];

const storageKey = 'user-columns';

function readColumns(): readonly UserColumn[] {
  const stored = deviceStorage.getJson(storageKey);
  return Array.isArray(stored) ? allColumns.filter((column) => stored.includes(column)) : standardColumns;
}

/** Columns of the list, stored in the browser. */
export function useColumnChoice() {
  const [columns, setColumns] = useState(readColumns);
  const choose = (chosen: readonly UserColumn[]) => {
    deviceStorage.set(storageKey, JSON.stringify(chosen));
    setColumns(chosen);
  };
  return { columns, choose };
}

export const VisibleColumnsContext = createContext<readonly UserColumn[]>(standardColumns);
export const useVisibleColumns = (): readonly UserColumn[] => useContext(VisibleColumnsContext);

interface ColumnChoiceProps {
  readonly columns: readonly UserColumn[];
  readonly onChoose: (columns: readonly UserColumn[]) => void;
}

export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = (column: UserColumn, isOn: boolean) =>
    onChoose(allColumns.filter((one) => (one === column ? isOn : columns.includes(one))));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Kolom
      </Button>
      <fieldset id={id} hidden={!isOpen} className="panel order-last w-full p-4">
        <legend className="sr-only">Kolom</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {(isOpen ? allColumns : []).map((column) => (
            <label key={column} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                checked={columns.includes(column)}
                onChange={(event) => set(column, event.target.checked)}
              />
              {columnLabels[column]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
