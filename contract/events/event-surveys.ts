import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { idInput, messageReply, multilineField } from '../schemas/fields.ts';
import { textMap } from '../text/language/text-map.ts';
import { t } from '../text/messages/labels.ts';
import { requiredError } from '../text/wording.ts';

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

const rating = z.coerce.number(requiredError).int(requiredError).min(1, requiredError).max(maxRating);

/** `closed`: no survey, not yet, or not for the caller, who was not checked in. */
export const ownSurveyState = z.enum(['closed', 'open', 'answered']);
export type OwnSurveyState = z.output<typeof ownSurveyState>;

/** Ratings and texts of an answer. */
const surveyAnswerFields = {
  overall: rating,
  content: rating,
  organisation: rating,
  useful: multilineField(limits.answerCharacters).default(''),
  suggestions: multilineField(limits.answerCharacters).default(''),
};

const ratingResult = z.object({
  question: z.enum(ratedQuestions),
  average: z.number(),
  /** Number of answers with each rating, from 1 to 5. */
  counts: z.array(z.number().int()),
});

const results = z.object({
  ratings: z.array(ratingResult),
  /** In random order. */
  useful: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type SurveyResults = z.output<typeof results>;

const survey = z.object({
  event: z.object({ _id: z.string(), title: z.string() }),
  isOver: z.boolean(),
  isOpen: z.boolean(),
  isInvited: z.boolean(),
  /** People who were checked in. */
  attendees: z.number().int(),
  answers: z.number().int(),
  /** Null below `minShownAnswers` answers. */
  results: results.nullable(),
});
export type EventSurvey = z.output<typeof survey>;

const ofEvent = { access: 'admin', duty: 'events', eventManagers: true } as const;
// Reads the session, the event, the survey, the invitation, the attendees and each answer.
const resultReads = 6 + limits.eventPlaces;

/**
 * Anonymous survey of the people who attended an event. An answer is stored without person and time. The
 * registration only stores that its person has answered.
 */
export const eventSurveys = {
  getOwnEventSurvey: {
    method: 'GET',
    path: '/events/{id}/survey',
    access: 'signed-in',
    input: idInput,
    reply: z.object({ state: ownSurveyState }),
  },
  /** Stores an answer. Throws `wrong-status` for a closed survey and after an answer. */
  answerEventSurvey: {
    method: 'POST',
    path: '/events/{id}/survey',
    access: 'signed-in',
    limitsChanges: true,
    input: idInput.extend(surveyAnswerFields),
    reply: messageReply,
  },
  getEventSurvey: {
    ...ofEvent,
    method: 'GET',
    path: '/events/written/{id}/survey',
    reads: resultReads,
    input: idInput,
    reply: survey,
  },
  /** Opens or closes the survey. A repetition changes nothing. */
  saveEventSurvey: {
    ...ofEvent,
    method: 'PUT',
    path: '/events/written/{id}/survey',
    input: idInput.extend({ isOpen: z.boolean() }),
    reply: messageReply,
  },
  /**
   * Mails the people who attended and have not answered, once for each event. Throws `wrong-status` before the
   * end, for a closed survey, without attendees and for a second invitation.
   */
  inviteToEventSurvey: {
    ...ofEvent,
    method: 'POST',
    path: '/events/written/{id}/survey/invitation',
    // Reads the session, the event, the survey, the invitation and the audiences.
    reads: 8,
    input: idInput,
    reply: messageReply,
  },
  /** Downloads the answers as CSV, in random order. Throws `wrong-status` below `minShownAnswers` answers. */
  downloadEventSurvey: {
    ...ofEvent,
    method: 'GET',
    path: '/events/written/{id}/survey/file',
    reads: resultReads,
    input: idInput,
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
