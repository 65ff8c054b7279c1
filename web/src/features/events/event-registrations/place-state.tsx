import { eventPath } from 'contract/entry-paths';
import type { OwnEventAnswers } from 'contract/schemas/events/questions';
import type { EventRegistration, OwnPlace } from 'contract/schemas/events/registrations';
import { type ReactNode, useRef } from 'react';
import * as t from '#messages/features/events/event-registrations';
import * as shared from '#messages/shared/events';
import { RefundTableText } from '#shared/events/refund-table-text.tsx';
import { priceLabel, priceText, registerLabel, registrationText } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { AnswersForm } from './answers-form.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { isGuest, type PlaceEvent, type PlaceOwner } from './event-facts.tsx';
import { OrderedBy } from './groups/ordered-by.tsx';
import { RegisterForm } from './register-form.tsx';
import { LeaveWaitingList } from './waiting/leave-waiting-list.tsx';

interface PlaceStateProps {
  readonly owner: PlaceOwner;
  readonly event: PlaceEvent;
  readonly registration: EventRegistration;
  /** Undefined while the questions load, and without them. */
  readonly asked: OwnEventAnswers | undefined;
  /** Whether the person can register: the questions are loaded. */
  readonly isReady: boolean;
  readonly links: ReactNode;
  readonly renderPayment: (own: OwnPlace, onSent: () => void) => ReactNode;
  /** Shown below the state. */
  readonly children: ReactNode;
  /** Shown below all actions. */
  readonly footer?: ReactNode;
}

/** State of a person's own place, with the actions that it allows. For accounts and guests. */
export function PlaceState(props: PlaceStateProps) {
  const { owner, event, registration, asked, isReady, links, renderPayment, children, footer } = props;
  const status = useRef<HTMLParagraphElement>(null);
  const { own, ownEntry } = registration;
  const label = registerLabel(registration);
  const hasQuestions = (asked?.questions.length ?? 0) > 0;
  const showStatus = () => status.current?.focus();
  const mayCancel =
    own !== null &&
    own.orderedBy === null &&
    own.payment !== 'waiting' &&
    new Date(event.startDate) > new Date();
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="flex items-center gap-2 font-semibold">
        {own?.state === 'confirmed' && <CheckIcon className="size-6 shrink-0 text-success" />}
        <span>{registrationText(registration)}</span>
      </p>
      {own !== null && own.orderedBy !== null && <OrderedBy institution={own.orderedBy} />}
      {own !== null && own.orderedBy === null && own.payment !== null && (
        <p className="text-muted">{`${priceLabel(own.price)}: ${priceText(own.price.amount)}`}</p>
      )}
      {children}
      {own !== null && asked !== undefined && hasQuestions && asked.canChange && (
        <AnswersForm owner={owner} own={asked} />
      )}
      {label !== undefined && isReady && (
        <RegisterForm
          label={isGuest(owner) && label === shared.register ? t.confirmAndRegister : label}
          owner={owner}
          event={event._id}
          registration={registration}
          asked={hasQuestions ? asked : undefined}
          onRegistered={showStatus}
        />
      )}
      {isReady && <RefundTableText registration={registration} />}
      <div className="flex flex-wrap items-center gap-3">
        {links}
        {event.hasPage !== false && (
          <ButtonLink to={eventPath(event._id)} variant="secondary">
            {t.showEvent}
          </ButtonLink>
        )}
        {mayCancel && (
          <CancelRegistration
            owner={owner}
            title={event.title}
            refund={own.refund}
            onCancelled={showStatus}
          />
        )}
        {ownEntry !== null && (
          <LeaveWaitingList owner={owner} title={event.title} state={ownEntry.state} onLeft={showStatus} />
        )}
      </div>
      {own?.state === 'held' &&
        own.orderedBy === null &&
        !event.isCancelled &&
        renderPayment(own, showStatus)}
      {footer}
    </>
  );
}
