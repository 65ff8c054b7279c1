import { limits } from 'contract/rules/limits';
import { isoDate } from 'contract/words/dates';
import { grouped } from 'contract/words/text';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOf } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import type { UserFilter } from './user-filter.ts';

interface ExportButtonProps {
  readonly filter: UserFilter;
  /** How many rows the file will have; undefined until that is known. */
  readonly total: number | undefined;
  readonly isMore: boolean;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Downloads the users of the filter as CSV, all pages of them. */
export function ExportButton({ filter, total, isMore, onFailure }: ExportButtonProps) {
  const action = useAction('exportUsers');
  const run = async () => {
    onFailure(null);
    try {
      saveFile(await action.run(filter), `pengguna-${isoDate(new Date())}.csv`);
      toast.success('Berkas CSV diunduh.');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      onFailure({ record: 'Export CSV', text: 'Gagal mengekspor pengguna', detail: reasonOf(error) });
    }
  };
  const rows = `${grouped(Math.min(total ?? 0, limits.exportRows))}${isMore ? '+' : ''} baris`;
  const isCut = isMore || (total ?? 0) > limits.exportRows;
  if (action.isBusy) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" lang="id" className="flex items-center gap-2 text-sm font-medium">
          <Spinner className="size-4" />
          {`Menyiapkan ${rows}...`}
        </p>
        <Button variant="secondary" size="small" lang="id" onClick={action.cancel}>
          Batalkan
        </Button>
      </div>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon className="size-4" />}
      disabled={total === undefined || total === 0}
      title={isCut ? `Paling banyak ${grouped(limits.exportRows)} baris` : undefined}
      onClick={run}
    >
      Export CSV
    </Button>
  );
}
