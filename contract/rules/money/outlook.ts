/** How far ahead dues are expected. */
export const expectedDays = 90;
/** Institutions whose membership ends within them, at most. */
export const mostEndingInstitutions = 500;

/** Lists of the treasurer that are downloaded as files. */
export const moneyFiles = ['income', 'bills', 'unrecognised', 'ending'] as const;
export type MoneyFile = (typeof moneyFiles)[number];

/** As what the annual report comes. */
export const reportFormats = ['pdf', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** 'laporan-tahunan-2026.pdf'. */
export const reportFileName = (year: string | number, format: ReportFormat): string =>
  `laporan-tahunan-${year}.${format}`;
