import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listFiles } from './files.ts';

/** Imports of each file: paths of the repository's own files. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const CODE = /\.(ts|tsx)$/;
/** Biome formats every import in one of these ways. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const TYPE_IMPORT = /\b(?:import|export) type\b[^']*'[^']+'|\btypeof import\('[^']+'\)/g;

/** Reads the `imports` of a package.json: '#ui/*' -> './src/ui/*', as prefix and path. */
function aliasesOf(root: string, workspace: string): [prefix: string, path: string][] {
  const text = readFileSync(join(root, workspace, 'package.json'), 'utf8');
  const { imports = {} } = JSON.parse(text) as { imports?: Record<string, string> };
  return Object.entries(imports).map(([alias, path]) => [alias.slice(0, -1), posix.join(workspace, path)]);
}

/**
 * Reads the imports of all code in these folders.
 *
 * @param folders folders below `root`; a package.json in them may declare aliases
 * @param kinds 'code' omits imports of types only
 */
export function readImports(
  root: string,
  folders: readonly string[],
  kinds: 'all' | 'code' = 'all',
): Imports {
  const aliases = new Map(
    ['functions', 'web'].map((workspace) => [workspace, aliasesOf(root, workspace)] as const),
  );
  const files = folders.flatMap((folder) => listFiles(root, folder)).filter((file) => CODE.test(file));
  const ownFiles = new Set(files);
  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
    if (specifier === 'contract') return 'contract/index.ts';
    if (specifier.startsWith('contract/')) return `${specifier}.ts`;
    const alias = aliases.get(from.split('/')[0] ?? '')?.find(([prefix]) => specifier.startsWith(prefix));
    return alias?.[1].replace('*', specifier.slice(alias[0].length));
  };
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const code = kinds === 'all' ? source : source.replaceAll(TYPE_IMPORT, '');
      const specifiers = [...code.matchAll(IMPORT)].map(([, one = '']) => one);
      const targets = specifiers.map((specifier) => resolve(file, specifier));
      return [
        file,
        [...new Set(targets.filter((target) => target !== undefined && ownFiles.has(target)))] as string[],
      ];
    }),
  );
}
