import { createHash } from 'node:crypto';
import { chunksOf, type Manifest } from './page-files.ts';

const CONSTANTS = /const files = .*;\nconst version = .*;\n/;

/**
 * The paths that a page needs to work without network: itself, all that its HTML names under /assets, and what
 * its module loads later.
 */
export function offlineFiles(manifest: Manifest, path: string, html: string, module: string): string[] {
  const assets = [...html.matchAll(/["\s](\/assets\/[^"\s]+)/g)].map(([, file]) => file as string);
  const lazyChunks = (manifest[module]?.dynamicImports ?? []).flatMap((key) => [...chunksOf(manifest, key)]);
  const chunks = lazyChunks.flatMap((key) => manifest[key] ?? []);
  const lazyFiles = chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);
  return [path, ...new Set([...assets, ...lazyFiles])];
}

/** The worker with the files that it keeps, told apart from that of any other build. */
export function workerOf(template: string, files: readonly string[], html: string): string {
  if (!CONSTANTS.test(template)) throw new Error('The worker has no place for the files that it keeps.');
  const version = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12);
  return template.replace(
    CONSTANTS,
    () => `const files = ${JSON.stringify(files)};\nconst version = '${version}';\n`,
  );
}
