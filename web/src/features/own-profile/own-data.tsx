import { isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';

/** Downloads the stored personal data of the user. */
export function OwnData() {
  const download = useAction('downloadOwnData');
  const [outcome, setOutcome] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>();
  const run = async () => {
    setOutcome(undefined);
    try {
      saveFile(await download.run({}), `data-saya-${isoDate(new Date())}.zip`);
      setOutcome({ tone: 'success', text: 'Berkas data Anda diunduh.' });
    } catch (error) {
      setOutcome({
        tone: 'error',
        text: getErrorReason(error) ?? 'Data Anda tidak dapat diunduh. Coba lagi.',
      });
    }
  };
  return (
    <Section id="profile-own-data" title="Data saya">
      <p>
        Satu berkas zip berisi data diri, pembayaran, catatan tindakan, dan sesi Anda (data.json), beserta
        foto profil dan bukti pembayaran yang masih tersimpan.
      </p>
      {outcome !== undefined && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon className="size-4.5" />}
        className="justify-self-start"
        busy={download.isBusy}
        busyLabel="Menyiapkan…"
        onClick={run}
      >
        Unduh data saya
      </Button>
    </Section>
  );
}
