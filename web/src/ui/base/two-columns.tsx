import type { ReactNode } from 'react';
import * as t from '#messages/ui/base';

interface TwoColumnsProps {
  /** Above everything on small screens, at the top of the narrow column on large ones. */
  readonly head?: ReactNode;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export function TwoColumns({ head, side, children }: TwoColumnsProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
      {head !== undefined && <div className="print-hidden lg:col-start-2">{head}</div>}
      <div className="grid min-w-0 content-start gap-8 max-lg:pb-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {children}
      </div>
      <aside aria-label={t.moreLabel} className="print-hidden lg:col-start-2">
        <div className="grid gap-8 lg:sticky lg:top-28">{side}</div>
      </aside>
    </div>
  );
}
