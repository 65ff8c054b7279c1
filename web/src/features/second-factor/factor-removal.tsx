import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

interface FactorRemovalProps {
  readonly what: 'app' | { readonly _id: string; readonly name: string };
  readonly onDone: (outcome: { message: string }) => void;
}

const refreshes = ['getFactor'] as const;

export function FactorRemoval({ what, onDone }: FactorRemovalProps) {
  const app = useAction('removeApp', { refreshes });
  const passkey = useAction('removePasskey', { refreshes });
  const { button, dialog } = useConfirmation({
    attempt: () => (what === 'app' ? app.run({}) : passkey.run({ id: what._id })),
    onDone: ({ message }) => onDone({ message }),
  });
  const name = what === 'app' ? 'Aplikasi autentikator' : what.name;
  return (
    <>
      <Button
        {...button}
        variant="secondary"
        size={what === 'app' ? 'medium' : 'small'}
        aria-label={`Hapus ${name}`}
      >
        {what === 'app' ? 'Hapus aplikasi' : 'Hapus'}
      </Button>
      <ConfirmDialog
        lang="id"
        title={what === 'app' ? 'Hapus aplikasi' : 'Hapus passkey'}
        content="Login tidak menerimanya lagi, dan semua sesi lain diakhiri. Bukti lain yang Anda miliki tetap berlaku. Ini tidak dapat diurungkan: untuk memakainya lagi, pasang dari awal."
        record={name}
        confirmLabel="Hapus"
        busyLabel="Menghapus…"
        cancelLabel="Batal"
        {...dialog}
      />
    </>
  );
}
