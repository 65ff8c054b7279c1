import type { OwnEntry } from 'contract/schemas/events/registrations';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations/waiting';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { isGuest, type PlaceOwner, registrationQueries } from '../event-facts.tsx';

export const leaveWords = {
  requested: { action: t.withdrawRequest, title: t.withdrawTitle, content: t.withdrawText },
  waiting: { action: t.leaveList, title: t.leaveTitle, content: t.leaveText },
  offered: { action: t.declineOffer, title: t.declineTitle, content: t.declineText },
} as const satisfies Record<OwnEntry['state'], object>;

interface LeaveWaitingListProps {
  readonly owner: PlaceOwner;
  /** Title of the event. */
  readonly title: string;
  readonly state: OwnEntry['state'];
  readonly onLeft: () => void;
}

/** Leaves the waiting list, declines the offer or withdraws the request, after a confirmation. */
export function LeaveWaitingList({ owner, title, state, onLeft }: LeaveWaitingListProps) {
  const leaving = useAction(isGuest(owner) ? 'leaveGuestWaitingList' : 'leaveEventWaitingList', {
    refreshes: registrationQueries,
  });
  const { action, ...words } = leaveWords[state];
  return (
    <ConfirmButton
      label={action}
      button={{ variant: 'quiet' }}
      {...words}
      record={title}
      confirmLabel={action}
      busyLabel={t.saving}
      send={() => leaving.run(owner)}
      onDone={onLeft}
    />
  );
}
