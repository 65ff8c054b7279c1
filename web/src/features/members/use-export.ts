import { isoDate } from 'contract/words/dates';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#api/account.ts';
import { exchangingRows, type RowsProgress } from '#api/exchange-rows.ts';
import { saveFile } from '#ui/base/save-file.ts';
import type { UserFilter } from './user-filter.ts';

export interface UserExport {
  /** Null while none is under way. */
  readonly progress: RowsProgress | null;
  /**
   * Downloads the users of a filter.
   *
   * @throws ApiError, ConnectionError, and DOMException AbortError when it was cancelled
   */
  readonly run: (filter: UserFilter) => Promise<void>;
  readonly cancel: () => void;
}

/** The export of users; who leaves the screen ends it. */
export function useExport(): UserExport {
  const call = useCall();
  const [progress, setProgress] = useState<RowsProgress | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);
  const run = async (filter: UserFilter) => {
    const controller = new AbortController();
    underWay.current = controller;
    setProgress({ rows: 0, total: null });
    try {
      const via = exchangingRows(setProgress);
      saveFile(await call('exportUsers', filter, { signal: controller.signal, via }), fileName());
    } finally {
      setProgress(null);
    }
  };
  return { progress, run, cancel };
}

const fileName = (): string => `pengguna-${isoDate(new Date())}.csv`;
