import type { ReactNode } from 'react';
import * as t from '#messages/shared/second-factor';
import { Button, type ButtonVariant } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';

interface PasskeyButtonProps {
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Requests the options, uses the passkey, and sends the result. */
  readonly attempt: () => Promise<unknown>;
  readonly actions?: ReactNode;
}

export function PasskeyButton({ label, variant = 'primary', attempt, actions }: PasskeyButtonProps) {
  const { run, isBusy, error } = useDialogAction({ attempt, onClose: () => undefined });
  return (
    <div className="grid gap-4">
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant={variant} busy={isBusy} busyLabel={t.waiting} onClick={() => void run()}>
          {label}
        </Button>
        {actions}
      </div>
    </div>
  );
}
