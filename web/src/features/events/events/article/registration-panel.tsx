import type { EventRegistration } from 'contract/schemas/events/registrations';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Suspense, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useIsLoggedIn } from '#api/use-is-logged-in.ts';
import * as t from '#messages/features/events/events';
import { RefundTableText } from '#shared/events/refund-table-text.tsx';
import {
  ownEventPath,
  priceLabel,
  priceText,
  registerLabel,
  registrationText,
} from '#shared/events/registration-text.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import type { EventEntry } from '../event-entries.ts';

/**
 * Registration on the page of an event. Its height is reserved, because the free places load later.
 * The member registers on a page behind the login, because a change belongs to one account.
 */
export function RegistrationPanel({ event }: { readonly event: EventEntry }) {
  const { data, error, refetch } = useEndpoint('getEventRegistration', { id: event.id });
  const registration = data?.registration ?? null;
  return (
    <section
      aria-labelledby="event-registration"
      className="panel print-hidden grid min-h-72 content-start gap-4 p-5 sm:min-h-56 sm:p-6"
    >
      <h2 id="event-registration" className="text-heading">
        {t.registration}
      </h2>
      {registration !== null && <OpenRegistration id={event.id} registration={registration} />}
      {error !== null && data === undefined && (
        <LoadFailure text={t.registrationLoadError} onRetry={refetch} />
      )}
    </section>
  );
}

interface OpenRegistrationProps {
  readonly id: string;
  readonly registration: EventRegistration;
}

function OpenRegistration({ id, registration }: OpenRegistrationProps) {
  const { own, ownEntry, allowsGuests } = registration;
  const isRegistered = own !== null || (ownEntry !== null && ownEntry.state !== 'offered');
  const isVisitor = !useIsLoggedIn();
  const label = isRegistered ? t.ownRegistration : registerLabel(registration);
  return (
    <>
      <p className="flex items-center gap-2">
        {own?.state === 'confirmed' && <CheckIcon className="size-6 shrink-0 text-success" />}
        <span>{registrationText(registration)}</span>
      </p>
      {own === null && <Prices registration={registration} />}
      {own === null && <RefundTableText registration={registration} />}
      {isVisitor && label !== undefined && allowsGuests ? (
        <VisitorEntry event={id} label={label} />
      ) : (
        label !== undefined && (
          <ButtonLink
            to={ownEventPath(id)}
            variant={isRegistered ? 'secondary' : 'primary'}
            className="justify-self-start"
          >
            {label}
          </ButtonLink>
        )
      )}
    </>
  );
}

/** Lists the prices, unless the event is free for members only. */
function Prices({ registration: { prices, earlyUntil } }: Pick<OpenRegistrationProps, 'registration'>) {
  if (prices.every(({ amount }) => amount === 0) && prices.length === 1) return null;
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1">
        {prices.map((price) => (
          <div key={price.kind} className="contents">
            <dt>{priceLabel(price)}</dt>
            <dd className="font-semibold tabular-nums">
              {priceText(price.amount)}
              {price.laterAmount !== null && (
                <span className="font-normal text-muted">
                  {fill(t.laterPrice, { price: priceText(price.laterAmount) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {earlyUntil !== null && prices.some(({ laterAmount }) => laterAmount !== null) && (
        <p className="text-muted text-sm">{fill(t.earlyPriceUntil, { time: formatDateTime(earlyUntil) })}</p>
      )}
    </div>
  );
}

/** Lazy-loaded after a click, because the form includes its validation schemas. */
const VisitorForm = lazyComponent(() => import('./visitor-form.tsx'));

interface VisitorEntryProps {
  readonly event: string;
  /** Label of the button that opens the form. */
  readonly label: string;
}

/** Lets a visitor log in, or register with name and e-mail address. */
function VisitorEntry({ event, label }: VisitorEntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <span>{t.haveAccount}</span>
        <ButtonLink to={ownEventPath(event)} variant="secondary" size="small">
          {t.logIn}
        </ButtonLink>
      </div>
      <Suspense fallback={<Spinner label={t.loading} className="size-8" />}>
        <VisitorForm event={event} />
      </Suspense>
    </div>
  );
}
