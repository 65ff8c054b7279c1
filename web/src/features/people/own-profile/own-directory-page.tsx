import { profilePath } from 'contract/entry-paths';
import type { User } from 'contract/schemas/people';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { reasonOr } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { DirectoryForm, type OwnEntry } from './directory-form.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { useOutcome } from './use-outcome.tsx';

/** The member's entry in the directory (requirements 3.9). */
export default function OwnDirectoryPage() {
  return (
    <ProfileLayout
      heading={{ title: t.directoryTitle, text: t.directoryText }}
      profile={useEndpoint('getProfile', {})}
    >
      {(user) => <OwnEntrySection user={user} />}
    </ProfileLayout>
  );
}

function OwnEntrySection({ user }: { readonly user: User }) {
  const entry = useEndpoint('getOwnDirectoryEntry', {});
  const outcome = useOutcome(t.changeFailed);
  return (
    <Section id="directory-entry" title={t.directory}>
      <RecordScreen record={entry} isBrief loadError={t.directoryFailed}>
        {(data) => (
          <>
            <EntryState entry={data} />
            <Outcome>{outcome.notice}</Outcome>
            {data.state === 'published' && <Withdrawal onDone={outcome.show} onOpen={outcome.clear} />}
            {data.canPublish && data.state !== 'hidden' && (
              <DirectoryForm
                key={data.updatedAt ?? 'new'}
                entry={data}
                userId={user._id}
                onReload={() => entry.refetch()}
                onPublished={outcome.show}
              />
            )}
          </>
        )}
      </RecordScreen>
    </Section>
  );
}

/** Focuses a new message, because the form is replaced and would drop the focus. */
function Outcome({ children }: { readonly children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function EntryState({ entry: { state, reason, profileId, canPublish } }: { readonly entry: OwnEntry }) {
  if (state === 'hidden')
    return (
      <Notice tone="error">
        <p>{fillElements(t.profileHidden, { reason })}</p>
        <p className="font-normal">
          {fillElements(t.askUs, {
            link: (
              <Link to="/contact" className="text-link">
                {t.contactPage}
              </Link>
            ),
          })}
        </p>
      </Notice>
    );
  if (!canPublish)
    return <Notice tone="info">{state === 'published' ? t.profileEnded : t.profileNeedsMembership}</Notice>;
  if (profileId === null)
    return (
      <p>
        {fillElements(t.profileUnpublished, {
          link: (
            <Link to="/directory" className="text-link">
              {t.directoryInside}
            </Link>
          ),
        })}
      </p>
    );
  return (
    <p>
      {t.profilePublished}{' '}
      <Link to={profilePath(profileId)} className="text-link">
        {t.showProfile}
      </Link>
    </p>
  );
}

interface WithdrawalProps {
  readonly onDone: (message: string) => void;
  readonly onOpen: () => void;
}

function Withdrawal({ onDone, onOpen }: WithdrawalProps) {
  const withdrawal = useAction('withdrawDirectoryEntry', {
    refreshes: ['getOwnDirectoryEntry', 'listDirectory', 'getDirectoryProfile'],
  });
  return (
    <ConfirmButton
      button={{ size: 'small', className: 'justify-self-start' }}
      label={t.withdrawProfile}
      title={t.withdrawProfileTitle}
      content={t.withdrawProfileContent}
      record={t.ownProfile}
      confirmLabel={t.withdrawProfile}
      send={() => withdrawal.run({})}
      explain={reasonOr(t.changeFailed)}
      onOpen={onOpen}
      onDone={({ message }) => onDone(message)}
    />
  );
}
