import { type RefObject, useMemo, useRef } from 'react';
import { pageHeading } from '#ui/base/page-heading.ts';

export interface RowFocus {
  /** The list with its heading; set by DataTable. */
  readonly region: RefObject<HTMLDivElement | null>;
  /** Notes which row holds the focus; called by DataTable. */
  readonly note: (id: string, index: number) => void;
  /** Id of the row that last held the focus. */
  readonly last: () => string | null;
  /** Where the focus belongs now: the control used last, else the action of the row that took its place, else the heading. */
  readonly target: () => HTMLElement | null;
}

const controlOf = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('[data-actions] :is(a, button)') ??
  row?.querySelector<HTMLElement>('a, button') ??
  null;

/** Keeps the focus in the list when the row that held it goes away (else it falls to the page's start). */
export function useRowFocus(): RowFocus {
  const region = useRef<HTMLDivElement>(null);
  const latest = useRef<{ id: string; index: number; control: Element | null } | null>(null);
  return useMemo(
    () => ({
      region,
      note: (id, index) => {
        latest.current = { id, index, control: document.activeElement };
      },
      last: () => latest.current?.id ?? null,
      target: () => {
        const { control, index } = latest.current ?? { control: null, index: 0 };
        if (control instanceof HTMLElement && control.isConnected) return control;
        const rows = region.current?.querySelectorAll('[data-row]') ?? [];
        return controlOf(rows[Math.min(index, rows.length - 1)]) ?? pageHeading();
      },
    }),
    [],
  );
}
