import { LoadFailure } from '#ui/base/load-failure.tsx';

export interface Comparison {
  readonly hasFailed: boolean;
  readonly retry: () => unknown;
}

/** Reports that a comparison of the proof with other proofs is running or has failed. */
export function ComparisonState({ comparison: { hasFailed, retry } }: { readonly comparison: Comparison }) {
  if (hasFailed)
    return <LoadFailure text="Bukti ini belum dapat dibandingkan dengan bukti lain." onRetry={retry} />;
  return (
    <p role="status" lang="id" className="text-muted text-sm">
      Membandingkan bukti dengan bukti lain…
    </p>
  );
}
