/** Whole rupiah for a year. They are not in the limits, so that pages with a fee stay small. */
export const fees = { individual: 150_000, institution: 1_900_000 } as const;
