import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const question = 'Perubahan belum disimpan. Tinggalkan halaman ini?';

/** Inside an EndpointForm: asks once before changes that were not sent are left behind. */
export function UnsavedGuard() {
  const { isDirty, isSubmitting } = useFormContext().formState;
  useLeaveQuestion(isDirty && !isSubmitting);
  return null;
}

function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // The declarative router cannot hold a navigation back; the browser can.
    const onNavigate = (event: NavigateEvent) => {
      // A file that is saved leaves the page as it is.
      if (event.downloadRequest !== null) return;
      const isInside = new URL(event.destination.url).origin === window.location.origin;
      const leaves = isInside && new URL(event.destination.url).pathname !== window.location.pathname;
      if (event.cancelable && leaves && !event.hashChange && !window.confirm(question))
        event.preventDefault();
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isNeeded]);
}
