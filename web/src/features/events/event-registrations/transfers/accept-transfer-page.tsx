import type { EventTransfer } from 'contract/events/event-registrations';
import type { OwnEventAnswers } from 'contract/schemas/events/questions';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations/transfers';
import { ownEventPath } from '#shared/events/registration-text.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { AnswersForm } from '../answers-form.tsx';
import { EventFacts } from '../event-facts.tsx';

/** Page of the link in the mail, where a member accepts the place of another person. */
export default function AcceptTransferPage() {
  const [search] = useSearchParams();
  const [code] = useState(() => search.get('code') ?? '');
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to="/membership/events">{t.ownEvents}</BackLink>
        <h1 tabIndex={-1} className="text-title">
          {t.acceptTicket}
        </h1>
      </div>
      <section className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
        {code === '' ? <Notice tone="error">{t.incompleteLink}</Notice> : <Offer code={code} />}
      </section>
    </div>
  );
}

function Offer({ code }: { readonly code: string }) {
  const offer = useEndpoint('getEventTransfer', { code }, { staleTime: 0 });
  const event = offer.data?.event._id ?? '';
  const asked = useEndpoint('getOwnEventAnswers', { id: event }, { enabled: event !== '' });
  if (offer.data !== undefined && (asked.data !== undefined || asked.isError))
    return <OpenOffer code={code} offer={offer.data} asked={asked.data} />;
  if (offer.isError) return <Notice tone="error">{getErrorMessage(offer.error)}</Notice>;
  return <Spinner label={t.loading} className="size-8" />;
}

interface OpenOfferProps {
  readonly code: string;
  readonly offer: EventTransfer;
  /** Undefined if the questions could not be loaded; the function then refuses a missing answer. */
  readonly asked: OwnEventAnswers | undefined;
}

function OpenOffer({ code, offer, asked }: OpenOfferProps) {
  const { event, from, expiresAt, difference } = offer;
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const accepting = useAction('acceptEventTransfer', {
    refreshes: ['getEventRegistration', 'listOwnEventRegistrations'],
  });
  const accept = async () => {
    setRefusal(undefined);
    try {
      const { message } = await accepting.run({ code, seenDifference: difference });
      toast.success(message);
      navigate(ownEventPath(event._id));
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  return (
    <>
      <EventFacts event={event} />
      <p className="wrap-anywhere">{fill(t.offerFrom, { from, time: formatDateTime(expiresAt) })}</p>
      <p className="font-semibold">
        {difference === 0 ? t.nothingToPay : fill(t.payDifference, { amount: formatRupiah(difference) })}
      </p>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {asked === undefined || asked.questions.length === 0 ? (
        <div>
          <Button busy={accepting.isBusy} busyLabel={t.accepting} onClick={accept}>
            {t.acceptTicket}
          </Button>
        </div>
      ) : (
        <AnswersForm event={event._id} own={asked} onRegister={accept} registerLabel={t.acceptTicket} />
      )}
    </>
  );
}
