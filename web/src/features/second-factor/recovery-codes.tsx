import { CopyButton } from '#shared/payments/copy-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the user confirms that the codes are stored. */
  readonly onStored: () => void;
}

/** Recovery codes, shown only this time: copy, save or print them. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const save = () =>
    saveFile(new Blob([`Kode pemulihan SISINDO\n\n${text}\n`], { type: 'text/plain' }), 'kode-pemulihan.txt');
  return (
    <Section id="recovery-codes" title="Kode pemulihan" className="grid gap-4">
      <p>
        Bila ponsel Anda hilang, masuklah dengan salah satu kode ini. Setiap kode berlaku satu kali. Kode ini
        tidak ditampilkan lagi: cetak, atau simpan di tempat yang aman, tidak di ponsel yang sama.
      </p>
      <ol className="grid list-decimal gap-1.5 rounded-control bg-surface-sunken py-4 pr-4 pl-10 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="print-hidden flex flex-wrap gap-3">
        <Button variant="secondary" size="small" icon={<DownloadIcon className="size-4.5" />} onClick={save}>
          Unduh
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Cetak
        </Button>
        <CopyButton text={text}>Salin</CopyButton>
      </div>
      <Button className="print-hidden justify-self-start" onClick={onStored}>
        Sudah saya simpan
      </Button>
    </Section>
  );
}
