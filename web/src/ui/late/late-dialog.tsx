import { type ComponentType, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '#ui/base/spinner.tsx';
import { dialogLook } from '#ui/dialogs/dialog-look.ts';
import { lazyPart } from './lazy-part.tsx';
import type * as Popups from './popups.ts';
import { later } from './somebody.ts';

interface LateDialogProps {
  readonly isOpen: boolean;
  /** What Escape does: `onCancel` where that is another thing than to close it. */
  readonly onClose?: () => void;
  readonly onCancel?: () => void;
}

export const loadPopups = () => import('./popups.ts');

/**
 * A dialog whose code comes when somebody begins to use the page, or a while after it is shown, so that it is there when
 * they open it. Where it does not come, that is said once it is asked for.
 *
 * @param pick which of them it is
 */
export function lateDialog<P extends LateDialogProps>(
  pick: (popups: typeof Popups) => ComponentType<P>,
): ComponentType<P> {
  let here: ComponentType<P> | undefined;
  const load = async () => {
    here = pick(await loadPopups());
    return { default: here };
  };
  const Lazy = lazyPart(load);
  return function LateDialog(props: P) {
    const { isOpen, onCancel, onClose } = props;
    const [Part, setPart] = useState<ComponentType<P>>();
    // What is here is shown at once: the next key is for it.
    if (isOpen && Part === undefined) setPart(() => here ?? Lazy);
    useEffect(() => {
      // Whoever opens it asks again.
      later()
        .then(load)
        .catch(() => undefined);
    }, []);
    // On its way, or not to be had: it does not hear the key itself.
    useEscape(isOpen, () => here === undefined && (onCancel ?? onClose)?.());
    if (Part === undefined || (!isOpen && here === undefined)) return null;
    return (
      <Suspense fallback={<Awaited />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function useEscape(isOn: boolean, onEscape: () => unknown): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Over the page while the dialog's code is on its way: what is pressed until then is not meant for what lies behind. */
const Awaited = () => (
  <div className={`${dialogLook.backdrop} grid place-items-center`}>
    <div className="rounded-panel bg-surface-raised px-10">
      <Spinner label="Loading..." />
    </div>
  </div>
);
