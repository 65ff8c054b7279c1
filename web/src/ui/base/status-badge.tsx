/** What a badge's colour says; the words beside it say the same. */
export type BadgeTone = 'good' | 'waiting' | 'bad' | 'idle';

const colours: Record<BadgeTone, string> = {
  good: 'bg-success-soft text-success',
  waiting: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  idle: 'bg-surface-sunken text-muted',
};

/** A status in a few words. */
export function StatusBadge({ label, tone }: { readonly label: string; readonly tone: BadgeTone }) {
  return (
    <span className={`inline-block rounded-xl px-2.5 py-0.5 font-semibold text-xs ${colours[tone]}`}>
      {label}
    </span>
  );
}
