import { maxRating, ratingLabels } from 'contract/event-surveys';
import { useParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ownEventPath } from '#shared/events/registration-text.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership/events/:id/survey',
  title: 'Survei acara',
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getOwnEventSurvey', { id })],
};

const texts = {
  closed:
    'Survei ini tidak terbuka untuk Anda. Survei hanya untuk peserta yang hadir, setelah acara selesai.',
  answered: 'Terima kasih. Anda sudah mengisi survei ini.',
} as const;

/** Survey of a member who attended an event. */
export default function OwnSurveyPage() {
  const { id = '' } = useParams();
  const survey = useEndpoint('getOwnEventSurvey', { id });
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to={ownEventPath(id)}>Pendaftaran acara</BackLink>
        <h1 tabIndex={-1} className="text-title">
          Survei acara
        </h1>
      </div>
      <RecordScreen record={survey} isBrief loadError="Survei tidak dapat dimuat.">
        {({ state }) => (
          <div className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
            {state === 'open' ? <SurveyForm event={id} /> : <p role="status">{texts[state]}</p>}
          </div>
        )}
      </RecordScreen>
    </div>
  );
}

const ratingTexts = ['Buruk', 'Kurang', 'Cukup', 'Baik', 'Sangat baik'];
const ratings = Array.from({ length: maxRating }, (_, index) => {
  const value = maxRating - index;
  return { value: String(value), label: `${value}, ${ratingTexts[value - 1]}` };
});

function SurveyForm({ event }: { readonly event: string }) {
  return (
    <>
      <div className="grid gap-2 text-muted text-sm">
        <p>
          Jawaban disimpan tanpa nama, akun, dan waktu. Di pendaftaran Anda kami hanya mencatat bahwa Anda
          sudah menjawab.
        </p>
        <p>
          Hasil tampil mulai dari lima jawaban. Pengelola server masih dapat membandingkan waktu penyimpanan
          kedua catatan itu, jadi jangan tulis hal yang rahasia.
        </p>
      </div>
      <EndpointForm
        name="answerEventSurvey"
        label="Survei acara"
        fixed={{ id: event }}
        defaults={{ overall: '', content: '', organisation: '', useful: '', suggestions: '' }}
        refreshes={['getOwnEventSurvey']}
        submitLabel="Kirim jawaban"
        busyLabel="Mengirim…"
        onDone={({ message }) => toast.success(message)}
      >
        {({ Select, TextArea }) => (
          <>
            <Select name="overall" label={ratingLabels.overall} placeholder="Pilih nilai" options={ratings} />
            <Select name="content" label={ratingLabels.content} placeholder="Pilih nilai" options={ratings} />
            <Select
              name="organisation"
              label={ratingLabels.organisation}
              placeholder="Pilih nilai"
              options={ratings}
            />
            <TextArea name="useful" label="Apa yang paling berguna?" rows={3} />
            <TextArea name="suggestions" label="Saran" rows={3} />
          </>
        )}
      </EndpointForm>
    </>
  );
}
