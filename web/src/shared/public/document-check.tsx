import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as t from '#messages/shared/public';
import { Notice } from '#ui/base/notice.tsx';
import { PageHero } from './page-hero.tsx';
import { VerdictPending } from './verdict-card.tsx';

interface CheckResultProps<T> {
  readonly check: UseQueryResult<T>;
  readonly className: string;
  /** Shown until there is something to check. */
  readonly placeholder?: ReactNode;
  readonly children: (reply: T) => ReactNode;
}

/** Verdict of a check, which screen readers announce. A failure can be retried. */
export const CheckResult = <T,>({ check, className, placeholder, children }: CheckResultProps<T>) => (
  <div role="status" aria-label={t.checkResult} className={className}>
    {placeholder ??
      (check.data !== undefined ? (
        children(check.data)
      ) : check.isError && !check.isFetching ? (
        <Notice tone="error" onRetry={() => check.refetch()}>
          {check.error.message}
        </Notice>
      ) : (
        <VerdictPending />
      ))}
  </div>
);

/** Top of a page that checks a document. */
export const CheckHero = ({ title, lead }: { readonly title: string; readonly lead: string }) => (
  <PageHero title={title} lead={lead} tone="teal" tiles={['q2 n4 k6 d1', 'b5 q8 c2 n7', 'k1 e3 q5 g2']} />
);

interface DocumentCheckProps<T> extends Omit<CheckResultProps<T>, 'className'> {
  readonly title: string;
  readonly lead: string;
}

/** Page that a QR code on a document opens. */
export const DocumentCheck = <T,>({ title, lead, ...result }: DocumentCheckProps<T>) => (
  <>
    <CheckHero title={title} lead={lead} />
    <div className="wrap grid gap-5 py-10 sm:py-14">
      <CheckResult {...result} className="min-h-112 max-w-3xl" />
    </div>
  </>
);
