import type { ReactNode } from 'react';

export interface ScreenHeadProps {
  readonly title: string;
  /** How many records there are in all, behind the title. */
  readonly total?: number | undefined;
  readonly text?: string;
  /** Links to what belongs to this screen. */
  readonly children?: ReactNode;
}

/** The head of a screen: heading, a line of text, links. */
export function ScreenHead({ title, total, text, children }: ScreenHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-title">
          {title}
          {total !== undefined && <span className="text-muted tabular-nums">{` (${total})`}</span>}
        </h1>
        {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children}
    </header>
  );
}
