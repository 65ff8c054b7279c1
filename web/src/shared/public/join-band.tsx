import type { ReactNode } from 'react';

interface JoinBandProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function JoinBand({ title, text, children }: JoinBandProps) {
  return (
    <section className="wrap print-hidden py-16 sm:py-20">
      <div className="batik-parang grid items-center gap-8 overflow-hidden rounded-3xl bg-brand-soft p-8 text-brand-strong sm:p-12 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-3">
          <h2 className="wrap-anywhere text-ink text-title">{title}</h2>
          <p className="max-w-prose text-ink text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
