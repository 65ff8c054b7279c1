import { useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';

interface FileButtonProps {
  readonly of: keyof typeof nameOf;
  readonly ask: () => Promise<Blob>;
  readonly label?: string;
}

const nameOf = {
  invoice: 'Invoice',
  kuitansi: 'Kuitansi',
  nota: 'Nota',
  tiket: 'Tiket',
  sertifikat: 'Sertifikat',
  transkrip: 'Transkrip',
  surat: 'Surat',
  label: 'Label nama',
  laporan: 'Laporan',
  survei: 'Hasil survei',
  dokumen: 'Dokumen',
} as const;

/** Downloads a file that the function creates, with progress and the reason of a failure. */
export function FileButton({ of, ask, label = `Unduh ${of} (PDF)` }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  const download = async () => {
    setBusy(true);
    setError(undefined);
    setStatus(`Menyiapkan ${of}…`);
    try {
      saveFile(await ask());
      setStatus(`${nameOf[of]} diunduh.`);
    } catch (failure) {
      setStatus('');
      setError(getErrorReason(failure) ?? `${nameOf[of]} tidak dapat diunduh. Coba lagi.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void download()}>
        {label}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {status}
      </p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
