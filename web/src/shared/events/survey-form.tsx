import { maxRating, ratingLabels } from 'contract/events/event-surveys';
import * as t from '#messages/shared/events';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField } from '#ui/forms/form-fields.tsx';

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
  const common = {
    label: t.surveyTitle,
    defaults: { overall: '', content: '', organisation: '', useful: '', suggestions: '' },
    refreshes: ['getOwnEventSurvey', 'getGuestPlace'] as const,
    submitLabel: t.sendAnswers,
    busyLabel: t.sending,
    onDone: ({ message }: { readonly message: string }) => toast.success(message),
  };
  return (
    <>
      <div className="grid gap-2 text-muted text-sm">
        <p>{t.surveyAnonymous}</p>
        <p>{t.surveyResults}</p>
      </div>
      {code === undefined ? (
        <EndpointForm {...common} name="answerEventSurvey" fixed={{ id: event }}>
          {() => <SurveyFields />}
        </EndpointForm>
      ) : (
        <EndpointForm {...common} name="answerGuestSurvey" fixed={{ code }}>
          {() => <SurveyFields />}
        </EndpointForm>
      )}
    </>
  );
}

function SurveyFields() {
  return (
    <>
      <SelectField name="overall" label={ratingLabels.overall} {...rating} />
      <SelectField name="content" label={ratingLabels.content} {...rating} />
      <SelectField name="organisation" label={ratingLabels.organisation} {...rating} />
      <TextAreaField name="useful" label={t.mostUseful} rows={3} />
      <TextAreaField name="suggestions" label={t.suggestions} rows={3} />
    </>
  );
}
