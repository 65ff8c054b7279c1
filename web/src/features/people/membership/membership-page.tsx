import { hasOpenRequest } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDate, timeOfDay } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import * as t from '#messages/features/people/membership';
import { MailTroubleNotice } from '#shared/accounts/mail-trouble-notice.tsx';
import { VerifyEmailNotice } from '#shared/accounts/verify-email-notice.tsx';
import { PaymentSection, type PaymentWords } from '#shared/payments/payment-list.tsx';
import { kindText } from '#shared/payments/payment-words.ts';
import { Button, ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { ClockIcon, LogoutIcon, RefreshIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen, useScrollToHash } from '#ui/base/record-screen.tsx';
import { AlertIcon, CheckCircleIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { Announcements } from './announcements.tsx';
import { Card } from './card/card.tsx';
import { CreditProgress } from './credit-progress.tsx';
import { summarizeMembership, type Tone } from './membership-summary.ts';
import { Profile } from './profile.tsx';
import { ProgressTracker, useIsProgressKnown } from './progress-tracker.tsx';
import type { Answer } from './question-panel.tsx';
import { SeatLine } from './seat-line.tsx';

export default function MembershipPage() {
  const profile = useEndpoint('getProfile', {});
  const { logout, isBusy } = useLogout();
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="print-hidden flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="max-sm:w-full">
          <h1 className="text-title">{t.title}</h1>
          <p className="mt-1 text-muted">{t.text}</p>
        </div>
        <WithTranslation translation={t.logoutTranslation}>
          <Button
            lang="en"
            variant="secondary"
            size="small"
            icon={<LogoutIcon />}
            busy={isBusy}
            onClick={logout}
          >
            {t.logout}
          </Button>
        </WithTranslation>
      </div>
      <ArrivalNotice />
      <RecordScreen
        record={profile}
        isBrief
        loadError={
          <>
            <span lang="en">{t.fetchFailed}</span>
            <br />
            {t.fetchFailedText}
          </>
        }
      >
        {(user) => <Dashboard user={user} />}
      </RecordScreen>
    </div>
  );
}

/** Renders from top to bottom, to avoid layout shifts. */
function Dashboard({ user }: { readonly user: User }) {
  const isProgressKnown = useIsProgressKnown(user);
  // A refetch does not hide rendered content.
  const [isBegun, setBegun] = useState(isProgressKnown);
  if (isProgressKnown && !isBegun) setBegun(true);
  // Renders in slices, because rendering everything together would block a slow phone.
  const mayFollow = useDeferredValue(isBegun);
  const waiting = <Spinner label={t.loading} className="size-8" />;
  return (
    <Suspense fallback={waiting}>
      <StatusBlock user={user} />
      <VerifyEmailNotice user={user} />
      <MailTroubleNotice user={user} />
      <Announcements />
      {user.pausedFrom !== undefined && user.pausedUntil !== undefined && (
        <PauseLine name={user.name} from={user.pausedFrom} until={user.pausedUntil} />
      )}
      {user.seat !== undefined && <SeatLine user={user} seat={user.seat} />}
      {mayFollow ? <WhatFollows user={user} /> : waiting}
    </Suspense>
  );
}

function WhatFollows({ user }: { readonly user: User }) {
  useScrollToHash();
  return (
    <>
      <ProgressTracker user={user} />
      <div className="grid items-start gap-8 lg:grid-cols-[1.45fr_1fr]">
        <Card user={user} />
        <Profile user={user} />
      </div>
      <section
        aria-labelledby="own-events"
        className="panel print-hidden flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6"
      >
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 id="own-events" className="text-heading">
            {t.eventsTitle}
          </h2>
          <p className="text-muted">{t.eventsText}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/membership/events" variant="secondary">
            {t.ownEvents}
          </ButtonLink>
          <ButtonLink to="/membership/credits" variant="secondary">
            {t.ownCredits}
          </ButtonLink>
        </div>
      </section>
      <CreditProgress user={user} />
      <div id="payments" className="scroll-mt-24">
        <PaymentHistory user={user} />
      </div>
    </>
  );
}

const moment = (at: string): string => fill(t.moment, { date: formatDate(at), time: timeOfDay(at) });

const paymentWords: PaymentWords = {
  title: t.paymentsTitle,
  loadError: t.paymentsFailed,
  moment,
  proofTitle: ({ kind, createdAt }) =>
    fill(t.proofTitle, { kind: kindText[kind].toLowerCase(), date: moment(createdAt) }),
};

function PaymentHistory({ user }: { readonly user: User }) {
  const list = useEndpoint('listUserPayments', { id: user._id });
  return <PaymentSection list={list} words={paymentWords} />;
}

// Lazy-loaded: the form code is large, and few members receive a question.
const QuestionPanel = lazyComponent(() => import('./question-panel.tsx'));

const looks: Record<Tone, { readonly Icon: typeof ClockIcon; readonly colours: string }> = {
  good: { Icon: CheckCircleIcon, colours: 'border-success/40 bg-success-soft text-success' },
  waiting: { Icon: ClockIcon, colours: 'border-brand/40 bg-brand-soft text-brand-strong' },
  soon: { Icon: AlertIcon, colours: 'border-warning/40 bg-warning-soft text-warning' },
  urgent: { Icon: AlertIcon, colours: 'border-danger/40 bg-danger-soft text-danger' },
};

/** Membership status, an open question, and the next step. Suspends while the code of the question loads. */
function StatusBlock({ user }: { readonly user: User }) {
  // A question that arrives later is shown when its code has loaded.
  const question = useDeferredValue(hasOpenRequest(user.isActive) ? user.question : null);
  const { heading, text, tone, remaining, explanation, mayRenew } = summarizeMembership(user);
  const { Icon, colours } = looks[question === null ? tone : 'soon'];
  const title = useRef<HTMLHeadingElement>(null);
  const [answered, setAnswered] = useState<Answer & { readonly message: string }>();
  const hasAnswered = (message: string, answer: Answer) => {
    setAnswered({ ...answer, message });
    // The focused form no longer exists.
    title.current?.focus();
  };
  return (
    <section aria-label={t.statusTitle} className={`grid gap-4 rounded-panel border p-5 sm:p-6 ${colours}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:gap-x-5">
        <Icon className={question === null ? 'size-9 shrink-0' : 'size-6 shrink-0'} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 ref={title} tabIndex={-1} className="font-bold text-heading">
            {question === null ? heading : t.awaitsAnswer}
          </h2>
          <p lang="en">{text}</p>
          {question === null && remaining !== undefined && <p className="font-semibold">{remaining}</p>}
          {question === null && explanation !== undefined && <p className="text-ink">{explanation}</p>}
        </div>
        {mayRenew && (
          <WithTranslation translation={t.renewTranslation} className="print-hidden">
            <ButtonLink to="/membership/renew" lang="en" icon={<RefreshIcon />}>
              {t.renew}
            </ButtonLink>
          </WithTranslation>
        )}
      </div>
      {question !== null && <QuestionPanel question={question} onAnswered={hasAnswered} />}
      {answered !== undefined && question === null && (
        <Notice tone="success">
          {answered.message}
          <dl className="mt-2 font-normal wrap-anywhere">
            <dt className="text-muted text-sm">{t.question}</dt>
            <dd className="whitespace-pre-line">{answered.question}</dd>
            <dt className="mt-1 text-muted text-sm">{t.ownAnswer}</dt>
            <dd className="whitespace-pre-line">
              {[answered.text, answered.hasProof ? t.withNewProof : ''].join(' ').trim()}
            </dd>
          </dl>
        </Notice>
      )}
    </section>
  );
}

/** Shows the result of an action on another page, which the navigation state contains. */
function ArrivalNotice({ className }: { readonly className?: string }) {
  const { notice } = (useLocation().state ?? {}) as { readonly notice?: string };
  if (notice === undefined) return null;
  return (
    <Notice tone="success" className={className}>
      {notice}
    </Notice>
  );
}

interface PauseLineProps {
  readonly name: string;
  readonly from: NonNullable<User['pausedFrom']>;
  readonly until: NonNullable<User['pausedUntil']>;
}

/** Lets members end their own pause earlier, or cancel it. */
function PauseLine({ name, from, until }: PauseLineProps) {
  const end = useAction('endOwnPause', { refreshes: ['getProfile', 'getCreditProgress'] });
  const hasBegun = new Date(from) <= new Date();
  const label = hasBegun ? t.endPause : t.cancelPause;
  return (
    <section
      aria-label={t.pause}
      className="panel print-hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <p className="min-w-0 flex-1 basis-56">
        {fill(t.pauseText, { from: formatDate(from), until: formatDate(until) })}
      </p>
      <ConfirmButton
        label={label}
        title={hasBegun ? t.endPauseTitle : t.cancelPauseTitle}
        content={t.endPauseContent}
        record={name}
        confirmLabel={label}
        send={() => end.run({})}
        explain={reasonOr(t.noReply)}
      />
    </section>
  );
}
