import { ApiError } from 'contract/errors';
import type { Bill } from 'contract/money/bills';
import { type ReactNode, Suspense } from 'react';
import * as t from '#messages/shared/payments';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

const BillPanel = lazyComponent(() => import('./bill-panel.tsx'));

export interface BillPlaceProps {
  /** Query of an endpoint that opens a bill. */
  readonly answer: {
    readonly data: Bill | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  readonly payer?: string | undefined;
  /** Shown above the bill, in the same place, so that it moves nothing when it loads. */
  readonly children?: ReactNode;
}

/** Shows the bill when it is loaded. Without one, payers transfer the published fee and can continue. */
export function BillPlace({ answer: { data, error, refetch }, payer, children }: BillPlaceProps) {
  if (data !== undefined || error === null) {
    const loading = <Spinner label={t.preparingAmount} className="size-6" />;
    return (
      // Minimum height of the longest bill, to avoid a layout shift.
      <div className="flex min-h-148 flex-col gap-4 *:last:grow">
        {children}
        <Suspense fallback={loading}>
          {data === undefined ? loading : <BillPanel bill={data} payer={payer} />}
        </Suspense>
      </div>
    );
  }
  const code = error instanceof ApiError ? error.code : undefined;
  const isRefused = code === 'wrong-status';
  // A limit names the time of the next try.
  const failure = code === 'too-many-requests' ? error.message : t.billFailed;
  return (
    <Notice tone="info" onRetry={isRefused ? undefined : () => void refetch()}>
      <p className="font-normal text-sm">{isRefused ? error.message : `${failure} ${t.plainFeeAccepted}`}</p>
    </Notice>
  );
}
