/** National holidays whose day the calendar fixes; those that move with the moon are days of work here. */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '05-01', '06-01', '08-17', '12-25']);

const dayMs = 86_400_000;

const isWorkingDay = (date: string): boolean =>
  ![0, 6].includes(new Date(date).getUTCDay()) && !fixedHolidays.has(date.slice(5));

/** The day 'YYYY-MM-DD' by which so many working days have gone by since another: of Friday the second is Tuesday. */
export function workingDaysAfter(date: string, count: number): string {
  let [day, left] = [date, count];
  while (left > 0) {
    day = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
