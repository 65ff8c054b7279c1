import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';

interface Progress {
  readonly issued: number;
  readonly processed: number;
}

const start: Progress = { issued: 0, processed: 0 };

interface IssueCertificatesProps {
  readonly event: string;
  /** People who attended. */
  readonly total: number;
}

/** Issues certificates part by part. After a failure, another press continues without a second one. */
export function IssueCertificates({ event, total }: IssueCertificatesProps) {
  const { run, isBusy } = useAction('issueCertificates', { refreshes: ['listEventAttendees'] });
  const [progress, setProgress] = useState<Progress>();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const runs = useRef(false);
  const issue = async () => {
    if (runs.current) return;
    runs.current = true;
    setRunning(true);
    setError(undefined);
    setProgress(start);
    try {
      let [done, after] = [start, undefined as string | undefined];
      for (let isMore = true; isMore; ) {
        const part = await run({ id: event, after });
        done = { issued: done.issued + part.issued, processed: done.processed + part.processed };
        setProgress(done);
        isMore = part.next !== null;
        after = part.next ?? undefined;
      }
    } catch (failure) {
      setError(`${getErrorMessage(failure)} Tekan lagi untuk melanjutkan.`);
    }
    runs.current = false;
    setRunning(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={isRunning || isBusy} busyLabel="Menerbitkan…" onClick={() => void issue()}>
        Terbitkan sertifikat
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {progress !== undefined && progressText(progress, total, isRunning)}
      </p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </div>
  );
}

function progressText({ issued, processed }: Progress, total: number, isRunning: boolean): string {
  if (isRunning) return `${processed} dari ${total} peserta diproses.`;
  return issued === 0 ? 'Tidak ada sertifikat baru.' : `${issued} sertifikat baru diterbitkan.`;
}
