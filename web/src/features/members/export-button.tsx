import { isoDate } from 'contract/text/dates';
import { useCall } from '#api/account.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import type { UserFilter } from './user-filter.ts';

interface ExportButtonProps {
  readonly filter: UserFilter;
  readonly total: number | undefined;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Downloads all pages of the filtered users as CSV. */
export function ExportButton({ filter, total, onFailure }: ExportButtonProps) {
  const call = useCall();
  return (
    <RowsExport
      fetchRows={(options) => call('exportUsers', filter, options)}
      fileName={() => `pengguna-${isoDate(new Date())}.csv`}
      isEmpty={total === undefined || total === 0}
      failureText="Gagal mengekspor pengguna"
      onFailure={onFailure}
    />
  );
}
