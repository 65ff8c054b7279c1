import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../tools/emulators/suite.ts';

/**
 * Returns the gzipped size in bytes of the scripts that a page names in its HTML: the code required for
 * hydration.
 */
export function firstLoadBytes(html: string): number {
  const files = new Set([...html.matchAll(/\/assets\/[^" ]+\.js/g)].map(([file]) => file));
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(ROOT, 'web/dist', file)), { level: 9 }).byteLength,
    0,
  );
}
