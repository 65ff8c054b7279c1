/** National holidays with a fixed date. Holidays of the lunar calendar count as working days. */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '05-01', '06-01', '08-17', '12-25']);

const dayMs = 86_400_000;

/** Returns the day 'YYYY-MM-DD' that is a number of calendar days after another, or before it. */
export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const isWorkingDay = (date: string): boolean =>
  ![0, 6].includes(new Date(date).getUTCDay()) && !fixedHolidays.has(date.slice(5));

/** Returns the day 'YYYY-MM-DD' that is a number of working days after another: 2 after Friday is Tuesday. */
export function workingDaysAfter(date: string, count: number): string {
  let [day, left] = [date, count];
  while (left > 0) {
    day = shiftDay(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
