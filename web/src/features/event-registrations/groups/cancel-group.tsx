import type { EventGroup } from 'contract/event-groups';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { RefundNotice } from '../refunds/refund-notice.tsx';
import { groupQueries } from './group-text.ts';

interface CancelGroupProps {
  readonly group: EventGroup;
  readonly onCancelled: (message: string) => void;
}

/** Gives all places of a group back, after a confirmation with the refund. */
export function CancelGroup({ group, onCancelled }: CancelGroupProps) {
  const { _id, places, event, institution, refund } = group;
  // The group itself no longer exists afterwards.
  const refreshes = groupQueries.filter((name) => name !== 'getEventGroup');
  const cancelling = useAction('cancelEventGroup', { refreshes });
  const { button, dialog } = useConfirmation({
    attempt: () => cancelling.run({ id: _id, ...(refund === null ? {} : { seenRefund: refund.amount }) }),
    onDone: ({ message }) => onCancelled(message),
  });
  return (
    <>
      <Button {...button} variant="quiet">
        Batalkan rombongan
      </Button>
      <ConfirmDialog
        title="Batalkan rombongan?"
        content={`Semua ${places} tempat dilepas, dan tiketnya tidak berlaku lagi. Peserta yang sudah ada namanya mendapat email.`}
        record={`${institution.name} · ${event.title}`}
        confirmLabel="Batalkan rombongan"
        busyLabel="Membatalkan…"
        {...dialog}
      >
        {refund !== null && <RefundNotice refund={refund} page="di Acara saya" />}
      </ConfirmDialog>
    </>
  );
}
