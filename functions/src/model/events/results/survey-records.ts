import { collection } from '#data/collection.ts';

/** Survey of an event, under the id of the event. */
export interface EventSurveyRecord {
  isOpen: boolean;
  updatedAt: Date;
}

/**
 * An answer under a random id. It names neither person nor time, so that no stored field links it to the
 * registration, which has `hasAnsweredSurvey`.
 */
export interface EventSurveyAnswerRecord {
  event: string;
  /** Ratings from 1 to 5. */
  overall: number;
  content: number;
  organisation: number;
  /** Free texts; empty without one. */
  useful: string;
  suggestions: string;
}

export const eventSurveys = collection<EventSurveyRecord>('eventSurveys');
export const eventSurveyAnswers = collection<EventSurveyAnswerRecord>('eventSurveyAnswers');
