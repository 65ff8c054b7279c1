import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';

/** Questions that are rated from 1 to 5. */
export const ratedQuestions = ['overall', 'content', 'organisation'] as const;
export type RatedQuestion = (typeof ratedQuestions)[number];

export const ratingLabels: Readonly<Record<RatedQuestion, string>> = textMap({
  overall: () => t.ratingOverall,
  content: () => t.ratingContent,
  organisation: () => t.ratingOrganisation,
});

export const maxRating = 5;
/** Results of fewer answers are not shown, because they would reveal who wrote what. */
export const minShownAnswers = 5;
