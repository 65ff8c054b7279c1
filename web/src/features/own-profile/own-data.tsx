import { isoDate } from 'contract/text/dates';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

export function OwnData() {
  const download = useAction('downloadOwnData');
  const { attempt, notice } = useOutcome('Data Anda tidak dapat diunduh. Coba lagi.');
  const saveData = async () => {
    saveFile(await download.run({}), `data-saya-${isoDate(new Date())}.zip`);
    return 'Berkas data Anda diunduh.';
  };
  return (
    <Section id="profile-own-data" title="Data saya">
      <p>
        Satu berkas zip berisi data diri, pembayaran, catatan tindakan, dan sesi Anda (data.json), beserta
        foto profil dan bukti pembayaran yang masih tersimpan.
      </p>
      {notice}
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon className="size-4.5" />}
        className="justify-self-start"
        busy={download.isBusy}
        busyLabel="Menyiapkan…"
        onClick={() => attempt(saveData)}
      >
        Unduh data saya
      </Button>
    </Section>
  );
}
