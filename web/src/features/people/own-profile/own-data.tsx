import { isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

export function OwnData() {
  const download = useAction('downloadOwnData');
  const { attempt, notice } = useOutcome(t.ownDataFailed);
  const saveData = async () => {
    saveFile(await download.run({}), fill(t.ownDataFile, { date: isoDate(new Date()) }));
    return t.ownDataDownloaded;
  };
  return (
    <Section id="profile-own-data" title={t.ownDataTitle}>
      <p>{t.ownDataText}</p>
      {notice}
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon className="size-4.5" />}
        className="justify-self-start"
        busy={download.isBusy}
        busyLabel={t.preparing}
        onClick={() => attempt(saveData)}
      >
        {t.downloadOwnData}
      </Button>
    </Section>
  );
}
