import type { User } from 'contract/schemas/people';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/own-profile/language';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from '../use-outcome.tsx';

/** Lets the member choose the language of mails, which the registration took from its page. */
export function MailLanguageSection({ user: { language = 'id' } }: { readonly user: User }) {
  const choice = useAction('saveOwnLanguage', { refreshes: ['getProfile', 'getUser'] });
  const { attempt, notice } = useOutcome(t.notSaved);
  const isEnglish = language === 'en';
  const choose = async () => (await choice.run({ language: isEnglish ? 'id' : 'en' })).message;
  return (
    <Section id="profile-language" title={t.title}>
      <p>{isEnglish ? t.inEnglish : t.inIndonesian}</p>
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
        {isEnglish ? t.chooseIndonesian : t.chooseEnglish}
      </Button>
    </Section>
  );
}
