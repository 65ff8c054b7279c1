import type { MemberTask } from 'contract/people/member-records';
import { adminListDate, daysUntil } from 'contract/text/dates';
import { StatusBadge } from '#ui/base/status-badge.tsx';

/** Start of a day 'YYYY-MM-DD' in Jakarta. */
const toMoment = (day: string): string => `${day}T00:00:00+07:00`;

/** Shows the day of a task, and whether it is due. */
export function TaskDay({ task: { dueOn, doneAt } }: { readonly task: MemberTask }) {
  const days = daysUntil(toMoment(dueOn));
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="text-nowrap">{adminListDate(toMoment(dueOn))}</span>
      {doneAt === null && days < 0 && <StatusBadge tone="bad" label={`Terlambat ${-days} hari`} />}
      {doneAt === null && days === 0 && <StatusBadge tone="waiting" label="Hari ini" />}
    </span>
  );
}
