import { maxRating, ratingLabels } from 'contract/rules/events/surveys';
import * as t from '#messages/shared/events';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export const surveyAnsweredText = t.surveyAnswered;

const rating = {
  placeholder: t.chooseRating,
  options: Array.from({ length: maxRating }, (_, index) => {
    const value = maxRating - index;
    return { value: String(value), label: `${value}, ${t.ratings.split(', ')[value - 1]}` };
  }),
};

interface SurveyFormProps {
  readonly event: string;
  /** Code of a guest; undefined for an account. */
  readonly code?: string;
}

/** Asks a person who attended an event for ratings and texts. */
export function SurveyForm({ event, code }: SurveyFormProps) {
  return (
    <>
      <div className="grid gap-2 text-muted text-sm">
        <p>{t.surveyAnonymous}</p>
        <p>{t.surveyResults}</p>
      </div>
      <EndpointForm
        name={code === undefined ? 'answerEventSurvey' : 'answerGuestSurvey'}
        fixed={code === undefined ? { id: event } : { code }}
        label={t.surveyTitle}
        defaults={{ overall: '', content: '', organisation: '', useful: '', suggestions: '' }}
        refreshes={['getOwnEventSurvey', 'getGuestPlace']}
        submitLabel={t.sendAnswers}
        busyLabel={t.sending}
        onDone={({ message }) => toast.success(message)}
      >
        {({ Select, TextArea }) => (
          <>
            <Select name="overall" label={ratingLabels.overall} {...rating} />
            <Select name="content" label={ratingLabels.content} {...rating} />
            <Select name="organisation" label={ratingLabels.organisation} {...rating} />
            <TextArea name="useful" label={t.mostUseful} rows={3} />
            <TextArea name="suggestions" label={t.suggestions} rows={3} />
          </>
        )}
      </EndpointForm>
    </>
  );
}
