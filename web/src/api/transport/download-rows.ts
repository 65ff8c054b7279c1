import { lineEnd, totalRowsHeader } from 'contract/schemas/files/rows-files';
import { ConnectionError } from './connection-error.ts';
import type { Transport } from './send-request.ts';

export interface RowsProgress {
  readonly rows: number;
  /** Number of rows when the server began the file. Null if the server does not send it. */
  readonly total: number | null;
}

export class TruncatedDownload extends Error {
  override readonly name = 'TruncatedDownload';

  constructor() {
    super('Berkasnya terputus sebelum lengkap, jadi tidak disimpan. Coba lagi.');
  }
}

/** Time without any received data after which the download fails. */
const stallTimeoutMs = 30_000;

/**
 * Creates a transport that downloads a file of rows and reports its progress.
 *
 * @throws ConnectionError when no data arrives any more
 * @throws TruncatedDownload when the file ends before it is complete
 * @throws DOMException AbortError when aborted
 */
export const rowsTransport =
  (onRows: (progress: RowsProgress) => void): Transport =>
  async ({ method, url, headers }, { signal }) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallTimeoutMs);
    };
    const abort = () => controller.abort();
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      restartTimer();
      const response = await fetch(url, { method, headers, signal: controller.signal });
      if (!response.ok || response.body === null)
        return { status: response.status, body: await response.text() };
      const total = response.headers.get(totalRowsHeader);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      // The heading counts as a line.
      let lines = -1;
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        restartTimer();
        parts.push(value);
        lines += value.reduce((count, byte) => (byte === carriageReturn ? count + 1 : count), 0);
        onRows({ rows: Math.max(0, lines), total: total === null ? null : Number(total) });
      }
      return { status: response.status, body: await removeEndMark(new Blob(parts)) };
    } catch (error) {
      if (error instanceof TruncatedDownload) throw error;
      if (signal?.aborted === true) throw new DOMException('Dibatalkan.', 'AbortError');
      throw new ConnectionError(controller.signal.aborted);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

const carriageReturn = 13;

/** Removes the empty line at the end, which marks a complete file. Throws TruncatedDownload without it. */
async function removeEndMark(file: Blob): Promise<Blob> {
  const end = await file.slice(-2 * lineEnd.length).text();
  if (end !== lineEnd + lineEnd) throw new TruncatedDownload();
  return file.slice(0, -lineEnd.length);
}
