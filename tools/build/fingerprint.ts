import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Changing a test or an editor's left-overs needs no new build. */
const NOT_AN_INPUT = /(^|\/)(node_modules|dist|lib|\.cache)$|\.test\.tsx?$|~$/;

function filesBeneath(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat || NOT_AN_INPUT.test(path)) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBeneath(root, `${path}/${name}`));
}

/** One hash over the names and contents of these files and `extra`. */
export function fingerprintOf(root: string, files: Iterable<string>, extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** As `fingerprintOf`, for all that a build reads in `paths` (files or folders beneath `root`). */
export const fingerprint = (root: string, paths: string[], extra = ''): string =>
  fingerprintOf(root, new Set(paths.flatMap((path) => filesBeneath(root, path))), extra);

/** Whether `file` notes this very fingerprint. */
export function isNoted(file: string, value: string): boolean {
  try {
    return readFileSync(file, 'utf8') === value;
  } catch {
    return false;
  }
}

/** Notes a fingerprint in `file`. */
export function note(file: string, value: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
