import { ApiError } from 'contract/errors';
import type { GuestPlace } from 'contract/events/event-guests';
import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { fill } from 'contract/text/language/fill';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import { SurveyForm, surveyAnsweredText } from '#shared/events/survey-form.tsx';
import { TicketPanel } from '#shared/events/ticket-panel.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { EventFacts, eventTime } from './event-facts.tsx';
import { OnlineLink } from './online-link.tsx';
import { GuestPayment } from './place-payment.tsx';
import { PlaceState } from './place-state.tsx';
import { RefundCards } from './refunds/own-refunds.tsx';

/** Page of a person without an account: registers by the mailed link, then shows the place. */
export default function GuestPlacePage() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The fragment stays in the address bar: the page is reloaded until the event is over.
  const code = useLocation().hash.slice(1);
  const [deleted, setDeleted] = useState<string>();
  const place = useEndpoint('getGuestPlace', { code }, { enabled: code !== '', gcTime: 0 });
  const onDeleted = (message: string) => {
    setDeleted(message);
    heading.current?.focus();
  };
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {t.guestPlaceTitle}
      </h1>
      {deleted !== undefined ? (
        <Ended tone="success">{deleted}</Ended>
      ) : place.data !== undefined ? (
        <Place place={place.data} code={code} onDeleted={onDeleted} />
      ) : code === '' ? (
        <Ended tone="error">{t.incompleteLink}</Ended>
      ) : place.error instanceof ApiError && place.error.status < 500 && place.error.status !== 429 ? (
        <Ended tone="error">{place.error.message}</Ended>
      ) : place.isError ? (
        <Notice tone="error" onRetry={() => place.refetch()}>
          {place.error.message}
        </Notice>
      ) : (
        <Spinner label={t.loading} className="size-8" />
      )}
    </div>
  );
}

function Ended({ tone, children }: { readonly tone: 'error' | 'success'; readonly children: string }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <Notice tone={tone}>{children}</Notice>
      <ButtonLink to="/event">{t.showEvents}</ButtonLink>
    </div>
  );
}

interface PlaceProps {
  readonly place: GuestPlace;
  readonly code: string;
  readonly onDeleted: (message: string) => void;
}

function Place({ place, code, onDeleted }: PlaceProps) {
  const { guest, event, registration, asked, refunds, onlineLink, ticket, certificate, survey } = place;
  const own = registration?.own ?? null;
  const file = useAction('getGuestTicketFile');
  return (
    <>
      <section aria-labelledby="event-title" className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
        <EventFacts event={event} />
        <p className="wrap-anywhere">
          {guest.name}, <span className="text-muted">{guest.email}</span>
        </p>
        {event.isCancelled && (
          <Notice tone="info">{fill(t.eventCancelled, { reason: event.cancelReason ?? '' })}</Notice>
        )}
        {registration === null ? (
          <p>{t.noRegistration}</p>
        ) : (
          <PlaceState
            owner={{ code }}
            event={event}
            registration={registration}
            asked={asked}
            isReady
            links={null}
            renderPayment={(held, onSent) => (
              <GuestPayment code={code} own={held} payer={guest.name} onSent={onSent} />
            )}
          >
            <OnlineLink link={onlineLink} />
            {certificate !== null && <Certificate certificate={certificate} code={code} />}
          </PlaceState>
        )}
      </section>
      <RefundCards refunds={refunds} code={code} />
      {survey !== 'closed' && (
        <Section id="survey" title={t.surveyTitle} className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
          {survey === 'open' ? (
            <SurveyForm event={event._id} code={code} />
          ) : (
            <p role="status">{surveyAnsweredText}</p>
          )}
        </Section>
      )}
      {ticket !== null && (
        <TicketPanel
          ticket={ticket}
          when={eventTime(event)}
          download={<FileButton of="tiket" ask={() => file.run({ code })} />}
        />
      )}
      {own?.payment !== 'waiting' && own?.payment !== 'paid' && (
        <DeleteGuest title={event.title} code={code} onDeleted={onDeleted} />
      )}
    </>
  );
}

interface CertificateProps {
  readonly certificate: NonNullable<GuestPlace['certificate']>;
  readonly code: string;
}

function Certificate({ certificate, code }: CertificateProps) {
  const file = useAction('getGuestCertificateFile');
  if (certificate.revokedAt !== null)
    return <p className="font-semibold text-danger">{t.certificateRevoked}</p>;
  return (
    <div className="grid gap-2">
      <p>
        {fillElements(t.certificate, {
          code: (
            <Link to={certificatePath(certificate.code)} className="text-link">
              {formatCertificateCode(certificate.code)}
            </Link>
          ),
        })}
      </p>
      <FileButton of="sertifikat" ask={() => file.run({ code })} />
    </div>
  );
}

interface DeleteGuestProps {
  readonly title: string;
  readonly code: string;
  readonly onDeleted: (message: string) => void;
}

function DeleteGuest({ title, code, onDeleted }: DeleteGuestProps) {
  const deleting = useAction('deleteGuest');
  return (
    <section className="grid max-w-3xl justify-items-start gap-2">
      <p className="text-muted text-sm">
        {t.deletionNote}{' '}
        <Link to="/privacy" className="text-link">
          {t.privacyPolicy}
        </Link>
      </p>
      <ConfirmButton
        label={t.deleteOwnData}
        button={{ variant: 'quiet' }}
        title={t.deleteDataTitle}
        content={t.deleteDataText}
        record={title}
        confirmLabel={t.deleteData}
        busyLabel={t.deleting}
        send={() => deleting.run({ code })}
        onDone={({ message }) => onDeleted(message)}
      />
    </section>
  );
}
