import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

export interface ScreenHeadProps {
  readonly title: string;
  /** How many records there are in all, behind the title; undefined until that is read. */
  readonly total?: number | undefined;
  readonly text?: string;
  /** The screen above this one. */
  readonly back?: string;
  /** Links to what belongs to this screen. */
  readonly children?: ReactNode;
}

/** The head of a screen: heading, a line of text, links. */
export function ScreenHead(props: ScreenHeadProps) {
  const { title, total, text, back, children } = props;
  // A number that comes late must not send the links to a line of their own.
  const narrow = 'total' in props ? 'max-sm:flex-col max-sm:items-start' : '';
  return (
    <header className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 ${narrow}`}>
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
