import { isoDate } from 'contract/words/dates';
import { useCall } from '#api/account.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import type { UserFilter } from './user-filter.ts';

interface ExportButtonProps {
  readonly filter: UserFilter;
  /** How many rows the list has; undefined until that is known. */
  readonly total: number | undefined;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Downloads the users of the filter as CSV, all pages of them. */
export function ExportButton({ filter, total, onFailure }: ExportButtonProps) {
  const call = useCall();
  return (
    <RowsExport
      ask={(options) => call('exportUsers', filter, options)}
      fileName={() => `pengguna-${isoDate(new Date())}.csv`}
      isEmpty={total === undefined || total === 0}
      failureText="Gagal mengekspor pengguna"
      onFailure={onFailure}
    />
  );
}
