import type { OwnPlace } from 'contract/schemas/events/registrations';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { RefundNotice } from './refunds/refund-notice.tsx';

/** Replies that a registration or a cancellation changes. */
export const registrationQueries = [
  'getEventRegistration',
  'getEventOnlineLink',
  'listOwnEventRegistrations',
  'getGuestPlace',
  'listOwnEventRefunds',
] as const;

interface CancelRegistrationProps {
  readonly event: { readonly id: string; readonly title: string };
  /** Refund of the cancellation; null for a place without accepted money. */
  readonly refund?: OwnPlace['refund'];
  readonly onCancelled: () => void;
  /** Code of a guest; undefined for the place of the account. */
  readonly code?: string | undefined;
}

/** Asks for confirmation, because another member can take the place. */
export function CancelRegistration(props: CancelRegistrationProps) {
  const { event, refund = null, onCancelled, code } = props;
  const cancelling = useAction(code === undefined ? 'cancelEventRegistration' : 'cancelGuestPlace', {
    refreshes: registrationQueries,
  });
  const seen = refund === null ? {} : { seenRefund: refund.amount };
  return (
    <ConfirmButton
      label={t.cancelRegistration}
      button={{ variant: 'quiet' }}
      title={t.cancelTitle}
      content={t.cancelText}
      record={event.title}
      confirmLabel={t.cancelRegistration}
      busyLabel={t.cancelling}
      send={() => cancelling.run({ ...(code === undefined ? { id: event.id } : { code }), ...seen })}
      onDone={onCancelled}
    >
      {refund !== null && <RefundNotice refund={refund} />}
    </ConfirmButton>
  );
}
