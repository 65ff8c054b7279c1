type Show = (text: string) => void;

/** What was said before there was a place for it. */
const early: string[] = [];

let call = () => {};
/** Comes about when something is said and there is no place for it. */
export const firstToast = new Promise<void>((resolve) => {
  call = resolve;
});

let show: Show = (text) => {
  early.push(text);
  call();
};

/** Short messages over the page, where a layout has a ToastPlace. A failure stands in the page, where it stays. */
export const toast = {
  success: (text: string): void => show(text),
};

/**
 * Hands over what is said, and what has been said before there was anybody to show it.
 *
 * @returns how to end that; what is said then, while no place is there, is lost
 */
export function listenToToasts(listener: Show): () => void {
  show = listener;
  for (const text of early.splice(0)) listener(text);
  return () => {
    if (show === listener) show = () => undefined;
  };
}
