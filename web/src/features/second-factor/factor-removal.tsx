import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';

interface FactorRemovalProps {
  readonly what: 'app' | { readonly _id: string; readonly name: string };
  readonly onDone: (outcome: { message: string }) => void;
}

const refreshes = ['getFactor'] as const;

/** Removes one of several factors. */
export function FactorRemoval({ what, onDone }: FactorRemovalProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const app = useAction('removeApp', { refreshes });
  const passkey = useAction('removePasskey', { refreshes });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: () => (what === 'app' ? app.run({}) : passkey.run({ id: what._id })),
    explain: getErrorMessage,
    onClose: () => setAsking(false),
    onDone: ({ message }) => onDone({ message }),
  });
  const name = what === 'app' ? 'Aplikasi autentikator' : what.name;
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size={what === 'app' ? 'medium' : 'small'}
        aria-label={`Hapus ${name}`}
        onClick={() => setAsking(true)}
      >
        {what === 'app' ? 'Hapus aplikasi' : 'Hapus'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        lang="id"
        title={what === 'app' ? 'Hapus aplikasi' : 'Hapus passkey'}
        content="Login tidak menerimanya lagi, dan semua sesi lain diakhiri. Bukti lain yang Anda miliki tetap berlaku. Ini tidak dapat diurungkan: untuk memakainya lagi, pasang dari awal."
        record={name}
        confirmLabel="Hapus"
        busyLabel="Menghapus…"
        cancelLabel="Batal"
        isBusy={isBusy}
        error={error}
        onConfirm={() => void run()}
        onCancel={close}
        returnFocus={() => opener.current}
      />
    </>
  );
}
