import type { ReactNode } from 'react';
import { SectionHead } from '#ui/base/section-head.tsx';
import { milestones } from './about-text.ts';

interface TimelineProps {
  /** Stories that admins saved. When empty, the built-in milestones are shown. */
  readonly stories: readonly { readonly year: string; readonly description: string }[];
}

export function Timeline({ stories }: TimelineProps) {
  return (
    <section className="bg-surface-sunken">
      <div className="wrap grid gap-10 py-16 sm:py-24">
        <SectionHead title="Perjalanan kami" />
        <ol className="grid gap-10 border-accent border-l-2 pl-8 lg:grid-flow-col lg:auto-cols-fr lg:gap-12 lg:border-t-2 lg:border-l-0 lg:pt-10 lg:pl-0">
          {stories.length === 0
            ? milestones.map(({ date, day, title, description }) => (
                <Stop key={date} when={<time dateTime={date}>{day}</time>} title={title}>
                  {description}
                </Stop>
              ))
            : stories.map(({ year, description }) => (
                <Stop key={`${year} ${description}`} when={year}>
                  {description}
                </Stop>
              ))}
        </ol>
      </div>
    </section>
  );
}

interface StopProps {
  readonly when: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Stop({ when, title, children }: StopProps) {
  return (
    <li className="relative grid content-start gap-2 before:absolute before:top-1.5 before:-left-[2.6rem] before:size-4 before:rotate-45 before:bg-saffron lg:before:-top-[3.05rem] lg:before:left-0">
      <p className="font-bold text-accent">{when}</p>
      {title !== undefined && <h3 className="text-heading">{title}</h3>}
      <p className="max-w-prose whitespace-pre-line text-muted">{children}</p>
    </li>
  );
}
