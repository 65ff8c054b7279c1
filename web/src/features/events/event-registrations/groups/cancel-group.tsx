import type { EventGroup } from 'contract/events/event-guests';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations/groups';
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
        {t.cancelGroup}
      </Button>
      <ConfirmDialog
        title={t.cancelTitle}
        content={fill(t.cancelText, { places })}
        record={`${institution.name} · ${event.title}`}
        confirmLabel={t.cancelGroup}
        busyLabel={t.cancelling}
        {...dialog}
      >
        {refund !== null && <RefundNotice refund={refund} accountPage="own-events" />}
      </ConfirmDialog>
    </>
  );
}
