import { Suspense } from 'react';
import { isLocalhost } from '#api/transport/is-localhost.ts';
import * as t from '#messages/features/content/images';
import { MissingEntry } from '#ui/base/missing-entry.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

const UploadForm = lazyComponent(() => import('./upload-form.tsx'));

/** Upload test (requirements 2.13), only in the local emulator. */
export default function UploadedPage() {
  const isHydrated = useHydrated();
  if (!isHydrated) return <Spinner label={t.loading} className="size-8" />;
  if (!isLocalhost()) {
    return (
      <div className="wrap py-16">
        <MissingEntry text={t.notFound} lang="en" />
      </div>
    );
  }
  return (
    <div className="wrap py-12 sm:py-16">
      <section lang="en" className="panel mx-auto grid max-w-xl gap-6 p-5 sm:p-8">
        <h1 className="text-title">{t.title}</h1>
        <Suspense fallback={<Spinner label={t.loadingForm} className="size-8" />}>
          <UploadForm />
        </Suspense>
      </section>
    </div>
  );
}
