import { groupThousands } from 'contract/text/numbers';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#api/client.ts';
import { type RowsProgress, rowsTransport, TruncatedDownload } from '#api/transport/download-rows.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Failure } from './failure-notice.tsx';

interface RowsExportProps {
  readonly format?: string;
  readonly fetchRows: (options: Pick<CallOptions, 'signal' | 'transport'>) => Promise<Blob>;
  readonly fileName: () => string;
  /** Whether there are no rows, or the rows are still loading. */
  readonly isEmpty: boolean;
  readonly failureText: string;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Downloads all rows of a list and shows the progress. Leaving the screen cancels it. */
export function RowsExport({
  format = 'CSV',
  fetchRows,
  fileName,
  isEmpty,
  failureText,
  onFailure,
}: RowsExportProps) {
  const [progress, setProgress] = useState<RowsProgress | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const cancel = () => controllerRef.current?.abort();
  useEffect(() => () => controllerRef.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    controllerRef.current = controller;
    onFailure(null);
    setProgress({ rows: 0, total: null });
    try {
      const transport = rowsTransport(setProgress);
      saveFile(await fetchRows({ signal: controller.signal, transport }), fileName());
      toast.success(`Berkas ${format} diunduh.`);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const detail = error instanceof TruncatedDownload ? error.message : getErrorReason(error);
      onFailure({ record: `Ekspor ${format}`, text: failureText, detail });
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null) return <Progress format={format} progress={progress} onCancel={cancel} />;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon className="size-4" />}
      disabled={isEmpty}
      onClick={start}
    >
      Ekspor {format}
    </Button>
  );
}

interface ProgressProps {
  readonly format: string;
  readonly progress: RowsProgress;
  readonly onCancel: () => void;
}

function Progress({ format, progress: { rows, total }, onCancel }: ProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex items-center gap-2 text-sm font-medium tabular-nums">
        <Spinner className="size-4" />
        <span role="status">{`Menyiapkan berkas ${format}...`}</span>
        {total !== null && (
          <span>{`${groupThousands(rows)} dari ${groupThousands(Math.max(rows, total))} baris`}</span>
        )}
      </p>
      <Button variant="secondary" size="small" onClick={onCancel}>
        Batalkan
      </Button>
    </div>
  );
}
