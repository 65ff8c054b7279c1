import { createContext, type ReactNode, use } from 'react';
import { ButtonLink } from './button.tsx';

/** The line below the title that the table of routes has for this screen. */
export const ScreenText = createContext<string | undefined>(undefined);

export interface ScreenHeadProps {
  readonly title: string;
  /** How many records there are in all, behind the title; undefined until that is read. */
  readonly total?: number | undefined;
  /** A line below the title that only the screen itself knows, which has its room while it is still empty. */
  readonly text?: string | undefined;
  /** The screen above this one. */
  readonly back?: string;
  /** Links to what belongs to this screen. */
  readonly children?: ReactNode;
}

/** The head of a screen: heading, a line of text, links. */
export function ScreenHead({ title, total, text: own, back, children }: ScreenHeadProps) {
  const known = use(ScreenText);
  const text = own ?? known;
  return (
    // On a telephone a number or a name that comes late would send the links to a line of their own: there they are.
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-title">
          {title}
          {total !== undefined && (
            <span className="inline-block whitespace-pre text-muted tabular-nums">{` (${total})`}</span>
          )}
        </h1>
        {text !== undefined && <p className="mt-1 text-muted">{text === '' ? '\u00a0' : text}</p>}
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
