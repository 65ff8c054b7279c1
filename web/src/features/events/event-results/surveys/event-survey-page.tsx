import type { EventSurvey, SurveyResults } from 'contract/events/event-results';
import { maxRating, minShownAnswers, ratingLabels } from 'contract/rules/events/surveys';
import { useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';

/** Opens the survey of an event, invites those who attended, and shows the results. */
export default function EventSurveyPage() {
  const { id = '' } = useParams();
  const record = useEndpoint('getEventSurvey', { id });
  return (
    <EventScreen record={record} loadError="Survei tidak dapat dimuat.">
      {(survey) => (
        <div className="grid max-w-4xl gap-8">
          <Settings survey={survey} />
          <Results survey={survey} />
        </div>
      )}
    </EventScreen>
  );
}

function Settings({ survey }: { readonly survey: EventSurvey }) {
  const { event, isOpen, isInvited, isOver, attendees } = survey;
  const { run, isBusy } = useAction('saveEventSurvey', { refreshes: ['getEventSurvey'] });
  const { attempt, notice } = useAttempt();
  const save = () =>
    attempt(async () => toast.success((await run({ id: event._id, isOpen: !isOpen })).message));
  return (
    <Section id="survey-settings" title="Survei">
      <p>
        <StatusBadge tone={isOpen ? 'good' : 'idle'} label={isOpen ? 'Terbuka' : 'Tertutup'} />
      </p>
      <p className="text-muted">
        Tiga penilaian dan dua isian, untuk peserta yang hadir, setelah acara selesai. Jawaban disimpan tanpa
        nama dan waktu.
      </p>
      {notice}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isBusy} busyLabel="Menyimpan…" onClick={save}>
          {isOpen ? 'Tutup survei' : 'Buka survei'}
        </Button>
        {isOpen && isOver && !isInvited && attendees > 0 && (
          <Invitation event={event} attendees={attendees} />
        )}
      </div>
      {isInvited && <p className="text-muted text-sm">Undangan sudah dikirim kepada peserta yang hadir.</p>}
    </Section>
  );
}

function Invitation({ event, attendees }: Pick<EventSurvey, 'event' | 'attendees'>) {
  const inviting = useAction('inviteToEventSurvey', { refreshes: ['getEventSurvey'] });
  return (
    <ConfirmButton
      label="Kirim undangan"
      button={{ variant: 'primary' }}
      title="Kirim undangan?"
      content="Undangan hanya dapat dikirim satu kali."
      record={`${attendees} peserta yang hadir`}
      confirmLabel="Kirim undangan"
      confirmVariant="primary"
      busyLabel="Mengirim…"
      send={() => inviting.run({ id: event._id })}
    />
  );
}

function Results({ survey: { event, answers, attendees, results } }: { readonly survey: EventSurvey }) {
  const call = useCall();
  return (
    <Section id="survey-results" title={`Hasil (${answers} dari ${attendees} peserta)`}>
      {results === null ? (
        <p className="text-muted">{`Hasil tampil mulai dari ${minShownAnswers} jawaban.`}</p>
      ) : (
        <>
          <FileButton
            of="survei"
            ask={() => call('downloadEventSurvey', { id: event._id })}
            label="Unduh CSV"
          />
          {results.ratings.map((rating) => (
            <Rating key={rating.question} rating={rating} />
          ))}
          <Texts title="Paling berguna" texts={results.useful} />
          <Texts title="Saran" texts={results.suggestions} />
        </>
      )}
    </Section>
  );
}

const ratingValues = Array.from({ length: maxRating }, (_, index) => index + 1);

function Rating({
  rating: { question, average, counts },
}: {
  readonly rating: SurveyResults['ratings'][number];
}) {
  const most = Math.max(...counts);
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        {`${ratingLabels[question]}: ${average.toLocaleString('id-ID', { minimumFractionDigits: 2 })}`}
      </h3>
      <ol className="grid gap-1">
        {ratingValues.map((value) => (
          <li key={value} className="grid grid-cols-[2rem_3rem_1fr] items-center gap-2">
            <span>{value}</span>
            <span className="text-right tabular-nums">{counts[value - 1]}</span>
            <span
              aria-hidden
              className="h-3 rounded-full bg-brand"
              style={{ width: `${(100 * (counts[value - 1] ?? 0)) / most}%` }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Texts({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{`${title} (${texts.length})`}</h3>
      <ul className="grid gap-2">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be equal
          <li key={index} className="panel whitespace-pre-line p-3 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
