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
import { OwnPage } from '#shared/events/own-page.tsx';
import { ownEventPath } from '#shared/events/registration-text.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { AnswersForm } from '../answers-form.tsx';
import { EventFacts } from '../event-facts.tsx';

/** Page of the link in the mail, where a member accepts the place of another person. */
export default function AcceptTransferPage() {
  const [search] = useSearchParams();
  const [code] = useState(() => search.get('code') ?? '');
  return (
    <OwnPage title={t.acceptTicket}>
      <section className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
        {code === '' ? <Notice tone="error">{t.incompleteLink}</Notice> : <Transfer code={code} />}
      </section>
    </OwnPage>
  );
}

function Transfer({ code }: { readonly code: string }) {
  const transfer = useEndpoint('getEventTransfer', { code }, { staleTime: 0 });
  const event = transfer.data?.event._id ?? '';
  const asked = useEndpoint('getOwnEventAnswers', { id: event }, { enabled: event !== '' });
  if (transfer.data !== undefined && (asked.data !== undefined || asked.isError))
    return <OpenTransfer code={code} transfer={transfer.data} asked={asked.data} />;
  if (transfer.isError) return <Notice tone="error">{getErrorMessage(transfer.error)}</Notice>;
  return <Spinner label={t.loading} className="size-8" />;
}

interface OpenTransferProps {
  readonly code: string;
  readonly transfer: EventTransfer;
  /** Undefined if the questions could not be loaded; the function then refuses a missing answer. */
  readonly asked: OwnEventAnswers | undefined;
}

function OpenTransfer({ code, transfer, asked }: OpenTransferProps) {
  const { event, from, expiresAt, difference } = transfer;
  const navigate = useNavigate();
  const { attempt, notice } = useAttempt();
  const accepting = useAction('acceptEventTransfer', {
    refreshes: ['getEventRegistration', 'listOwnEventRegistrations'],
  });
  const accept = () =>
    attempt(async () => {
      const { message } = await accepting.run({ code, seenDifference: difference });
      toast.success(message);
      navigate(ownEventPath(event._id));
    });
  return (
    <>
      <EventFacts event={event} />
      <p className="wrap-anywhere">{fill(t.transferFrom, { from, time: formatDateTime(expiresAt) })}</p>
      <p className="font-semibold">
        {difference === 0 ? t.nothingToPay : fill(t.payDifference, { amount: formatRupiah(difference) })}
      </p>
      {notice}
      {asked === undefined || asked.questions.length === 0 ? (
        <div>
          <Button busy={accepting.isBusy} busyLabel={t.accepting} onClick={accept}>
            {t.acceptTicket}
          </Button>
        </div>
      ) : (
        <AnswersForm
          owner={{ id: event._id }}
          own={asked}
          onRegister={accept}
          registerLabel={t.acceptTicket}
        />
      )}
    </>
  );
}
