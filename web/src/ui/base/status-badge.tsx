import { langOf } from '#ui/text/fixed-english.ts';

/** Meaning of a badge's colour. The label has the same meaning. */
export type BadgeTone = 'good' | 'waiting' | 'bad' | 'idle';

const colours: Record<BadgeTone, string> = {
  good: 'bg-success-soft text-success',
  waiting: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  idle: 'bg-surface-sunken text-muted',
};

export function StatusBadge({ label, tone }: { readonly label: string; readonly tone: BadgeTone }) {
  return (
    <span
      lang={langOf(label)}
      className={`inline-block rounded-xl px-2.5 py-0.5 font-semibold text-xs ${colours[tone]}`}
    >
      {label}
    </span>
  );
}
