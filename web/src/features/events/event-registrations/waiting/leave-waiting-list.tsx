import type { OwnEntry } from 'contract/schemas/events/registrations';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations/waiting';
import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { registrationQueries } from '../cancel-registration.tsx';

interface Words {
  readonly action: string;
  readonly title: string;
  readonly content: string;
}

export const leaveWords: Readonly<Record<OwnEntry['state'], Words>> = {
  requested: {
    action: t.withdrawRequest,
    title: t.withdrawTitle,
    content: t.withdrawText,
  },
  waiting: {
    action: t.leaveList,
    title: t.leaveTitle,
    content: t.leaveText,
  },
  offered: {
    action: t.declineOffer,
    title: t.declineTitle,
    content: t.declineText,
  },
};

interface LeaveWaitingListProps {
  readonly event: { readonly id: string; readonly title: string };
  readonly state: OwnEntry['state'];
  readonly onLeft: () => void;
  /** Code of a guest; undefined for the account. */
  readonly code?: string | undefined;
}

/** Leaves the waiting list, declines the offer or withdraws the request, after a confirmation. */
export function LeaveWaitingList({ event, state, onLeft, code }: LeaveWaitingListProps) {
  const leaving = useAction(code === undefined ? 'leaveEventWaitingList' : 'leaveGuestWaitingList', {
    refreshes: registrationQueries,
  });
  const { button, dialog } = useConfirmation({
    attempt: () => leaving.run(code === undefined ? { id: event.id } : { code }),
    onDone: onLeft,
  });
  const { action, title, content } = leaveWords[state];
  return (
    <>
      <Button {...button} variant="quiet">
        {action}
      </Button>
      <ConfirmDialog
        title={title}
        content={content}
        record={event.title}
        confirmLabel={action}
        busyLabel={t.saving}
        {...dialog}
      />
    </>
  );
}
