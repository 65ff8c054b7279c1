/** Number of days ahead for which dues are forecast. */
export const dueForecastDays = 90;
export const maxEndingInstitutions = 500;

/** Lists of the treasurer that can be downloaded. */
export const moneyFiles = ['income', 'expenses', 'bills', 'unrecognised', 'ending'] as const;
export type MoneyFile = (typeof moneyFiles)[number];

export const reportFormats = ['pdf', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const reportFileName = (year: string | number, format: ReportFormat): string =>
  `laporan-tahunan-${year}.${format}`;
