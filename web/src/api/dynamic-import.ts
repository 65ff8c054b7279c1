import * as t from '#messages/api';
import { ConnectionError } from './transport/connection-error.ts';

/** The server no longer has the code of this page: a newer release replaced it. */
export class OutdatedBuildError extends Error {
  override readonly name = 'OutdatedBuildError';

  constructor() {
    super(t.siteUpdated);
  }
}

/** Loaded and pending files by path. Failed files are removed. */
const files = new Map<string, Promise<void>>();

/** Time limit until the first byte of a file. */
const firstByteTimeoutMs = 30_000;

/**
 * Imports code after all its files have been fetched. Browsers remember a failed import or `modulepreload`
 * for good, but a failed fetch can be repeated. The build wraps every `import()` with this function
 * (web/lazy-code-plugin.ts).
 *
 * @param names of its files and of all their imports, without the leading slash
 * @throws ConnectionError when a file cannot be fetched
 * @throws OutdatedBuildError when a file no longer exists
 */
export async function importModule<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  await Promise.all(names.map((name) => fetchOnce(`/${name}`)));
  try {
    return await load();
  } catch (error) {
    // Browsers throw this for a file that did not arrive. Errors of the code itself are passed on.
    throw error instanceof TypeError && /\bmodule\b/.test(error.message) ? new ConnectionError() : error;
  }
}

/** Fetches files that later imports need. Files with priority `low` do not delay others. */
export function preloadFiles(paths: readonly string[], priority?: RequestPriority): void {
  for (const path of paths) fetchOnce(path, priority).catch(() => undefined);
}

function fetchOnce(href: string, priority: RequestPriority = 'auto'): Promise<void> {
  const known = files.get(href);
  if (known !== undefined) return known;
  // The document, or main.ts, has already requested the first files.
  const isRequested = document.head.querySelector(`link[href="${href}"]`) !== null;
  const file = isRequested ? Promise.resolve() : fetchFile(href, priority);
  files.set(href, file);
  file.catch(() => files.delete(href));
  return file;
}

async function fetchFile(href: string, priority: RequestPriority): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), firstByteTimeoutMs);
  const response = await fetch(href, { signal: controller.signal, priority }).catch(() => undefined);
  clearTimeout(timer);
  if (response?.status === 404) throw new OutdatedBuildError();
  if (response?.ok !== true) throw new ConnectionError();
  await response.blob().catch(() => {
    throw new ConnectionError();
  });
  if (href.endsWith('.css')) await addStyles(href);
}

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new ConnectionError());
    };
    document.head.append(link);
  });
}

export const isChunkLoadError = (error: unknown): error is ConnectionError | OutdatedBuildError =>
  error instanceof ConnectionError || error instanceof OutdatedBuildError;
