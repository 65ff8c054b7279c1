import { consentText, currentConsent } from 'contract/rules/consent';
import type { Consent, User } from 'contract/schemas/people';
import { formatDate, timeOfDay } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { useOutcome } from './use-outcome.tsx';

const moment = (at: string): string => fill(t.moment, { date: formatDate(at), time: timeOfDay(at) });

const refreshes = { refreshes: ['getProfile', 'getUser'] } as const;

export function ConsentSection({ user }: { readonly user: User }) {
  const { attempt, notice, show, clear } = useOutcome(t.choiceFailed);
  const agreement = useAction('giveConsent', refreshes);
  const withdrawal = useAction('withdrawConsent', refreshes);
  const { consent } = user;
  const stands = consent !== null && consent.withdrawnAt === null;
  const agree = () => attempt(async () => (await agreement.run({ version: currentConsent })).message);
  return (
    <Section id="profile-consent" title={t.consentTitle}>
      <Agreement consent={consent} />
      {stands && consent.version !== currentConsent && <Offer onAgree={agree} isBusy={agreement.isBusy} />}
      <p className="text-muted text-sm">
        {fillElements(t.withdrawalKeepsData, {
          link: (
            <Link to="/profile/deletion" className="text-link">
              {t.deleteAccountInside}
            </Link>
          ),
        })}
      </p>
      {notice}
      {/* The same button serves both actions, so that it keeps the focus. */}
      <ConfirmButton
        label={stands ? t.withdrawConsent : consent === null ? t.agree : t.agreeAgain}
        button={{
          size: 'small',
          className: 'justify-self-start',
          busy: agreement.isBusy,
          busyLabel: t.saving,
        }}
        act={stands ? undefined : agree}
        title={t.withdrawConsentTitle}
        content={t.withdrawConsentContent}
        record={`${user.name} · ${user.email}`}
        confirmLabel={t.withdrawConsent}
        busyLabel={t.saving}
        send={() => withdrawal.run({})}
        explain={reasonOr(t.choiceFailed)}
        onOpen={clear}
        onDone={({ message }) => show(message)}
      />
    </Section>
  );
}

function Agreement({ consent }: { readonly consent: Consent | null }) {
  return (
    <>
      <Quote version={consent?.version ?? currentConsent} />
      {consent === null ? (
        <p>{t.noConsent}</p>
      ) : (
        <p>
          {fill(t.agreedOn, { date: moment(consent.at), version: consent.version })}
          {consent.withdrawnAt !== null && (
            <strong className="mt-1 block">
              {fill(t.withdrawnOn, { date: moment(consent.withdrawnAt) })}
            </strong>
          )}
        </p>
      )}
    </>
  );
}

function Quote({ version }: { readonly version: string }) {
  return (
    <blockquote className="border-line-strong border-l-4 pl-4 text-ink">
      {consentText(version) ?? fill(t.version, { version })}
    </blockquote>
  );
}

function Offer({ onAgree, isBusy }: { readonly onAgree: () => void; readonly isBusy: boolean }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t.newerText}</p>
      <Quote version={currentConsent} />
      <Button size="small" className="justify-self-start" busy={isBusy} onClick={onAgree}>
        {t.agreeToNewText}
      </Button>
    </div>
  );
}
