import type { PasswordOwner } from 'contract/rules/people/new-passwords';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import { useRef, useState } from 'react';
import { useAccountId } from '#api/account.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/accounts/second-factor';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { ProfileContents } from '#shared/accounts/profile-contents.tsx';
import { SessionList, type SessionWords } from '#shared/accounts/session-list.tsx';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { AppSetup } from './app-setup.tsx';
import { RecoveryForm, RemovalForm } from './factor-form.tsx';
import { type FactorReply, FactorStatus } from './factor-status.tsx';
import { PasskeySetup } from './passkey-setup.tsx';

export default function SecurityPage() {
  const record = useEndpoint('getFactor', {}, { staleTime: 0 });
  const { data: user } = useEndpoint('getProfile', {});
  return (
    <div className="wrap py-5 sm:py-12">
      <div className="grid max-w-4xl gap-6 sm:gap-8">
        <div>
          {session.loginRole() === 'Admin' && <BackLink to="/admin">{t.adminDashboard}</BackLink>}
          <h1 className="text-title">{t.title}</h1>
          <p className="mt-1 text-muted">{t.text}</p>
        </div>
        <ProfileContents />
        <RecordScreen record={record} isBrief loadError={t.loadFailed}>
          {({ factor, reset, dueAt }) => (
            <>
              {dueAt !== null && <Due at={dueAt} />}
              {reset !== null && <OpenReset reset={reset} />}
              <Factor factor={factor} />
              {/* Only below loaded content, which would otherwise move them. */}
              <PasswordForm owner={user} />
              <Sessions />
            </>
          )}
        </RecordScreen>
      </div>
    </div>
  );
}

function Due({ at }: { readonly at: string }) {
  const isOver = new Date(at) <= new Date();
  return (
    <Notice tone={isOver ? 'error' : 'info'}>
      {isOver ? t.adminPagesClosed : fill(t.requiredUntil, { time: formatDateTime(at) })}
    </Notice>
  );
}

type Reset = NonNullable<NonNullable<ReturnType<typeof useEndpoint<'getFactor'>>['data']>['reset']>;

/** Pending reset, requested by another admin, possibly without the user's knowledge. */
function OpenReset({ reset }: { readonly reset: Reset }) {
  const id = useAccountId();
  const cancellation = useAction('cancelFactorReset', { refreshes: ['getFactor'] });
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setError(undefined);
    await cancellation.run({ id }).catch((failure) => setError(getErrorMessage(failure)));
  };
  return (
    <Notice tone="error">
      <div className="grid justify-items-start gap-3">
        <p>{fill(t.resetRequested, { name: reset.by, time: formatDateTime(reset.dueAt) })}</p>
        {error !== undefined && <p>{error}</p>}
        <Button size="small" busy={cancellation.isBusy} busyLabel={t.cancelling} onClick={cancel}>
          {t.cancelReset}
        </Button>
      </div>
    </Notice>
  );
}

type Step = 'status' | 'app' | 'passkey' | 'recovery' | 'removal';

interface Outcome {
  readonly message: string;
  readonly codes?: readonly string[];
}

function Factor({ factor }: { readonly factor: FactorReply }) {
  const [step, setStep] = useState<Step>('status');
  const [outcome, setOutcome] = useState<Outcome>();
  const place = useRef<HTMLDivElement>(null);
  const finish = (result?: Outcome) => {
    setOutcome(result);
    setStep('status');
    // The focused element no longer exists.
    place.current?.focus();
  };
  const go = (next: Step) => {
    setOutcome(undefined);
    setStep(next);
  };
  const { codes = [] } = outcome ?? {};
  const parts = { factor, onDone: finish, onCancel: () => finish() };
  return (
    <section
      ref={place}
      aria-labelledby="second-factor"
      tabIndex={-1}
      className="panel grid gap-6 p-5 outline-none sm:p-8"
    >
      <h2 id="second-factor" className="text-heading">
        {t.factorTitle}
      </h2>
      {outcome !== undefined && <Notice tone="success">{outcome.message}</Notice>}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onStored={() => finish({ message: t.codesStored })} />
      ) : (
        <>
          {step === 'status' && <FactorStatus factor={factor} onGo={go} onDone={finish} />}
          {step === 'app' && <AppSetup {...parts} />}
          {step === 'passkey' && <PasskeySetup {...parts} />}
          {step === 'recovery' && <RecoveryForm {...parts} />}
          {step === 'removal' && <RemovalForm {...parts} />}
        </>
      )}
    </section>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

/** Recovery codes, shown only this time: copy, save or print them. */
function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const save = () =>
    saveFile(new Blob([`${t.codesFileTitle}\n\n${text}\n`], { type: 'text/plain' }), t.codesFileName);
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <h3 id="recovery-codes" className="font-bold text-lg">
        {t.codesTitle}
      </h3>
      <p>{t.codesText}</p>
      <ol className="grid list-decimal gap-1.5 rounded-control bg-surface-sunken py-4 pr-4 pl-10 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="print-hidden flex flex-wrap gap-3">
        <Button variant="secondary" size="small" icon={<DownloadIcon className="size-4.5" />} onClick={save}>
          {t.download}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {t.print}
        </Button>
        <CopyButton text={text}>{t.copy}</CopyButton>
      </div>
      <Button className="print-hidden justify-self-start" onClick={onStored}>
        {t.stored}
      </Button>
    </section>
  );
}

/** Changes the user's password and ends all other sessions. */
function PasswordForm({ owner }: { readonly owner: PasswordOwner | undefined }) {
  const [isChanged, setChanged] = useState(false);
  return (
    <Section id="profile-password" title={t.changePassword} className="panel grid gap-6 p-5 sm:p-6">
      {isChanged && <Notice tone="success">{wording.passwordChanged}</Notice>}
      <EndpointForm
        name="changePassword"
        label={t.changePassword}
        submitLabel={t.changePassword}
        onDone={({ token }, clear) => {
          clear();
          setChanged(true);
          session.renew(token);
        }}
      >
        {({ Password }) => (
          <>
            {/* Identifies the account for password managers. */}
            {owner !== undefined && (
              <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
            )}
            <Password name="currentPassword" label={t.oldPassword} autoComplete="current-password" />
            <NewPasswordFields Password={Password} label={t.newPassword} owner={owner} />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}

const words: SessionWords = {
  current: t.thisSession,
  other: t.otherSession,
  since: ({ createdAt }) => fill(t.loggedInAt, { time: formatDateTime(createdAt) }),
  end: t.endSession,
  endOf: ({ createdAt }) => fill(t.endSessionOf, { time: formatDateTime(createdAt) }),
  endAll: t.endOthers,
};

function Sessions() {
  const sessions = useEndpoint('listSessions', {}, { staleTime: 0 });
  const termination = useAction('endSession', { refreshes: ['listSessions'] });
  return (
    <Section id="profile-sessions" title={t.sessionsTitle}>
      {sessions.isPending && <Spinner label={t.loading} />}
      {sessions.isError && (
        <LoadFailure text={t.sessionsNotLoaded} error={sessions.error} onRetry={() => sessions.refetch()} />
      )}
      <SessionList
        label={t.sessionsTitle}
        sessions={sessions.data?.data ?? []}
        words={words}
        isBusy={termination.isBusy}
        onEnd={(session) => termination.run({ session })}
        onEndAll={() => termination.run({ session: 'others' })}
      />
    </Section>
  );
}
