interface SpinnerProps {
  /** Label for screen readers. Without it the spinner is decoration next to a text. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  const ring = (
    <svg className={`${className} animate-spin`} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <div role="status" className="grid place-items-center gap-3 py-16 text-muted">
      {ring}
      <span>{label}</span>
    </div>
  );
}
