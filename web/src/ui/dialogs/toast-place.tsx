import { Suspense, useEffect, useState } from 'react';
import { loadPopups } from '#ui/late/late-dialog.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { later } from '#ui/late/somebody.ts';
import { firstToast } from './toast.ts';

const Toaster = lazyPart(async () => ({ default: (await loadPopups()).Toaster }));

/** Where it does not come, it is asked for once more when there is something to say. */
async function loaded(): Promise<void> {
  await Promise.race([later(), firstToast]);
  await loadPopups().catch(async () => {
    await firstToast;
    await loadPopups();
  });
}

/** The place of the toasts, whose code comes when somebody begins to use the page or something is said; one per layout. */
export function ToastPlace() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isShown = true;
    loaded().then(
      () => isShown && setHere(true),
      // What was done is on screen all the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!isHere) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
