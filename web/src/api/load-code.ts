import { ConnectionError } from './exchange/connection-error.ts';

/** The code that this page belongs to is gone from the server: a newer release took its place. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';

  constructor() {
    super('Situs ini baru saja diperbarui. Muat ulang halaman untuk melanjutkan.');
  }
}

/** By address: files that are here, or on their way. Those that failed are not among them. */
const files = new Map<string, Promise<void>>();

/** How long the first byte of a file may take. */
const patienceMs = 30_000;

/**
 * Imports code once all its files are here. Browsers keep it for good that an import or a `modulepreload` failed, even of
 * a file that another one names; what was fetched may fail and be tried again, and the import then finds it in the
 * browser's cache. The build calls this around every `import()` (web/lazy-code-plugin.ts).
 *
 * @param load the import itself
 * @param names of its files and of all that they need, without the leading slash
 * @throws ConnectionError when they cannot be had; OutdatedError when they are gone for good
 */
export async function loadCode<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  await Promise.all(names.map((name) => present(`/${name}`)));
  try {
    return await load();
  } catch (error) {
    // What browsers say of a file that did not come; what the code itself throws is passed on.
    throw error instanceof TypeError && /\bmodule\b/.test(error.message) ? new ConnectionError() : error;
  }
}

/**
 * Has files on their way of which `loadCode` will need some; whoever needs one asks again for it if it did not come.
 *
 * @param priority `low` for those that others must not wait for
 */
export function askForFiles(paths: readonly string[], priority?: RequestPriority): void {
  for (const path of paths) present(path, priority).catch(() => undefined);
}

function present(href: string, priority: RequestPriority = 'auto'): Promise<void> {
  const known = files.get(href);
  if (known !== undefined) return known;
  // The document itself, or main.ts for it, asks for the first ones.
  const isAsked = document.head.querySelector(`link[href="${href}"]`) !== null;
  const file = isAsked ? Promise.resolve() : bring(href, priority);
  files.set(href, file);
  file.catch(() => files.delete(href));
  return file;
}

async function bring(href: string, priority: RequestPriority): Promise<void> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), patienceMs);
  const answer = await fetch(href, { signal: ended.signal, priority }).catch(() => undefined);
  clearTimeout(timer);
  if (answer?.status === 404) throw new OutdatedError();
  if (answer?.ok !== true) throw new ConnectionError();
  await answer.blob().catch(() => {
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

/** Whether code could not be loaded, in contrast to code that is wrong. */
export const isMissingCode = (error: unknown): error is ConnectionError | OutdatedError =>
  error instanceof ConnectionError || error instanceof OutdatedError;
