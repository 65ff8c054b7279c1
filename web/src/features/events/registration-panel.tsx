import type { EventRegistration } from 'contract/event-registrations';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ownEventPath, registrationText } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import type { EventEntry } from './event-entries.ts';

/**
 * Registration of members on the page of an event. Its height is reserved, because the free places load later.
 * The member registers on a page behind the login, because a change belongs to one account.
 */
export function RegistrationPanel({ event }: { readonly event: EventEntry }) {
  const { data, error, refetch } = useEndpoint('getEventRegistration', { id: event.id });
  const registration = data?.registration ?? null;
  return (
    <section
      aria-labelledby="event-registration"
      className="panel print-hidden grid min-h-56 content-start gap-4 p-5 sm:min-h-44 sm:p-6"
    >
      <h2 id="event-registration" className="text-heading">
        Pendaftaran anggota
      </h2>
      {registration !== null && <OpenRegistration id={event.id} registration={registration} />}
      {error !== null && data === undefined && (
        <LoadFailure text="Pendaftaran tidak dapat dimuat." onRetry={refetch} />
      )}
    </section>
  );
}

interface OpenRegistrationProps {
  readonly id: string;
  readonly registration: EventRegistration;
}

function OpenRegistration({ id, registration }: OpenRegistrationProps) {
  const { isRegistered, state } = registration;
  const label = isRegistered ? 'Pendaftaran saya' : state === 'open' ? 'Daftar' : undefined;
  return (
    <>
      <p className="flex items-center gap-2">
        {isRegistered && <CheckIcon className="size-6 shrink-0 text-success" />}
        <span>{registrationText(registration)}</span>
      </p>
      {label !== undefined && (
        <ButtonLink
          to={ownEventPath(id)}
          variant={isRegistered ? 'secondary' : 'primary'}
          className="justify-self-start"
        >
          {label}
        </ButtonLink>
      )}
    </>
  );
}
