import { useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { reasonOf } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';

interface InvoiceButtonProps {
  /** Asks for the PDF. */
  readonly ask: () => Promise<Blob>;
  /** Of the download. */
  readonly fileName: string;
}

/** Downloads the invoice of an institution; what becomes of it is said beneath. */
export function InvoiceButton({ ask, fileName }: InvoiceButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  const download = async () => {
    setBusy(true);
    setError(undefined);
    setStatus('Menyiapkan invoice…');
    try {
      saveFile(await ask(), fileName);
      setStatus('Invoice diunduh.');
    } catch (failure) {
      setStatus('');
      setError(reasonOf(failure) ?? 'Invoice tidak dapat diunduh. Coba lagi.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div lang="id" className="grid justify-items-start gap-2">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void download()}>
        Unduh invoice (PDF)
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {status}
      </p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
