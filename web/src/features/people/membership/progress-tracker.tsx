import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentRow } from 'contract/money/payments';
import { hasOpenRequest } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { Suspense, useRef, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/membership';
import { Button } from '#ui/base/button.tsx';
import { CheckIcon, ClockIcon, UploadIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { isCollectingCredits, useCreditProgress } from './credit-progress.tsx';
import { computeProgress, questionStep, type Step } from './membership-progress.ts';

const looks: Record<
  Step['state'],
  { readonly Icon: typeof ClockIcon | undefined; readonly colours: string; readonly label: string }
> = {
  done: { Icon: CheckIcon, colours: 'border-success bg-success-soft text-success', label: t.stepDone },
  current: { Icon: ClockIcon, colours: 'border-brand bg-brand-soft text-brand', label: t.stepCurrent },
  ahead: { Icon: undefined, colours: 'border-line-strong bg-surface-raised', label: t.stepAhead },
  refused: { Icon: CloseIcon, colours: 'border-danger bg-danger-soft text-danger', label: t.stepDone },
};

/** The first attempt of a query is pending. A failed attempt no longer blocks the rendering. */
const isAwaited = ({ isPending, failureCount }: UseQueryResult) => isPending && failureCount === 0;

function useSteps(user: User) {
  const waits = hasOpenRequest(user.isActive);
  const payments = useEndpoint('listUserPayments', { id: user._id });
  // Adds only one line, so the steps are shown without it.
  const usual = useEndpoint('getUsualWait', {}, { enabled: waits, staleTime: 60 * 60_000 });
  const credits = useCreditProgress(user);
  const isKnown =
    !isAwaited(payments) &&
    !(waits && isAwaited(usual)) &&
    !(isCollectingCredits(user) && isAwaited(credits));
  return { waits, newest: payments.data?.data[0], days: usual.data?.days, isKnown };
}

/** Until this is true, the dashboard renders nothing below the tracker, to avoid layout shifts. */
export const useIsProgressKnown = (user: User): boolean => useSteps(user).isKnown;

/** Review progress of the payment proof. Renders nothing without a pending or recent decision. */
export function ProgressTracker({ user }: { readonly user: User }) {
  const { waits, newest, days } = useSteps(user);
  const progress = computeProgress(user, newest, days);
  const waiting = waits && newest?.state === 'waiting' ? newest : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const [confirmation, setConfirmation] = useState<string>();
  const hasReplaced = (message: string) => {
    setConfirmation(message);
    // The focused form no longer exists.
    heading.current?.focus();
  };
  if (progress === undefined) return null;
  return (
    <section aria-labelledby="progress-title" className="panel print-hidden grid gap-5 p-5 sm:p-6">
      <h2 ref={heading} id="progress-title" tabIndex={-1} className="text-heading outline-none">
        {progress.title}
      </h2>
      <ol className="grid gap-5 sm:grid-cols-3">
        {progress.steps.map((step) => (
          <StepEntry key={step.title} step={questionStep(step, user)} />
        ))}
      </ol>
      {waiting !== undefined && user.question === null && (
        <ReplaceProof key={waiting._id} payment={waiting} onReplaced={hasReplaced} />
      )}
      {confirmation !== undefined && <Notice tone="success">{confirmation}</Notice>}
    </section>
  );
}

function StepEntry({ step }: { readonly step: Step }) {
  const { Icon, colours, label } = looks[step.state];
  return (
    <li
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-3"
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <span aria-hidden="true" className={`grid size-10 place-items-center rounded-full border-2 ${colours}`}>
        {Icon !== undefined && <Icon className="size-5" />}
      </span>
      <div className="grid min-h-10 content-center gap-0.5">
        <p className="font-semibold">
          <span className="sr-only">{label}: </span>
          {step.title}
        </p>
        {step.at !== undefined && <p className="text-muted text-sm">{formatDate(step.at)}</p>}
        {step.text !== undefined && <p className="text-sm wrap-anywhere">{step.text}</p>}
      </div>
    </li>
  );
}

// Lazy-loaded: the form code is large, and few members replace a proof.
const ReplaceProofForm = lazyComponent(() => import('./replace-proof-form.tsx'));

interface ReplaceProofProps {
  readonly payment: PaymentRow;
  readonly onReplaced: (message: string) => void;
}

function ReplaceProof({ payment, onReplaced }: ReplaceProofProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4 border-line border-t pt-5">
      <Button
        variant="secondary"
        icon={<UploadIcon />}
        aria-expanded={isOpen}
        aria-controls="replace-proof"
        onClick={() => setOpen(!isOpen)}
      >
        {t.replaceProof}
      </Button>
      <div id="replace-proof" hidden={!isOpen} className="w-full">
        {isOpen && (
          <Suspense fallback={<Spinner label={t.loading} />}>
            <ReplaceProofForm payment={payment} onReplaced={onReplaced} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
