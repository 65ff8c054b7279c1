import type { EventGroup } from 'contract/events/event-guests';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useNavigate, useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations/groups';
import { ownEventPath, priceText } from '#shared/events/registration-text.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EventFacts } from '../event-facts.tsx';
import { PlacePayment } from '../place-payment.tsx';
import { CancelGroup } from './cancel-group.tsx';
import { GroupPlaces } from './group-places.tsx';
import { lineText } from './group-text.ts';

/** Page of the places that coordinators ordered for their institution: state, payment and names. */
export default function OwnGroupPage() {
  const { id = '' } = useParams();
  const group = useEndpoint('getEventGroup', { id });
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to="/membership/events">{t.ownEvents}</BackLink>
        <h1 tabIndex={-1} className="text-title">
          {t.groupTitle}
        </h1>
      </div>
      <RecordScreen record={group} isBrief loadError={t.groupLoadError}>
        {(data) => (
          <>
            <GroupState group={data} onChanged={() => void group.refetch()} />
            <GroupPlaces group={data} />
          </>
        )}
      </RecordScreen>
    </div>
  );
}

interface GroupStateProps {
  readonly group: EventGroup;
  readonly onChanged: () => void;
}

function GroupState({ group, onChanged }: GroupStateProps) {
  const navigate = useNavigate();
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
        {group.canCancel && (
          <CancelGroup
            group={group}
            onCancelled={(message) => {
              toast.success(message);
              navigate('/membership/events');
            }}
          />
        )}
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
