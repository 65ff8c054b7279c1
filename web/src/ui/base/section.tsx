import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly lang?: 'id' | 'en';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, title, lang, className = 'panel grid gap-4 p-5 sm:p-6', children } = props;
  return (
    <section aria-labelledby={id} lang={lang} className={className}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
