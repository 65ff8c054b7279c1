import { Suspense, useId } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Loaded after the form: the entry is below it, and its code would delay the text. */
const LastChangeEntry = lazyComponent(() => import('./last-change-entry.tsx'));

interface LastChangeProps {
  readonly id: string;
  readonly title?: string | undefined;
  readonly onUndone: () => void;
}

export function LastChange({ id, title = 'Perubahan terakhir', onUndone }: LastChangeProps) {
  const headingId = useId();
  const { data } = useEndpoint('getLastEdit', { id }, { bypassCache: true });
  if (!data?.entry) return null;
  return (
    <section aria-labelledby={headingId} className="panel mt-6 max-w-4xl p-5 sm:px-8">
      <h2 id={headingId} className="mb-3 text-heading">
        {title}
      </h2>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <LastChangeEntry id={id} entry={data.entry} onUndone={onUndone} />
      </Suspense>
    </section>
  );
}
