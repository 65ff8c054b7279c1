import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, title, className = 'panel grid gap-4 p-5 sm:p-6', children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-heading wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}
