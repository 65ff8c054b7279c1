import { eventPath } from 'contract/entry-paths';
import type { EventRegistration } from 'contract/event-registrations';
import type { EventDetails } from 'contract/events';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import {
  priceLabel,
  priceText,
  registerLabel,
  registrationText,
  ticketPath,
} from '#shared/events/registration-text.ts';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { AnswersForm } from './answers-form.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { LeaveWaitingList } from './leave-waiting-list.tsx';
import { OnlineLink } from './online-link.tsx';
import { OwnSurveyLink } from './own-survey-link.tsx';
import { PlacePayment } from './place-payment.tsx';
import { RegisterForm } from './register-form.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership/events/:id',
  title: 'Pendaftaran acara',
  prefetch: ({ params: { id = '' } }) => [
    prefetchQuery('getEvent', { id }),
    prefetchQuery('getEventRegistration', { id }),
    prefetchQuery('getOwnEventAnswers', { id }),
  ],
};

/** Page where a member registers for an event, or cancels the registration. */
export default function OwnEventPage() {
  const { id = '' } = useParams();
  const event = useEndpoint('getEvent', { id });
  const registration = useEndpoint('getEventRegistration', { id });
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to="/membership/events">Acara saya</BackLink>
        <h1 tabIndex={-1} className="text-title">
          Pendaftaran acara
        </h1>
      </div>
      <RecordScreen record={event} isBrief loadError="Acara tidak dapat dimuat.">
        {(details) => (
          <section aria-labelledby="event-title" className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
            <EventFacts event={details} />
            {details.isCancelled && (
              <Notice tone="info">{`Acara ini dibatalkan. ${details.cancelReason ?? ''}`}</Notice>
            )}
            <RecordScreen record={registration} isBrief loadError="Pendaftaran tidak dapat dimuat.">
              {({ registration: found }) =>
                found === null ? (
                  <p>Acara ini tidak memerlukan pendaftaran di sini.</p>
                ) : (
                  <OwnRegistration event={details} registration={found} />
                )
              }
            </RecordScreen>
          </section>
        )}
      </RecordScreen>
    </div>
  );
}

function EventFacts({ event: { title, startDate, endDate, location } }: { readonly event: EventDetails }) {
  return (
    <div className="grid gap-1">
      <h2 id="event-title" className="text-heading wrap-anywhere">
        {title}
      </h2>
      <p>{`${dayRange(startDate, endDate)}, ${hourRange(startDate, endDate)}`}</p>
      <p className="text-muted wrap-anywhere">{location}</p>
    </div>
  );
}

interface OwnRegistrationProps {
  readonly event: EventDetails;
  readonly registration: EventRegistration;
}

function OwnRegistration({ event, registration }: OwnRegistrationProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const { own, ownEntry } = registration;
  const label = registerLabel(registration);
  const asked = useEndpoint('getOwnEventAnswers', { id: event._id });
  const hasQuestions = (asked.data?.questions.length ?? 0) > 0;
  const showStatus = () => status.current?.focus();
  const mayCancel = own !== null && (own.state === 'held' ? own.payment !== 'waiting' : own.payment === null);
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="flex items-center gap-2 font-semibold">
        {own?.state === 'confirmed' && <CheckIcon className="size-6 shrink-0 text-success" />}
        <span>{registrationText(registration)}</span>
      </p>
      {own !== null && own.payment !== null && (
        <p className="text-muted">{`${priceLabel(own.price)}: ${priceText(own.price.amount)}`}</p>
      )}
      {own?.state === 'confirmed' && <OnlineLink event={event._id} />}
      {own !== null && asked.data !== undefined && hasQuestions && asked.data.canChange && (
        <AnswersForm event={event._id} own={asked.data} />
      )}
      {label !== undefined && (asked.data !== undefined || asked.isError) && (
        <RegisterForm
          label={label}
          event={event}
          registration={registration}
          asked={hasQuestions ? asked.data : undefined}
          onRegistered={showStatus}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {own?.state === 'confirmed' && <ButtonLink to={ticketPath(event._id)}>Lihat tiket</ButtonLink>}
        <ButtonLink to={eventPath(event._id)} variant="secondary">
          Lihat acara
        </ButtonLink>
        {own?.state === 'confirmed' && new Date(event.endDate) <= new Date() && (
          <OwnSurveyLink event={event._id} />
        )}
        {mayCancel && (
          <CancelRegistration event={{ id: event._id, title: event.title }} onCancelled={showStatus} />
        )}
        {ownEntry !== null && (
          <LeaveWaitingList
            event={{ id: event._id, title: event.title }}
            state={ownEntry.state}
            onLeft={showStatus}
          />
        )}
      </div>
      {own?.state === 'held' && !event.isCancelled && (
        <PlacePayment event={event} own={own} onSent={showStatus} />
      )}
    </>
  );
}
