import type { GroupRow } from 'contract/schemas/events/own-events';
import type {
  AwaitedEvent,
  OwnEventRegistration,
  OwnGuestPlace,
} from 'contract/schemas/events/registrations';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import * as groupTexts from '#messages/features/events/event-registrations/groups';
import { entryText, ownEventPath, ticketPath } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { findPageHeading } from '#ui/base/page-heading.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { CancelRegistration } from './cancel-registration.tsx';
import { eventTime } from './event-facts.tsx';
import { groupBadge, groupPath, namedText } from './groups/group-text.ts';
import { OrderedBy } from './groups/ordered-by.tsx';
import { OwnRefunds } from './refunds/own-refunds.tsx';
import { LeaveWaitingList } from './waiting/leave-waiting-list.tsx';

/** Lists the events that a member has registered for, the next one first. */
export default function OwnEventsPage() {
  const list = useEndpoint('listOwnEventRegistrations', {});
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-title">
          {t.ownEventsTitle}
        </h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/membership/certificates" variant="secondary" size="small">
            {t.ownCertificates}
          </ButtonLink>
          <ButtonLink to="/membership/credits" variant="secondary" size="small">
            {t.ownCredits}
          </ButtonLink>
        </div>
      </div>
      <RecordScreen record={list} isBrief loadError={t.ownEventsLoadError}>
        {({ data, waiting, groups, guestPlaces }) => (
          <>
            {data.length + waiting.length + groups.length === 0 ? (
              <NoEvents />
            ) : (
              <ul className="grid gap-4">
                <OwnEvents registrations={data} />
                {groups.map((group) => (
                  <GroupCard key={group._id} group={group} />
                ))}
                <AwaitedEvents awaited={waiting} />
              </ul>
            )}
            {guestPlaces.length > 0 && <GuestPlaces places={guestPlaces} />}
          </>
        )}
      </RecordScreen>
      <OwnRefunds />
    </div>
  );
}

function NoEvents() {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-14 text-center">
      <p className="text-heading">{t.noEvents}</p>
      <ButtonLink to="/event">{t.showEvents}</ButtonLink>
    </div>
  );
}

function OwnEvents({ registrations }: { readonly registrations: readonly OwnEventRegistration[] }) {
  const onCancelled = (title: string) => {
    toast.success(fill(t.registrationCancelled, { title }));
    // The button that opened the dialog no longer exists.
    findPageHeading()?.focus();
  };
  return (
    <>
      {registrations.map(({ _id, event, state, holdUntil, canCancel, orderedBy }) => (
        <EventCard
          key={_id}
          event={event}
          facts={
            <>
              {orderedBy !== null && <OrderedBy institution={orderedBy} />}
              {state === 'held' && (
                <p className="mt-1">
                  <StatusBadge
                    tone="waiting"
                    label={
                      orderedBy !== null
                        ? t.notPaidByInstitution
                        : holdUntil === null
                          ? t.paymentChecked
                          : t.notPaid
                    }
                  />
                </p>
              )}
            </>
          }
        >
          {state === 'held' && holdUntil !== null && orderedBy === null && (
            <ButtonLink to={ownEventPath(event._id)}>{t.pay}</ButtonLink>
          )}
          {state === 'confirmed' && (
            <ButtonLink to={ticketPath(event._id)} variant="secondary" size="small">
              {t.ticket} <span className="sr-only">{event.title}</span>
            </ButtonLink>
          )}
          {canCancel && (
            <CancelRegistration
              owner={{ id: event._id }}
              title={event.title}
              onCancelled={() => onCancelled(event.title)}
            />
          )}
        </EventCard>
      ))}
    </>
  );
}

/** Lists the events for which a member waits or asked for approval. */
function AwaitedEvents({ awaited }: { readonly awaited: readonly AwaitedEvent[] }) {
  const onLeft = (title: string) => {
    toast.success(fill(t.noLongerWaiting, { title }));
    // The button that opened the dialog no longer exists.
    findPageHeading()?.focus();
  };
  return awaited.map(({ _id, event, ...entry }) => (
    <EventCard
      key={_id}
      event={event}
      facts={
        <>
          <p className="mt-1">
            <StatusBadge tone="waiting" label={entryLabels[entry.state]} />
          </p>
          <p>{entryText(entry)}</p>
        </>
      }
    >
      {entry.state === 'offered' && !event.isCancelled && (
        <ButtonLink to={ownEventPath(event._id)}>{t.register}</ButtonLink>
      )}
      <LeaveWaitingList
        owner={{ id: event._id }}
        title={event.title}
        state={entry.state}
        onLeft={() => onLeft(event.title)}
      />
    </EventCard>
  ));
}

/** Links the places that a member registered with the same address without the account. */
function GuestPlaces({ places }: { readonly places: readonly OwnGuestPlace[] }) {
  return (
    <Section id="guest-places" title={t.guestPlaces} className="grid gap-4">
      <p className="text-muted">{t.guestPlacesHint}</p>
      <ul className="grid gap-4">
        {places.map(({ _id, event, path }) => (
          <EventCard
            key={_id}
            event={event}
            heading={
              <>
                <h3 className="text-heading wrap-anywhere">{event.title}</h3>
                <p>{eventTime(event)}</p>
              </>
            }
          >
            <ButtonLink to={path} variant="secondary" size="small">
              {t.openRegistration} <span className="sr-only">{event.title}</span>
            </ButtonLink>
          </EventCard>
        ))}
      </ul>
    </Section>
  );
}

const entryLabels: Readonly<Record<AwaitedEvent['state'], string>> = {
  requested: t.waitingForApproval,
  waiting: t.onWaitingList,
  offered: t.placeOffered,
};

interface EventCardProps extends Pick<OwnEventRegistration, 'event'> {
  readonly heading?: ReactNode;
  /** State of the place or of the entry. */
  readonly facts?: ReactNode;
  /** Actions of the person. */
  readonly children: ReactNode;
}

/** An event in the list: its heading, the state of its place, and the actions. */
function EventCard({ event, heading = <EventHeading event={event} />, facts, children }: EventCardProps) {
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        {heading}
        {facts}
        {event.isCancelled && <p className="font-semibold text-danger">{t.cancelled}</p>}
      </div>
      {children}
    </li>
  );
}

/** A group of places of the institution. */
function GroupCard({ group }: { readonly group: GroupRow }) {
  const { _id, event, institution, state, holdUntil, places } = group;
  const mustPay = state === 'held' && holdUntil !== null && !event.isCancelled;
  return (
    <EventCard
      event={event}
      facts={
        <>
          <p className="wrap-anywhere">{`${institution.name}: ${namedText(group)}.`}</p>
          <p className="mt-1">
            <StatusBadge {...groupBadge(group)} />
          </p>
        </>
      }
    >
      <ButtonLink to={groupPath(_id)} variant={mustPay ? 'primary' : 'secondary'}>
        {mustPay ? fill(groupTexts.payPlaces, { count: places }) : groupTexts.showGroup}
        <span className="sr-only">{` ${event.title}`}</span>
      </ButtonLink>
    </EventCard>
  );
}

function EventHeading({ event }: Pick<OwnEventRegistration, 'event'>) {
  return (
    <>
      <h2 className="text-heading wrap-anywhere">
        <Link to={ownEventPath(event._id)} className="text-link">
          {event.title}
        </Link>
      </h2>
      <p>{eventTime(event)}</p>
      <p className="text-muted wrap-anywhere">{event.location}</p>
    </>
  );
}
