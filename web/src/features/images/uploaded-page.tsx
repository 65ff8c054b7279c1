import { Suspense } from 'react';
import { lazyPart } from '#ui/base/lazy-part.tsx';
import { MissingEntry } from '#ui/base/missing-entry.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';

const UploadForm = lazyPart(() => import('./upload-form.tsx'));

/** Names under which only a machine's own emulator is reached; its endpoint exists nowhere else either. */
const ownMachine = ['127.0.0.1', 'localhost', '[::1]'];

/** The test of uploads (requirements 2.13), in the local emulator only. */
export default function UploadedPage() {
  const isHydrated = useHydrated();
  if (!isHydrated) return <Spinner label="Memuat…" className="size-8" />;
  if (!ownMachine.includes(window.location.hostname)) {
    return (
      <div className="wrap py-16">
        <MissingEntry text="404 - Page not found" lang="en" />
      </div>
    );
  }
  return (
    <div className="wrap py-12 sm:py-16">
      <section lang="en" className="panel mx-auto grid max-w-xl gap-6 p-5 sm:p-8">
        <h1 className="text-title">Upload test</h1>
        <Suspense fallback={<Spinner label="Loading..." className="size-8" />}>
          <UploadForm />
        </Suspense>
      </section>
    </div>
  );
}
