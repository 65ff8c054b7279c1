/** Maximum number of marks in a run: the stream-safe format (Unicode Standard Annex 15). */
const maxMarks = 30;

/** Cuts runs of combining marks to 30. Sorting the marks of a run takes quadratic time. */
export const limitMarks = (text: string): string =>
  text.replace(/\p{M}+/gu, (marks) =>
    marks.length > maxMarks ? [...marks].slice(0, maxMarks).join('') : marks,
  );
