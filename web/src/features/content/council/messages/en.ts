import type { Translation } from 'contract/text/language/localize';

export const title = 'Council and committees';
export const description = 'The organisation, board and eight committees of {name}.';
export const lead = 'The board that members elect, and the eight committees that run the daily work.';
export const council = 'Council';
export const councilTranslation = '';
export const committees = 'Committees';
export const committeesTranslation = '';
export const presidentOffice = '{position}’s office';
export const chartSummary = 'Show the chart as an image';
export const chartLabel = 'Organisation chart';
export const chartAlt =
  'Organisation chart: the President at the top; two Secretaries and Treasurer I in the president’s office; four Vice Presidents below; then eight committees, each with a Director and a Vice Director';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
