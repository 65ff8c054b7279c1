import type { OwnEntry } from 'contract/schemas/events/registrations';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations/waiting';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { registrationQueries } from '../cancel-registration.tsx';

export const leaveWords = {
  requested: { action: t.withdrawRequest, title: t.withdrawTitle, content: t.withdrawText },
  waiting: { action: t.leaveList, title: t.leaveTitle, content: t.leaveText },
  offered: { action: t.declineOffer, title: t.declineTitle, content: t.declineText },
} as const satisfies Record<OwnEntry['state'], object>;

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
  const { action, ...words } = leaveWords[state];
  return (
    <ConfirmButton
      label={action}
      button={{ variant: 'quiet' }}
      {...words}
      record={event.title}
      confirmLabel={action}
      busyLabel={t.saving}
      send={() => leaving.run(code === undefined ? { id: event.id } : { code })}
      onDone={onLeft}
    />
  );
}
