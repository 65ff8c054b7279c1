import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import { surveyPath } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';

/** Links the survey while the caller can answer it. */
export function OwnSurveyLink({ event }: { readonly event: string }) {
  const { data } = useEndpoint('getOwnEventSurvey', { id: event });
  return data?.state === 'open' ? <ButtonLink to={surveyPath(event)}>{t.answerSurvey}</ButtonLink> : null;
}
