import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Installed or made, whatever folder they lie in. */
const SKIPPED = new Set(['node_modules', 'dist', 'lib']);

/** Paths of all files beneath a folder of the repository, from its root: 'contract/rules/limits.ts'. */
export function filesBeneath(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBeneath(root, path);
    return [path];
  });
}
