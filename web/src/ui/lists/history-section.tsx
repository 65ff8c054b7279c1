import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import * as t from '#messages/ui/lists';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

interface HistorySectionProps<Row> {
  readonly title: string;
  readonly list: UseQueryResult<{ readonly data: readonly Row[] }, Error>;
  readonly loadError: string;
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function HistorySection<Row>(props: HistorySectionProps<Row>) {
  const { title, list, loadError, empty, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel p-5 sm:p-6">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {list.isPending && <Spinner label={t.loading} />}
      {list.isError && <LoadFailure text={loadError} error={list.error} onRetry={list.refetch} />}
      {list.data?.data.length === 0 && <p className="text-muted">{empty}</p>}
      {list.data !== undefined && list.data.data.length > 0 && children(list.data.data)}
    </section>
  );
}
