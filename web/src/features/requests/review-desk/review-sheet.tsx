import type { Review } from 'contract/reviews';
import type { UserRow } from 'contract/schemas/people';
import type { Ref } from 'react';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { type Comparison, ComparisonState } from './comparison-state.tsx';
import { ProofViewer } from './proof-viewer.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { ReuseWarning } from './reuse-warning.tsx';
import { EarlierPayments, ReviewFacts } from './review-facts.tsx';
import type { View, ViewActions } from './use-view.ts';

export interface ReviewSheetProps {
  readonly current: UserRow;
  readonly review: {
    readonly data: Review | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
    readonly comparison: Comparison;
  };
  readonly paymentId: string;
  readonly isAwaited: boolean;
  readonly view: View;
  readonly viewActions: ViewActions;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onSeen: (id: string) => void;
}

export function ReviewSheet(props: ReviewSheetProps) {
  const { current, review, paymentId, isAwaited, view, viewActions, headingRef, onSeen } = props;
  const { data, error } = review;
  const isRead = data !== undefined || error !== null;
  return (
    <article className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-4 lg:col-start-2">
        <h2 ref={headingRef} tabIndex={-1} className="text-heading outline-none wrap-anywhere">
          {current.name}
        </h2>
        {data !== undefined && <QuestionFacts user={data.user} />}
        {data !== undefined && <ReuseWarning reuses={data.reuses} />}
        {data?.isCompared === false && <ComparisonState comparison={review.comparison} />}
      </div>
      {/* On phones, hidden until the warnings above it are known, to avoid a layout shift. */}
      <div
        className={`min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${isRead ? '' : 'max-lg:invisible'}`}
      >
        <ProofViewer
          id={paymentId}
          name={current.name}
          isAwaited={isAwaited}
          view={view}
          actions={viewActions}
          onSeen={onSeen}
        />
      </div>
      {/* The key replaces the spinner instead of moving it, which would count as a layout shift. */}
      <div key={`${isRead}`} className="grid gap-4 lg:col-start-2">
        {!isRead && <Spinner label="Loading..." />}
        {error !== null && (
          <LoadFailure text="Gagal mengambil data pengguna" error={error} onRetry={review.refetch} />
        )}
        {data !== undefined && (
          <div className="panel grid gap-5 p-4">
            <ReviewFacts review={data} />
            <EarlierPayments earlier={data.earlier} />
          </div>
        )}
      </div>
    </article>
  );
}
