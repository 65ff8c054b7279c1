import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly title: ReactNode;
  readonly lang?: 'en' | undefined;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
}

export function SectionHead({ title, lang, lead, className = '' }: SectionHeadProps) {
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <Tumpal />
      <h2 className="text-title" lang={lang}>
        {title}
      </h2>
      {lead !== undefined && <p className="max-w-prose text-lg text-muted">{lead}</p>}
    </div>
  );
}

/** Tumpal ornament: the row of triangles at the edge of a cloth. */
function Tumpal() {
  return (
    <svg viewBox="0 0 60 10" className="h-2.5 w-15 fill-accent" aria-hidden="true">
      <path d="M0 10 6 0 12 10ZM12 10 18 0 24 10ZM24 10 30 0 36 10ZM36 10 42 0 48 10ZM48 10 54 0 60 10Z" />
    </svg>
  );
}
