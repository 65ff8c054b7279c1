import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { ConsentSection } from './consent-section.tsx';
import { MailLanguageSection } from './language/mail-language-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { ReminderSection } from './reminder-section.tsx';
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
