/** What a year of membership costs, in whole rupiah; apart from the other limits, which no page loads for it. */
export const fees = { individual: 150_000, institution: 1_900_000 } as const;
