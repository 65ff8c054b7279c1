import type { Translation } from '../../language/localize.ts';

export const months = 'January February March April May June July August September October November December';
export const dateTime = '{date} at {time}';
export const timeSeparator = ':';
export const today = 'today';
export const daysLeft = '{count} {count:day|days} left';
export const monthsLeft = '{count} months left';
export const yearsLeft = '{count} years left';
export const overYearsLeft = 'more than {count} years left';

export type Checked = Translation<typeof import('../id/dates.ts'), typeof import('./dates.ts')>;
