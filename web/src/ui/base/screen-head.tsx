import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

export interface ScreenHeadProps {
  readonly title: string;
  /** How many records there are in all, behind the title. */
  readonly total?: number | undefined;
  readonly text?: string;
  /** The screen above this one. */
  readonly back?: string;
  /** Links to what belongs to this screen. */
  readonly children?: ReactNode;
}

/** The head of a screen: heading, a line of text, links. */
export function ScreenHead({ title, total, text, back, children }: ScreenHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-title">
          {title}
          {total !== undefined && <span className="text-muted tabular-nums">{` (${total})`}</span>}
        </h1>
        {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {back === undefined ? (
        children
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={back} variant="secondary" size="small">
            Back
          </ButtonLink>
          {children}
        </div>
      )}
    </header>
  );
}
