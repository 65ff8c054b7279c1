import type { Imports } from '../structure/imports.ts';

const CATALOGUE = /\/messages\//;

/**
 * Returns the modules that pages of visitors and members load. Their texts exist in all languages.
 *
 * @param pages page modules of visitors and members
 * @param adminPages page modules of the admin area, which is Indonesian only
 */
export function translatedFiles(
  imports: Imports,
  pages: readonly string[],
  adminPages: readonly string[],
): string[] {
  const seen = new Set<string>();
  const skipped = new Set([...adminPages, 'web/src/app/admin-routes.tsx', 'web/src/app/admin-layout.tsx']);
  const waiting = [...pages];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || skipped.has(file) || CATALOGUE.test(file)) continue;
    seen.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return [...seen].sort();
}
