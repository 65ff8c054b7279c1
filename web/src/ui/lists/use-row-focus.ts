import { type RefObject, useMemo, useRef } from 'react';
import { findPageHeading } from '#ui/base/page-heading.ts';

export interface RowFocus {
  readonly region: RefObject<HTMLDivElement | null>;
  readonly record: (id: string, index: number) => void;
  readonly lastId: () => string | null;
  /** Returns the last used control, the action of the row at the same position, or the page heading. */
  readonly findTarget: () => HTMLElement | null;
}

const findControl = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('[data-actions] :is(a, button)') ??
  row?.querySelector<HTMLElement>('a, button') ??
  null;

/** Keeps the focus in the list when its row is removed. Otherwise it would move to the start of the page. */
export function useRowFocus(): RowFocus {
  const region = useRef<HTMLDivElement>(null);
  const latest = useRef<{ id: string; index: number; control: Element | null } | null>(null);
  return useMemo(
    () => ({
      region,
      record: (id, index) => {
        latest.current = { id, index, control: document.activeElement };
      },
      lastId: () => latest.current?.id ?? null,
      findTarget: () => {
        const { control, index } = latest.current ?? { control: null, index: 0 };
        if (control instanceof HTMLElement && control.isConnected) return control;
        const rows = region.current?.querySelectorAll('[data-row]') ?? [];
        return findControl(rows[Math.min(index, rows.length - 1)]) ?? findPageHeading();
      },
    }),
    [],
  );
}
