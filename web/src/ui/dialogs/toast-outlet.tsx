import { Suspense, useEffect, useState } from 'react';
import { firstInteractionOrIdle } from '#ui/lazy/first-interaction.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { loadPopups } from '#ui/lazy/lazy-dialog.tsx';
import { firstToast } from './toast.ts';

const Toaster = lazyComponent(async () => ({ default: (await loadPopups()).Toaster }));

/** Loads the toaster. If that fails, the first toast triggers another attempt. */
async function loadToaster(): Promise<void> {
  await Promise.race([firstInteractionOrIdle(), firstToast]);
  await loadPopups().catch(async () => {
    await firstToast;
    await loadPopups();
  });
}

/** Place of toasts, one per layout. Its code loads on the first interaction, when idle, or with a toast. */
export function ToastOutlet() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isMounted = true;
    loadToaster().then(
      () => isMounted && setLoaded(true),
      // Errors are ignored: the result of the action is on screen anyway.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  if (!isLoaded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
