import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

/** Replies that a registration or a cancellation changes. */
export const registrationQueries = [
  'getEventRegistration',
  'getEventOnlineLink',
  'listOwnEventRegistrations',
  'getGuestPlace',
] as const;

interface CancelRegistrationProps {
  readonly event: { readonly id: string; readonly title: string };
  readonly onCancelled: () => void;
  /** Code of a guest; undefined for the place of the account. */
  readonly code?: string | undefined;
}

/** Asks for confirmation, because another member can take the place. */
export function CancelRegistration({ event, onCancelled, code }: CancelRegistrationProps) {
  const cancellingAsGuest = useAction('cancelGuestPlace', { refreshes: registrationQueries });
  const cancelling = useAction('cancelEventRegistration', { refreshes: registrationQueries });
  const { button, dialog } = useConfirmation({
    attempt: () => (code === undefined ? cancelling.run({ id: event.id }) : cancellingAsGuest.run({ code })),
    onDone: onCancelled,
  });
  return (
    <>
      <Button {...button} variant="quiet">
        Batalkan pendaftaran
      </Button>
      <ConfirmDialog
        title="Batalkan pendaftaran?"
        content="Tempat Anda dapat diambil orang lain. Selama masih ada tempat, Anda dapat mendaftar lagi."
        record={event.title}
        confirmLabel="Batalkan pendaftaran"
        busyLabel="Membatalkan…"
        {...dialog}
      />
    </>
  );
}
