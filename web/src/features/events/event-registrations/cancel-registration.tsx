import type { OwnPlace } from 'contract/schemas/events/registrations';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { isGuest, type PlaceOwner, registrationQueries } from './event-facts.tsx';
import { RefundNotice } from './refunds/refund-notice.tsx';

interface CancelRegistrationProps {
  readonly owner: PlaceOwner;
  /** Title of the event. */
  readonly title: string;
  /** Refund of the cancellation; null for a place without accepted money. */
  readonly refund?: OwnPlace['refund'];
  readonly onCancelled: () => void;
}

/** Asks for confirmation, because another member can take the place. */
export function CancelRegistration(props: CancelRegistrationProps) {
  const { owner, title, refund = null, onCancelled } = props;
  const cancelling = useAction(isGuest(owner) ? 'cancelGuestPlace' : 'cancelEventRegistration', {
    refreshes: registrationQueries,
  });
  const seen = refund === null ? {} : { seenRefund: refund.amount };
  return (
    <ConfirmButton
      label={t.cancelRegistration}
      button={{ variant: 'quiet' }}
      title={t.cancelTitle}
      content={t.cancelText}
      record={title}
      confirmLabel={t.cancelRegistration}
      busyLabel={t.cancelling}
      send={() => cancelling.run({ ...owner, ...seen })}
      onDone={onCancelled}
    >
      {refund !== null && <RefundNotice refund={refund} />}
    </ConfirmButton>
  );
}
