import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import * as t from '#messages/ui/dialogs';
import { CheckCircleIcon, CloseIcon } from '#ui/base/shell-icons.tsx';
import { listenToToasts } from './toast.ts';

/** Enough time to read a sentence twice. */
const visibleMs = 7000;
const maxVisibleToasts = 3;

export function Toaster() {
  return (
    <Toast.Provider timeout={visibleMs} limit={maxVisibleToasts}>
      <Toast.Viewport
        aria-live="off"
        aria-label={t.toastsLabel}
        // At the top of small screens, because dialogs and sticky bars have their buttons at the bottom.
        className="pointer-events-none fixed inset-x-4 top-20 z-60 grid justify-items-end gap-3 outline-none sm:top-auto sm:right-auto sm:bottom-[calc(1rem+var(--decision-bar,0px)+var(--sticky-bar,0px))] sm:left-1/2 sm:w-96 sm:-translate-x-1/2"
      >
        <LiveRegion />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

/** Exists before the first toast: screen readers may miss content that arrives with its region. */
function LiveRegion() {
  const { toasts, add } = Toast.useToastManager();
  useEffect(() => listenToToasts((title) => add({ title })), [add]);
  return (
    // The newest toast is nearest to the edge.
    <div role="status" className="flex w-full flex-col-reverse gap-3 sm:flex-col">
      {toasts.toReversed().map((toast) => (
        <ToastPanel key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** A toast needs no reply, so it is no dialog, and only its button is a tab stop. */
const groupProps = { role: 'group', 'aria-modal': undefined, tabIndex: -1 } as const;

function ToastPanel({ toast }: Pick<Toast.Root.Props, 'toast'>) {
  return (
    <Toast.Root
      toast={toast}
      {...groupProps}
      swipeDirection={[]}
      className="pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-surface-raised py-3 pr-2 pl-4 shadow-float data-limited:hidden"
    >
      <CheckCircleIcon className="mt-0.5 size-5 shrink-0 text-success" />
      <Toast.Title render={<p />} className="min-w-0 flex-1 font-medium" />
      <Toast.Close
        aria-label={t.closeToast}
        // The library hides it from screen readers while neither pointer nor focus is on the toasts.
        aria-hidden={undefined}
        className="-my-1 grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
