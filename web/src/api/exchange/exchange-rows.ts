import { lineEnd, totalRowsHeader } from 'contract/fields/rows-files';
import { ConnectionError } from './connection-error.ts';
import type { Exchange } from './exchange.ts';

export interface RowsProgress {
  /** So many have come. */
  readonly rows: number;
  /** So many there were when the file was begun; null where nobody says. */
  readonly total: number | null;
}

/** The file ended before it was whole. */
export class CutOff extends Error {
  override readonly name = 'CutOff';

  constructor() {
    super('Berkasnya terputus sebelum lengkap, jadi tidak disimpan. Coba lagi.');
  }
}

/** How long nothing may come. */
const patienceMs = 30_000;

/**
 * Takes a file of rows while it is made, and tells how far it has come.
 *
 * @throws ConnectionError when nothing comes any more; CutOff when the file ends before it is whole;
 *   DOMException AbortError when aborted
 */
export const exchangingRows =
  (onRows: (progress: RowsProgress) => void): Exchange =>
  async ({ method, url, headers }, { signal }) => {
    const patience = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => patience.abort(), patienceMs);
    };
    const leave = () => patience.abort();
    signal?.addEventListener('abort', leave);
    try {
      signal?.throwIfAborted();
      waitAgain();
      const response = await fetch(url, { method, headers, signal: patience.signal });
      if (!response.ok || response.body === null)
        return { status: response.status, body: await response.blob() };
      const total = response.headers.get(totalRowsHeader);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      // The heading is a line too.
      let lines = -1;
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        waitAgain();
        parts.push(value);
        lines += value.reduce((count, byte) => (byte === carriageReturn ? count + 1 : count), 0);
        onRows({ rows: Math.max(0, lines), total: total === null ? null : Number(total) });
      }
      return { status: response.status, body: await withoutEnd(new Blob(parts)) };
    } catch (error) {
      if (error instanceof CutOff) throw error;
      if (signal?.aborted === true) throw new DOMException('Dibatalkan.', 'AbortError');
      throw new ConnectionError(patience.signal.aborted);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  };

const carriageReturn = 13;

/** The empty line that says that the file is whole is nothing to keep. */
async function withoutEnd(file: Blob): Promise<Blob> {
  const end = await file.slice(-2 * lineEnd.length).text();
  if (end !== lineEnd + lineEnd) throw new CutOff();
  return file.slice(0, -lineEnd.length);
}
