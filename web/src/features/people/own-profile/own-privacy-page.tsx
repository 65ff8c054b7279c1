import type { User } from 'contract/schemas/people';
import { isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { MailLanguageSection } from './language/mail-language-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { useOutcome } from './use-outcome.tsx';
import { WhatsappSection } from './whatsapp-section.tsx';

/** Reminders, language of mails, consent and own data (requirements 3.7.4, 3.7.5, 3.7.9 and 3.7.12). */
export default function OwnPrivacyPage() {
  return (
    <ProfileLayout
      heading={{ title: t.privacyTitle, text: t.privacyText }}
      profile={useEndpoint('getProfile', {})}
    >
      {(user) => (
        <>
          {/* Mails link to this id. */}
          <div id="consent" className="grid scroll-mt-24 gap-8">
            <ReminderSection user={user} />
            <ConsentSection user={user} />
          </div>
          <MailLanguageSection user={user} />
          <LettersSection />
          <WhatsappSection />
          <OwnData />
        </>
      )}
    </ProfileLayout>
  );
}

function OwnData() {
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

function ReminderSection({ user }: { readonly user: User }) {
  const choice = useAction('chooseReminders', { refreshes: ['getProfile', 'getUser'] });
  const { attempt, notice } = useOutcome(t.choiceFailed);
  const { wantsReminders, consent } = user;
  const choose = async () => (await choice.run({ wanted: !wantsReminders })).message;
  return (
    <Section id="profile-reminders" title={t.remindersTitle}>
      <p>{wantsReminders ? t.remindersOn : t.remindersOff}</p>
      {wantsReminders && consent !== null && consent.withdrawnAt !== null && (
        <p className="text-muted text-sm">{t.remindersNeedConsent}</p>
      )}
      {notice}
      {/* The same button serves both actions, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={choice.isBusy}
        busyLabel={t.saving}
        onClick={() => attempt(choose)}
      >
        {wantsReminders ? t.stopReminders : t.resumeReminders}
      </Button>
    </Section>
  );
}
