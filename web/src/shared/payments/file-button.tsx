import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import * as t from '#messages/shared/payments';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';

interface FileButtonProps {
  readonly of: keyof typeof names;
  readonly ask: () => Promise<Blob>;
  readonly label?: string;
}

/** Names inside a sentence. */
const names = {
  invoice: t.invoiceInside,
  kuitansi: t.receiptInside,
  nota: t.slipInside,
  tiket: t.ticketInside,
  sertifikat: t.certificateInside,
  transkrip: t.transcriptInside,
  surat: t.letterInside,
  label: t.badgeInside,
  laporan: t.reportInside,
  survei: t.surveyInside,
  dokumen: t.documentInside,
} as const;

/** Names at the start of a sentence, where they differ. */
const startNames = new Map<keyof typeof names, string>([
  ['label', t.badge],
  ['survei', t.survey],
]);

/** Downloads a file that the function creates, with progress and the reason of a failure. */
export function FileButton({ of, ask, label }: FileButtonProps) {
  const inside = names[of];
  const atStart = startNames.get(of) ?? `${inside.charAt(0).toUpperCase()}${inside.slice(1)}`;
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  const download = async () => {
    setBusy(true);
    setError(undefined);
    setStatus(fill(t.preparingFile, { file: inside }));
    try {
      saveFile(await ask());
      setStatus(fill(t.fileDownloaded, { file: atStart }));
    } catch (failure) {
      setStatus('');
      setError(getErrorReason(failure) ?? fill(t.fileFailed, { file: atStart }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void download()}>
        {label ?? fill(t.downloadFile, { file: inside })}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {status}
      </p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
