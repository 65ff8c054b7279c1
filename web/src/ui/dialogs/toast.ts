type Show = (text: string) => void;

const queue: string[] = [];

let resolveFirstToast = () => {};
/** Resolves with the first toast that has no toaster. */
export const firstToast = new Promise<void>((resolve) => {
  resolveFirstToast = resolve;
});

let show: Show = (text) => {
  queue.push(text);
  resolveFirstToast();
};

/** Messages in layouts with a ToastOutlet. Failures are shown in the page instead, where they stay. */
export const toast = {
  success: (text: string): void => show(text),
};

/** Passes toasts to a listener, including earlier ones. Returns its removal; later toasts are then lost. */
export function listenToToasts(listener: Show): () => void {
  show = listener;
  for (const text of queue.splice(0)) listener(text);
  return () => {
    if (show === listener) show = () => undefined;
  };
}

/** Empties a form after its success, and shows the reply. */
export function clearAndToast({ message }: { readonly message: string }, clear: () => void): void {
  clear();
  toast.success(message);
}
