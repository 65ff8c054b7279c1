import type { EventLetter, EventLetters } from 'contract/events/event-results';
import { audiencesAfterStart, type LetterAudience } from 'contract/rules/events/letters';
import { adminListDateTime } from 'contract/text/dates';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { clearAndToast, toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { useSubmitQuestion } from '#ui/dialogs/use-submit-question.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

const audienceLabels: Readonly<Record<LetterAudience, string>> = {
  registered: 'Semua yang terdaftar',
  came: 'Yang hadir',
  'did-not-come': 'Yang tidak hadir',
  unpaid: 'Yang belum membayar',
};

const audienceText = (audience: LetterAudience, recipients: number): string =>
  `${audienceLabels[audience]} (${recipients} orang)`;

/** Sends letters to the people of an event, and lists those that were sent. */
export default function EventLettersPage() {
  const { id = '' } = useParams();
  const record = useEndpoint('listEventLetters', { id });
  return (
    <EventScreen record={record} loadError="Surat tidak dapat dimuat.">
      {(found) => (
        <div className="grid max-w-4xl gap-8">
          <Section id="new-letter" title="Surat baru">
            <LetterForm found={found} />
          </Section>
          <SentLetters letters={found.letters} onRefresh={() => void record.refetch()} />
        </div>
      )}
    </EventScreen>
  );
}

function LetterForm({ found: { event, hasBegun, audiences } }: { readonly found: EventLetters }) {
  const { ask, dialog } = useSubmitQuestion();
  const shown = audiences.filter(({ audience }) => hasBegun || !audiencesAfterStart.includes(audience));
  const confirm = ({ audience: chosen }: FieldValues) => {
    const found = audiences.find(({ audience }) => audience === chosen);
    return ask(found === undefined ? '' : audienceText(found.audience, found.recipients));
  };
  return (
    <>
      <EndpointForm
        name="sendEventLetter"
        label="Surat kepada peserta"
        fixed={{ id: event._id }}
        defaults={{ audience: 'registered', subject: '', text: '' }}
        refreshes={['listEventLetters']}
        submitLabel="Kirim surat"
        busyLabel="Mengirim…"
        confirm={confirm}
        onDone={clearAndToast}
        actions={<TestLetter event={event._id} />}
      >
        {({ Select, Text, TextArea }) => (
          <>
            <UnsavedGuard />
            <Select
              name="audience"
              label="Penerima"
              placeholder="Pilih penerima"
              options={shown.map(({ audience, recipients }) => ({
                value: audience,
                label: audienceText(audience, recipients),
              }))}
              hint="Surat diterima orang yang termasuk kelompok ini saat surat dikirim."
            />
            <Text name="subject" label="Subjek" autoComplete="off" />
            <TextArea name="text" label="Isi" rows={10} hint="Baris kosong memisahkan paragraf." />
          </>
        )}
      </EndpointForm>
      {dialog !== null && (
        <ConfirmDialog
          {...dialog}
          title="Kirim surat?"
          content="Surat yang sudah dikirim tidak dapat ditarik kembali."
          confirmLabel="Kirim surat"
          confirmVariant="primary"
          returnFocus={() =>
            document.querySelector<HTMLElement>('[aria-labelledby=new-letter] [type=submit]')
          }
        />
      )}
    </>
  );
}

/** Mails the written letter to the admin. */
function TestLetter({ event }: { readonly event: string }) {
  const { getValues, trigger } = useFormContext<FieldValues>();
  const { run, isBusy } = useAction('testEventLetter');
  const { attempt, notice } = useAttempt();
  const test = () =>
    attempt(async () => {
      if (!(await trigger())) return;
      const { audience, subject, text } = getValues();
      toast.success((await run({ id: event, audience, subject, text })).message);
    });
  return (
    <>
      <Button variant="secondary" busy={isBusy} busyLabel="Mengirim…" onClick={test}>
        Kirim uji ke saya
      </Button>
      {notice}
    </>
  );
}

interface SentLettersProps {
  readonly letters: readonly EventLetter[];
  readonly onRefresh: () => void;
}

function SentLetters({ letters, onRefresh }: SentLettersProps) {
  return (
    <Section id="sent-letters" title={`Surat terkirim (${letters.length})`}>
      {letters.length === 0 ? (
        <p className="text-muted">Belum ada surat.</p>
      ) : (
        <ul className="grid gap-5">
          {letters.map((letter) => (
            <SentLetter key={letter._id} letter={letter} />
          ))}
        </ul>
      )}
      {letters.some(({ isComplete }) => !isComplete) && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={onRefresh}>
          Perbarui
        </Button>
      )}
    </Section>
  );
}

function SentLetter({ letter }: { readonly letter: EventLetter }) {
  const { audience, subject, text, sentAt, recipients, queued, isComplete } = letter;
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{subject}</h3>
        {isComplete ? (
          <StatusBadge tone="good" label={`${queued} email`} />
        ) : (
          <StatusBadge tone="waiting" label={`${queued} dari ${recipients} email`} />
        )}
      </div>
      <p className="text-muted text-sm">{`${audienceLabels[audience]}, ${adminListDateTime(sentAt)}`}</p>
      <details>
        <summary className="text-link w-fit cursor-pointer">Isi surat</summary>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      </details>
    </li>
  );
}
