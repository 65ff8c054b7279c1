import { createContext, type ReactNode, use } from 'react';
import { langOf } from '#ui/text/fixed-english.ts';
import { ButtonLink } from './button.tsx';
import type { Heading } from './heading.ts';

export const DeclaredHeading = createContext<Heading | undefined>(undefined);

export interface ScreenHeadProps {
  readonly title?: string;
  /** Total number of records, shown after the title. Undefined until loaded. */
  readonly total?: number | undefined;
  /** Name of the record, in one line: a second line would move the screen below. Empty until it is loaded. */
  readonly text?: string | undefined;
  readonly back?: string;
  readonly children?: ReactNode;
}

export function ScreenHead({ title: ownTitle, total, text: ownText, back, children }: ScreenHeadProps) {
  const declared = use(DeclaredHeading);
  const title = ownTitle ?? declared?.title;
  const text = ownText ?? declared?.text;
  return (
    // On small screens the links always have a row of their own. A total or name that loads later would
    // otherwise move them. A name takes the width that is left (`w-0 min-w-full`), and moves them on no screen.
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0 max-w-full max-sm:w-full sm:grow">
        <h1 tabIndex={-1} className="text-title" lang={langOf(title)}>
          {title}
          {total !== undefined && (
            <span className="inline-block whitespace-pre text-muted tabular-nums">{` (${total})`}</span>
          )}
        </h1>
        {text !== undefined && (
          <p
            lang={langOf(text)}
            className={ownText === undefined ? 'mt-1 text-muted' : 'mt-1 w-0 min-w-full truncate text-muted'}
          >
            {text === '' ? '\u00a0' : text}
          </p>
        )}
      </div>
      {back === undefined ? (
        children
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={back} variant="secondary" size="small">
            Kembali
          </ButtonLink>
          {children}
        </div>
      )}
    </header>
  );
}
