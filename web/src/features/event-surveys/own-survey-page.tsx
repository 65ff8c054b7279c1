import { useParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ownEventPath } from '#shared/events/registration-text.ts';
import { SurveyForm, surveyAnsweredText } from '#shared/events/survey-form.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership/events/:id/survey',
  title: 'Survei acara',
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getOwnEventSurvey', { id })],
};

const texts = {
  closed:
    'Survei ini tidak terbuka untuk Anda. Survei hanya untuk peserta yang hadir, setelah acara selesai.',
  answered: surveyAnsweredText,
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
