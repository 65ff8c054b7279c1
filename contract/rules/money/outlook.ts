/** How far ahead dues are expected. */
export const expectedDays = 90;
/** Institutions whose membership ends within them, at most. */
export const mostEndingInstitutions = 500;

/** Lists of the treasurer that are downloaded as files. */
export const moneyFiles = ['income', 'bills', 'unrecognised', 'ending'] as const;
export type MoneyFile = (typeof moneyFiles)[number];
