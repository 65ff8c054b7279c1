import { type ReactNode, useState } from 'react';
import { useOneAtATime } from '#api/use-one-at-a-time.ts';

interface DialogActionOptions<Input extends readonly unknown[], Reply> {
  /** Does it. */
  readonly attempt: (...input: Input) => Promise<Reply>;
  /** What the dialog says when that fails. */
  readonly explain: (error: unknown) => ReactNode;
  /** Closes the dialog. */
  readonly onClose: () => void;
  /** After success, once the dialog is closed. */
  readonly onDone?: (reply: Reply) => void;
}

export interface DialogAction<Input extends readonly unknown[]> {
  /**
   * Tries, and closes the dialog when that succeeds; a second call while one is under way does nothing.
   *
   * @returns whether it succeeded
   */
  readonly run: (...input: Input) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly error: ReactNode;
  /** Closes the dialog; what the last attempt left in it is gone when it opens again. */
  readonly close: () => void;
}

/** The one action of a dialog, which stays open until the action has succeeded. */
export function useDialogAction<Input extends readonly unknown[], Reply>(
  options: DialogActionOptions<Input, Reply>,
): DialogAction<Input> {
  const { attempt, explain, onClose, onDone } = options;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const oneAtATime = useOneAtATime();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const run = oneAtATime(async (...input: Input): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    let reply: Reply;
    try {
      reply = await attempt(...input);
    } catch (failure) {
      setError(explain(failure));
      return false;
    } finally {
      setBusy(false);
    }
    close();
    onDone?.(reply);
    return true;
  });
  return { run: async (...input) => (await run(...input)) ?? false, isBusy, error, close };
}
