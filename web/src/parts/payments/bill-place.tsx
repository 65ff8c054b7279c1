import type { Bill } from 'contract/bills';
import { ApiError } from 'contract/errors';
import { Suspense } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';

const BillPanel = lazyPart(() => import('./bill-panel.tsx'));

export interface BillPlaceProps {
  /** The answer of one of the endpoints that open bills. */
  readonly answer: {
    readonly data: Bill | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
}

/** A bill, once it is here. Without one the published fee is paid as before: it keeps nobody from going on. */
export function BillPlace({ answer: { data, error, refetch } }: BillPlaceProps) {
  if (data !== undefined || error === null) {
    const loading = <Spinner label="Menyiapkan nominal transfer…" className="size-6" />;
    return (
      // As high as what comes, with the words of the longest amount: nothing beneath moves from under a finger.
      <div className="grid min-h-120 lg:min-h-122">
        <Suspense fallback={loading}>{data === undefined ? loading : <BillPanel bill={data} />}</Suspense>
      </div>
    );
  }
  const isRefused = error instanceof ApiError && error.code === 'wrong-status';
  return (
    <Notice tone="info" onRetry={isRefused ? undefined : () => void refetch()}>
      <p className="font-normal text-sm">
        {isRefused
          ? error.message
          : 'Nominal khusus belum dapat dimuat. Transfer sejumlah iuran juga diterima.'}
      </p>
    </Notice>
  );
}
