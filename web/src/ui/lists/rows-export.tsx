import { grouped } from 'contract/words/text';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#api/client.ts';
import { CutOff, exchangingRows, type RowsProgress } from '#api/exchange/exchange-rows.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOf } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Failure } from './failure-notice.tsx';

interface RowsExportProps {
  /** What the file is, as people call it: CSV unless told. */
  readonly format?: string;
  /** Asks for all rows of the list. */
  readonly ask: (options: Pick<CallOptions, 'signal' | 'via'>) => Promise<Blob>;
  readonly fileName: () => string;
  /** Nothing is there to download, or it is not known yet. */
  readonly isEmpty: boolean;
  /** What is said when it fails. */
  readonly failureText: string;
  readonly onFailure: (failure: Failure | null) => void;
}

/** Downloads all rows of a list, and tells how far it is; who leaves the screen ends it. */
export function RowsExport({
  format = 'CSV',
  ask,
  fileName,
  isEmpty,
  failureText,
  onFailure,
}: RowsExportProps) {
  const [progress, setProgress] = useState<RowsProgress | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    underWay.current = controller;
    onFailure(null);
    setProgress({ rows: 0, total: null });
    try {
      const via = exchangingRows(setProgress);
      saveFile(await ask({ signal: controller.signal, via }), fileName());
      toast.success(`Berkas ${format} diunduh.`);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const detail = error instanceof CutOff ? error.message : reasonOf(error);
      onFailure({ record: `Export ${format}`, text: failureText, detail });
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null) return <Progress progress={progress} onCancel={cancel} />;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon className="size-4" />}
      disabled={isEmpty}
      onClick={start}
    >
      Export {format}
    </Button>
  );
}

interface ProgressProps {
  readonly progress: RowsProgress;
  readonly onCancel: () => void;
}

function Progress({ progress: { rows, total }, onCancel }: ProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p lang="id" className="flex items-center gap-2 text-sm font-medium tabular-nums">
        <Spinner className="size-4" />
        <span role="status">Menyiapkan berkas CSV...</span>
        {total !== null && <span>{`${grouped(rows)} dari ${grouped(Math.max(rows, total))} baris`}</span>}
      </p>
      <Button variant="secondary" size="small" lang="id" onClick={onCancel}>
        Batalkan
      </Button>
    </div>
  );
}
