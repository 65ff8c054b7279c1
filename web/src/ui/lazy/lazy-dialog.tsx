import { type ComponentType, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as t from '#messages/ui/lazy';
import { Spinner } from '#ui/base/spinner.tsx';
import { dialogStyles } from '#ui/dialogs/dialog-styles.ts';
import { firstInteractionOrIdle } from './first-interaction.ts';
import { lazyComponent } from './lazy-component.tsx';
import type * as Popups from './popups.ts';

interface LazyDialogProps {
  readonly isOpen: boolean;
  /** Handles Escape. `onCancel` is used where Escape does more than close the dialog. */
  readonly onClose?: () => void;
  readonly onCancel?: () => void;
}

export const loadPopups = () => import('./popups.ts');

/** Loads a dialog on the first interaction or after a delay, so that it is ready when it opens. */
export function lazyDialog<P extends LazyDialogProps>(
  pick: (popups: typeof Popups) => ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const load = async () => {
    loaded = pick(await loadPopups());
    return { default: loaded };
  };
  const Lazy = lazyComponent(load);
  return function LazyDialog(props: P) {
    const { isOpen, onCancel, onClose } = props;
    const [Part, setPart] = useState<ComponentType<P>>();
    // A loaded dialog is shown immediately, because the next key is meant for it.
    if (isOpen && Part === undefined) setPart(() => loaded ?? Lazy);
    useEffect(() => {
      // Errors are ignored: opening the dialog loads it again.
      firstInteractionOrIdle()
        .then(load)
        .catch(() => undefined);
    }, []);
    // Handles Escape while the dialog is not loaded.
    useEscape(isOpen, () => loaded === undefined && (onCancel ?? onClose)?.());
    if (Part === undefined || (!isOpen && loaded === undefined)) return null;
    return (
      <Suspense fallback={<LoadingOverlay />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function useEscape(isActive: boolean, onEscape: () => unknown): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    if (!isActive) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);
}

/** Covers the page while the dialog loads, so that presses do not reach the page behind. */
const LoadingOverlay = () => (
  <div className={`${dialogStyles.backdrop} grid place-items-center`}>
    <div className="rounded-panel bg-surface-raised px-10">
      <Spinner label={t.loading} />
    </div>
  </div>
);
