import { createHash } from 'node:crypto';
import { collectChunks, type Manifest } from './page-files.ts';

const CONSTANTS = /const files = .*;\nconst version = .*;\n/;

/** Returns what a page needs offline: its path, the assets in its HTML and the lazy chunks of its module. */
export function offlineFiles(manifest: Manifest, path: string, html: string, module: string): string[] {
  const assets = [...html.matchAll(/["\s](\/assets\/[^"\s]+)/g)].map(([, file]) => file as string);
  const lazyChunks = (manifest[module]?.dynamicImports ?? []).flatMap((key) => [
    ...collectChunks(manifest, key),
  ]);
  const chunks = lazyChunks.flatMap((key) => manifest[key] ?? []);
  const lazyFiles = chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);
  return [path, ...new Set([...assets, ...lazyFiles])];
}

/** Inserts the list of offline files into the service worker, and a version that differs for each build. */
export function renderWorker(template: string, files: readonly string[], html: string): string {
  if (!CONSTANTS.test(template)) throw new Error('The worker has no place for the files that it keeps.');
  const version = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12);
  return template.replace(
    CONSTANTS,
    () => `const files = ${JSON.stringify(files)};\nconst version = '${version}';\n`,
  );
}
