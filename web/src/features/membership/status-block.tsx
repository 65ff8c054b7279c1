import { hasOpenRequest } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { useDeferredValue, useRef, useState } from 'react';
import { ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { ClockIcon, RefreshIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { AlertIcon, CheckCircleIcon } from '#ui/base/shell-icons.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { summarizeMembership, type Tone } from './membership-summary.ts';

// Lazy-loaded: the form code is large, and few members receive a question.
const QuestionPanel = lazyComponent(() => import('./question-panel.tsx'));

const looks: Record<Tone, { readonly Icon: typeof ClockIcon; readonly colours: string }> = {
  good: { Icon: CheckCircleIcon, colours: 'border-success/40 bg-success-soft text-success' },
  waiting: { Icon: ClockIcon, colours: 'border-brand/40 bg-brand-soft text-brand-strong' },
  soon: { Icon: AlertIcon, colours: 'border-warning/40 bg-warning-soft text-warning' },
  urgent: { Icon: AlertIcon, colours: 'border-danger/40 bg-danger-soft text-danger' },
};

/** Membership status, an open question, and the next step. Suspends while the code of the question loads. */
export function StatusBlock({ user }: { readonly user: User }) {
  // A question that arrives later is shown when its code has loaded.
  const question = useDeferredValue(hasOpenRequest(user.isActive) ? user.question : null);
  const { text, tone, remaining, explanation, mayRenew } = summarizeMembership(user);
  const { Icon, colours } = looks[question === null ? tone : 'soon'];
  const heading = useRef<HTMLHeadingElement>(null);
  const [confirmation, setConfirmation] = useState<string>();
  const hasAnswered = (message: string) => {
    setConfirmation(message);
    // The focused form no longer exists.
    heading.current?.focus();
  };
  return (
    <section
      aria-labelledby="status-title"
      className={`grid gap-4 rounded-panel border p-5 sm:p-6 ${colours}`}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Icon className={question === null ? 'size-9 shrink-0' : 'size-6 shrink-0'} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 ref={heading} id="status-title" tabIndex={-1} className="sr-only">
            Status keanggotaan
          </h2>
          <p lang="en" className="font-bold text-heading">
            {text}
          </p>
          {remaining !== undefined && <p className="font-semibold">{remaining}</p>}
          {explanation !== undefined && question === null && <p className="text-ink">{explanation}</p>}
        </div>
        {mayRenew && (
          <WithTranslation translation="Perpanjang keanggotaan" className="print-hidden">
            <ButtonLink to="/membership/renew" lang="en" icon={<RefreshIcon />}>
              Renew Membership
            </ButtonLink>
          </WithTranslation>
        )}
      </div>
      {question !== null && <QuestionPanel question={question} onAnswered={hasAnswered} />}
      {confirmation !== undefined && question === null && <Notice tone="success">{confirmation}</Notice>}
    </section>
  );
}
