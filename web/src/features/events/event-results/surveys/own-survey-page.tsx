import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-results/surveys';
import { OwnPage } from '#shared/events/own-page.tsx';
import { ownEventPath } from '#shared/events/registration-text.ts';
import { SurveyForm, surveyAnsweredText } from '#shared/events/survey-form.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';

const texts = { closed: t.closed, answered: surveyAnsweredText } as const;

/** Survey of a member who attended an event. */
export default function OwnSurveyPage() {
  const { id = '' } = useParams();
  const survey = useEndpoint('getOwnEventSurvey', { id });
  return (
    <OwnPage title={t.title} back={{ to: ownEventPath(id), label: t.ownEvent }}>
      <RecordScreen record={survey} isBrief loadError={t.loadError}>
        {({ state }) => (
          <div className="panel grid max-w-3xl gap-5 p-5 sm:p-6">
            {state === 'open' ? <SurveyForm event={id} /> : <p role="status">{texts[state]}</p>}
          </div>
        )}
      </RecordScreen>
    </OwnPage>
  );
}
