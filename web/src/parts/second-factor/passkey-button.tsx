import type { ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';
import { messageOf } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';

interface PasskeyButtonProps {
  readonly label: string;
  /** Asks the function, the browser, and what then has to be asked. */
  readonly attempt: () => Promise<unknown>;
  /** Beside the button: a way back, say. */
  readonly actions?: ReactNode;
}

/** Has the browser ask for a passkey, and tells when there was none. */
export function PasskeyButton({ label, attempt, actions }: PasskeyButtonProps) {
  const { run, isBusy, error } = useDialogAction({
    attempt,
    explain: messageOf,
    onClose: () => undefined,
  });
  return (
    <div className="grid gap-4">
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isBusy} busyLabel="Menunggu passkey…" onClick={() => void run()}>
          {label}
        </Button>
        {actions}
      </div>
    </div>
  );
}
