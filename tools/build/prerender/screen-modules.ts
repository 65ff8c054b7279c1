import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../emulators/suite.ts';

/** Modules that a screen loads, as the manifest names them: 'src/features/content/bin/bin-page.tsx'. */
export interface ScreenModules {
  readonly module: string;
  /** Module of the part that loads separately but is visible immediately. */
  readonly visibleModule: string | undefined;
}

const SOURCES = join(ROOT, 'web');
const IMPORT = /\bimport\('(.+?)'\)/g;

/** Reads the dynamic imports of all `….screen.ts`, by the path of the screen. */
export async function readScreenModules(): Promise<ReadonlyMap<string, ScreenModules>> {
  const files = readdirSync(join(SOURCES, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.screen.ts'))
    .map((file) => `src/features/${file.replaceAll('\\', '/')}`);
  const entries = files.map(async (file) => {
    const path = join(SOURCES, file);
    const [screen] = Object.values(await import(pathToFileURL(path).href)) as { readonly path: string }[];
    const [module, visibleModule] = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
      posix.join(posix.dirname(file), name),
    );
    if (screen === undefined || module === undefined) throw new Error(`web/${file} declares no screen.`);
    return [screen.path, { module, visibleModule }] as const;
  });
  return new Map(await Promise.all(entries));
}
