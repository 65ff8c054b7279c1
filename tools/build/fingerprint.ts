import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests and backup files of editors do not require a new build. */
const NOT_AN_INPUT = /(^|\/)(node_modules|dist|lib|\.cache)$|\.test\.tsx?$|~$/;

function listInputFiles(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat || NOT_AN_INPUT.test(path)) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => listInputFiles(root, `${path}/${name}`));
}

/** Hashes the names and contents of files, and `extra`. */
export function fingerprintOf(root: string, files: Iterable<string>, extra = ''): string {
  const hash = createHash('sha256').update(extra);
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Hashes all inputs of a build in `paths` (files or folders below `root`), and `extra`. */
export const fingerprint = (root: string, paths: string[], extra = ''): string =>
  fingerprintOf(root, new Set(paths.flatMap((path) => listInputFiles(root, path))), extra);

export function isStoredFingerprint(file: string, value: string): boolean {
  try {
    return readFileSync(file, 'utf8') === value;
  } catch {
    return false;
  }
}

export function storeFingerprint(file: string, value: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
