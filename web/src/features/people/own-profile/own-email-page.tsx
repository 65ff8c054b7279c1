import type { User } from 'contract/schemas/people';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { ProfileLayout } from './profile-layout.tsx';

/** The user's own e-mail address (requirements 3.7.7). */
export default function OwnEmailPage() {
  return (
    <ProfileLayout
      heading={{ title: t.emailPageTitle, text: t.emailPageText }}
      profile={useEndpoint('getProfile', {})}
    >
      {(user) => <EmailSection user={user} />}
    </ProfileLayout>
  );
}

type Change = NonNullable<ReturnType<typeof useEndpoint<'getEmailChange'>>['data']>['change'];

/** Changes the user's email address. Both the old and the new address must confirm. */
function EmailSection({ user }: { readonly user: User }) {
  const record = useEndpoint('getEmailChange', {});
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState<string>();
  const showNotice = (message: string) => {
    setNotice(message);
    // The focused element no longer exists.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="profile-email" className="panel grid gap-5 p-5 sm:p-6">
      <h2 ref={heading} id="profile-email" tabIndex={-1} className="text-heading outline-none">
        {t.changeEmail}
      </h2>
      {notice !== undefined && <Notice tone="success">{notice}</Notice>}
      <RecordScreen record={record} isBrief loadError={t.emailChangeFailed}>
        {({ change }) =>
          change === null ? (
            <RequestForm user={user} onRequested={showNotice} />
          ) : (
            <OpenChange user={user} change={change} onCancelled={showNotice} />
          )
        }
      </RecordScreen>
    </section>
  );
}

interface RequestFormProps {
  readonly user: User;
  readonly onRequested: (message: string) => void;
}

function RequestForm({ user, onRequested }: RequestFormProps) {
  return (
    <>
      <p className="wrap-anywhere">{fill(t.emailChangeText, { email: user.email })}</p>
      <EndpointForm
        name="requestEmailChange"
        label={t.changeEmail}
        refreshes={['getEmailChange']}
        submitLabel={t.sendConfirmation}
        busyLabel={t.sending}
        onDone={({ message }) => onRequested(message)}
      >
        {({ Text, Password }) => (
          <>
            <Text name="email" label={t.newEmail} type="email" inputMode="email" autoComplete="email" />
            <Password name="password" label={t.ownPassword} autoComplete="current-password" />
          </>
        )}
      </EndpointForm>
      <LostMailbox />
    </>
  );
}

function LostMailbox() {
  return (
    <p className="text-muted text-sm">
      {fillElements(t.lostMailbox, {
        link: (
          <Link to="/contact" className="text-link">
            {t.contactUs}
          </Link>
        ),
      })}
    </p>
  );
}

interface OpenChangeProps {
  readonly user: User;
  readonly change: NonNullable<Change>;
  readonly onCancelled: (message: string) => void;
}

function OpenChange({ user, change, onCancelled }: OpenChangeProps) {
  const cancel = useAction('cancelEmailChange', { refreshes: ['getEmailChange'] });
  const [problem, setProblem] = useState<string>();
  const cancelChange = async () => {
    setProblem(undefined);
    try {
      onCancelled((await cancel.run({})).message);
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  const addresses = [
    { email: change.email, what: t.mailToNew, isConfirmed: change.isNewConfirmed },
    { email: user.email, what: t.mailToOld, isConfirmed: change.isOldConfirmed },
  ];
  return (
    <>
      <p>{fill(t.openBothLinks, { date: formatDateTime(change.expiresAt) })}</p>
      <ul className="grid gap-3">
        {addresses.map(({ email, what, isConfirmed }) => (
          <li key={what} className="grid border-line border-t pt-3 wrap-anywhere">
            <span className="text-muted text-sm">{what}</span>
            <strong>{email}</strong>
            <span>{isConfirmed ? t.confirmed : t.notConfirmed}</span>
          </li>
        ))}
      </ul>
      <LostMailbox />
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button variant="secondary" busy={cancel.isBusy} onClick={cancelChange} className="justify-self-start">
        {t.cancelEmailChange}
      </Button>
    </>
  );
}
