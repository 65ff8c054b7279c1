import { canTransferAt } from 'contract/rules/events/transfers';
import type { EventRegistration } from 'contract/schemas/events/registrations';
import { fill } from 'contract/text/language/fill';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import { OwnPage } from '#shared/events/own-page.tsx';
import { surveyPath, ticketPath } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { EventFacts, type PlaceEvent } from './event-facts.tsx';
import { OrderPlaces } from './groups/order-places.tsx';
import { OwnOnlineLink } from './online-link.tsx';
import { OwnPayment } from './place-payment.tsx';
import { PlaceState } from './place-state.tsx';
import { OwnRefunds } from './refunds/own-refunds.tsx';
import { TransferPlace } from './transfers/transfer-place.tsx';

/** Page where a member registers for an event, or cancels the registration. */
export default function OwnEventPage() {
  const { id = '' } = useParams();
  const registration = useEndpoint('getEventRegistration', { id });
  return (
    <OwnPage title={t.ownEventTitle}>
      <RecordScreen record={registration} isBrief loadError={t.registrationLoadError}>
        {({ registration: found, event }) =>
          event !== undefined && (
            <section aria-labelledby="event-title" className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
              <EventFacts event={event} />
              {event.isCancelled && (
                <Notice tone="info">{fill(t.eventCancelled, { reason: event.cancelReason ?? '' })}</Notice>
              )}
              {found === null ? (
                <p>{t.noRegistration}</p>
              ) : (
                <OwnRegistration event={event} registration={found} />
              )}
            </section>
          )
        }
      </RecordScreen>
      <OrderPlaces event={id} />
      <OwnRefunds event={id} />
    </OwnPage>
  );
}

interface OwnRegistrationProps {
  readonly event: PlaceEvent;
  readonly registration: EventRegistration;
}

function OwnRegistration({ event, registration }: OwnRegistrationProps) {
  const asked = useEndpoint('getOwnEventAnswers', { id: event._id });
  return (
    <PlaceState
      owner={{ id: event._id }}
      event={event}
      registration={registration}
      asked={asked.data}
      isReady={asked.data !== undefined || asked.isError}
      links={
        registration.own?.state === 'confirmed' && (
          <>
            <ButtonLink to={ticketPath(event._id)}>{t.showTicket}</ButtonLink>
            {new Date(event.endDate) <= new Date() && <OwnSurveyLink event={event._id} />}
          </>
        )
      }
      footer={
        registration.own?.state === 'confirmed' &&
        registration.own.orderedBy === null &&
        !event.isCancelled &&
        canTransferAt(new Date(event.startDate), new Date()) && (
          <TransferPlace event={event._id} transfer={registration.own.transfer} />
        )
      }
      renderPayment={(own, onSent) => <OwnPayment event={event._id} own={own} onSent={onSent} />}
    >
      {registration.own?.state === 'confirmed' && <OwnOnlineLink event={event._id} />}
    </PlaceState>
  );
}

/** Links the survey while the caller can answer it. */
function OwnSurveyLink({ event }: { readonly event: string }) {
  const { data } = useEndpoint('getOwnEventSurvey', { id: event });
  return data?.state === 'open' ? <ButtonLink to={surveyPath(event)}>{t.answerSurvey}</ButtonLink> : null;
}
