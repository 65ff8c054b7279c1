import { Suspense } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Loaded after the form: the entry is below it, and its code would delay the text. */
const LastChangeEntry = lazyComponent(() => import('./last-change-entry.tsx'));

interface LastChangeProps {
  readonly id: string;
  readonly onUndone: () => void;
}

export function LastChange({ id, onUndone }: LastChangeProps) {
  const { data } = useEndpoint('getLastEdit', { id }, { bypassCache: true });
  if (!data?.entry) return null;
  return (
    <section aria-labelledby="last-change" className="panel mt-6 max-w-4xl p-5 sm:px-8">
      <h2 id="last-change" className="mb-3 text-heading">
        Perubahan terakhir
      </h2>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <LastChangeEntry id={id} entry={data.entry} onUndone={onUndone} />
      </Suspense>
    </section>
  );
}
