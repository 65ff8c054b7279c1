/**
 * Receivers of a letter. `registered`: all with a confirmed place. `came` and `did-not-come`: those of them
 * with and without a check-in. `unpaid`: those with a held place.
 */
export const letterAudiences = ['registered', 'came', 'did-not-come', 'unpaid'] as const;
export type LetterAudience = (typeof letterAudiences)[number];

/** Audiences that exist only after the beginning of the event. */
export const audiencesAfterStart: readonly LetterAudience[] = ['came', 'did-not-come'];
