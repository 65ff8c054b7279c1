import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of folders with installed or generated files. */
const SKIPPED = new Set(['node_modules', 'dist', 'lib']);

/** Returns the paths of all files below a folder, from the root: 'contract/rules/limits.ts'. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFiles(root, path);
    return [path];
  });
}
