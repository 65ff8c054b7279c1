/**
 * Cuts runs of combining marks to the 30 of the stream-safe format (Unicode Standard Annex 15). Sorting the marks of
 * a run takes quadratic time.
 */
export const limitMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
