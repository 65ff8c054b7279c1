import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

const question = 'Perubahan belum disimpan. Tinggalkan halaman ini?';

/** Asks for confirmation before unsaved changes are lost. Must be inside an EndpointForm. */
export function UnsavedGuard() {
  const { isDirty, isSubmitting } = useFormContext().formState;
  useLeaveConfirmation(isDirty && !isSubmitting);
  return null;
}

function useLeaveConfirmation(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // The declarative router cannot block a navigation, but the Navigation API can.
    const onNavigate = (event: NavigateEvent) => {
      // A download does not leave the page.
      if (event.downloadRequest !== null) return;
      const isInside = new URL(event.destination.url).origin === window.location.origin;
      const isLeaving = isInside && new URL(event.destination.url).pathname !== window.location.pathname;
      if (event.cancelable && isLeaving && !event.hashChange && !window.confirm(question))
        event.preventDefault();
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isActive]);
}
