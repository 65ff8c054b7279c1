import { createHash } from 'node:crypto';
import { collectChunks, type Manifest } from './page-files.ts';

const CONSTANTS = /const page = .*;\nconst files = .*;\nconst version = .*;\n/;
/** Data of a shell, which names the files of all screens. */
const DATA = /<script type="application\/json".*?<\/script>/gs;

/**
 * Returns the files that a page needs offline: its path, the assets in its HTML, and all chunks of the modules
 * that it loads later.
 */
export function offlineFiles(
  manifest: Manifest,
  path: string,
  html: string,
  laterModules: readonly string[],
): string[] {
  const assets = [...html.replaceAll(DATA, '').matchAll(/["\s](\/assets\/[^"\s]+)/g)].map(
    ([, file]) => file as string,
  );
  const keys = laterModules.flatMap((module) => {
    if (!(module in manifest)) throw new Error(`The build has no chunk for ${module}.`);
    return [...collectChunks(manifest, module)];
  });
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  const later = chunks.flatMap(({ file, css = [], assets: others = [] }) => [file, ...css, ...others]);
  return [path, ...new Set([...assets, ...later.map((file) => `/${file}`)])];
}

/**
 * Writes path and files into the template of the workers, and a version that differs for each build. Without
 * files the worker removes itself.
 */
export function renderWorker(template: string, page: string, files: readonly string[], html: string): string {
  if (!CONSTANTS.test(template)) throw new Error('The worker has no place for the files that it stores.');
  const version = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12);
  const constants = [
    `const page = ${JSON.stringify(page)};`,
    `const files = ${JSON.stringify(files)};`,
    `const version = '${version}';`,
  ];
  return template.replace(CONSTANTS, () => `${constants.join('\n')}\n`);
}
