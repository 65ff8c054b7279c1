import { grouped } from 'contract/words/text';
import { Button } from '#ui/base/button.tsx';
import { reasonOf } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import { useExport } from './use-export.ts';
import type { UserFilter } from './user-filter.ts';

interface ExportButtonProps {
  readonly filter: UserFilter;
  /** How many rows the list has; undefined until that is known. */
  readonly total: number | undefined;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Downloads the users of the filter as CSV, all pages of them. */
export function ExportButton({ filter, total, onFailure }: ExportButtonProps) {
  const { progress, run, cancel } = useExport();
  const start = async () => {
    onFailure(null);
    try {
      await run(filter);
      toast.success('Berkas CSV diunduh.');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      onFailure({ record: 'Export CSV', text: 'Gagal mengekspor pengguna', detail: reasonOf(error) });
    }
  };
  if (progress !== null) {
    const { rows, total: all } = progress;
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p lang="id" className="flex items-center gap-2 text-sm font-medium tabular-nums">
          <Spinner className="size-4" />
          <span role="status">Menyiapkan berkas CSV...</span>
          {all !== null && <span>{`${grouped(rows)} dari ${grouped(Math.max(rows, all))} baris`}</span>}
        </p>
        <Button variant="secondary" size="small" lang="id" onClick={cancel}>
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
      onClick={start}
    >
      Export CSV
    </Button>
  );
}
