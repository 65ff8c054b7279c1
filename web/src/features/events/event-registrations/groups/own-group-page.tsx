import type { EventGroup } from 'contract/events/event-guests';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useNavigate, useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations/groups';
import { OwnPage } from '#shared/events/own-page.tsx';
import { ownEventPath, priceText } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EventFacts } from '../event-facts.tsx';
import { PlacePayment } from '../place-payment.tsx';
import { RefundNotice } from '../refunds/refund-notice.tsx';
import { GroupPlaces } from './group-places.tsx';
import { groupQueries, lineText } from './group-text.ts';

/** Page of the places that coordinators ordered for their institution: state, payment and names. */
export default function OwnGroupPage() {
  const { id = '' } = useParams();
  const group = useEndpoint('getEventGroup', { id });
  return (
    <OwnPage title={t.groupTitle}>
      <RecordScreen record={group} isBrief loadError={t.groupLoadError}>
        {(data) => (
          <>
            <GroupState group={data} onChanged={() => void group.refetch()} />
            <GroupPlaces group={data} />
          </>
        )}
      </RecordScreen>
    </OwnPage>
  );
}

interface GroupStateProps {
  readonly group: EventGroup;
  readonly onChanged: () => void;
}

function GroupState({ group, onChanged }: GroupStateProps) {
  const { event, institution, lines, amount, state, bill } = group;
  return (
    <section aria-labelledby="event-title" className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
      <EventFacts event={event} />
      {event.isCancelled && <Notice tone="info">{t.eventCancelled}</Notice>}
      <p role="status" className="flex items-center gap-2 font-semibold">
        {state === 'confirmed' && <CheckIcon className="size-6 shrink-0 text-success" />}
        <span className="wrap-anywhere">{stateText(group)}</span>
      </p>
      <dl className="grid gap-1">
        <dt className="text-muted text-sm wrap-anywhere">
          {fill(t.orderedFor, { institution: institution.name })}
        </dt>
        {lines.map((line) => (
          <dd key={line.kind} className="tabular-nums">
            {lineText(line)}
          </dd>
        ))}
        {amount > 0 && (
          <dd className="font-bold text-lg tabular-nums">
            {fill(t.totalAmount, { amount: priceText(amount) })}
          </dd>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={ownEventPath(event._id)} variant="secondary">
          {t.showEvent}
        </ButtonLink>
        {group.canCancel && <CancelGroup group={group} />}
      </div>
      {state === 'held' && !event.isCancelled && (
        <PlacePayment
          name="payForEventGroup"
          fixed={{ id: group._id }}
          refreshes={['getEventGroup', 'listEventGroups', 'listOwnEventRegistrations', 'listUserPayments']}
          own={group}
          bill={{ data: bill ?? undefined, error: null, refetch: onChanged }}
          payer={institution.name}
          onSent={onChanged}
        />
      )}
    </section>
  );
}

function stateText({ places, state, payment, holdUntil }: EventGroup): string {
  if (state === 'confirmed') return fill(t.placesRegistered, { places });
  if (payment === 'waiting') return fill(t.placesPaymentChecked, { places });
  return holdUntil === null
    ? fill(t.placesHeld, { places })
    : fill(t.placesHeldUntil, { places, time: formatDateTime(holdUntil) });
}

/** Gives all places of a group back, after a confirmation with the refund. */
function CancelGroup({ group }: Pick<GroupStateProps, 'group'>) {
  const navigate = useNavigate();
  const { _id, places, event, institution, refund } = group;
  // The group itself no longer exists afterwards.
  const refreshes = groupQueries.filter((name) => name !== 'getEventGroup');
  const cancelling = useAction('cancelEventGroup', { refreshes });
  return (
    <ConfirmButton
      label={t.cancelGroup}
      button={{ variant: 'quiet' }}
      title={t.cancelTitle}
      content={fill(t.cancelText, { places })}
      record={`${institution.name} · ${event.title}`}
      confirmLabel={t.cancelGroup}
      busyLabel={t.cancelling}
      send={() => cancelling.run({ id: _id, ...(refund === null ? {} : { seenRefund: refund.amount }) })}
      onDone={({ message }) => {
        toast.success(message);
        navigate('/membership/events');
      }}
    >
      {refund !== null && <RefundNotice refund={refund} accountPage="own-events" />}
    </ConfirmButton>
  );
}
