import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Imports, readImports } from '../structure/imports.ts';
import { literalsOf } from './literals.ts';

const CATALOGUE = /\/messages\//;

/** Modules of visitors and members import these, but only admins see their texts, in Indonesian. */
const ADMIN_ONLY =
  /^(?:web\/src\/(?:ui\/editor|shared\/audit)\/|web\/src\/ui\/text\/fixed-english|contract\/text\/(?:admin-wording|statement-refusals)|contract\/rules\/(?:audit\/|admins\/|money\/ledger-labels|review-reasons|membership\.ts|people\/person-fields))/;

/** Only developers see its message. */
const DEVELOPER_ONLY = 'web/src/ui/forms/required-input.ts';

/**
 * Names of people, places and institutions, words that a program compares, and Indonesian numbers in words, which the
 * English site does not show. No reader needs a translation.
 */
const NAMES =
  /^(?:contract\/(?:text\/(?:association|names|initials|dates|terbilang)|built-in\/articles)|web\/src\/features\/(?:content\/council\/council-text|events\/events\/event-place))\.ts$/;

/**
 * Returns the modules that pages of visitors and members load. Their texts exist in all languages.
 *
 * @param pages modules of visitors and members
 * @param skipped modules of the admin area
 */
export function translatedFiles(
  imports: Imports,
  pages: readonly string[],
  skipped: readonly string[],
): string[] {
  const seen = new Set<string>();
  const waiting = [...pages];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || skipped.includes(file) || CATALOGUE.test(file)) continue;
    seen.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return [...seen].sort();
}

export interface LiteralFinding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Finds texts in the code of pages of visitors and members. They belong to the catalogues of both languages. */
export function findLiterals(root: string): LiteralFinding[] {
  const imports = readImports(root, ['contract', 'web/src'], 'code');
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const emulatorScreens = [...imports.keys()].filter(
    (file) => file.endsWith('.screen.ts') && read(file).includes('isEmulatorOnly'),
  );
  const files = translatedFiles(
    imports,
    ['web/src/main.ts', 'web/src/bootstrap.ts'],
    [...emulatorScreens, 'web/src/app/admin-routes.tsx'],
  );
  return files
    .filter((file) => !ADMIN_ONLY.test(file) && !NAMES.test(file) && file !== DEVELOPER_ONLY)
    .flatMap((file) => {
      const source = read(file);
      return literalsOf(file, source).map(({ start: offset, text }) => ({
        file,
        line: source.slice(0, offset).split('\n').length,
        text,
      }));
    });
}
