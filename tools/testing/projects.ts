import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../emulators/suite.ts';
import type { TagGroups } from './selections.ts';

/** Vitest projects that need an emulator suite, with the folders of their tests. */
export const suiteProjects = {
  api: ['tests/api', 'tests/chaos'],
  rules: ['tests/rules'],
  browser: ['tests/browser'],
} as const;

export type SuiteProject = keyof typeof suiteProjects;

/**
 * Whether a test file can have a test with these tags. Vitest loads each file to read the tags, so the others are
 * left out before.
 */
export const canMatch = (source: string, groups: TagGroups): boolean =>
  groups.some((group) =>
    group.every((tag) =>
      tag.startsWith('!')
        ? !new RegExp(`@module-tag ${tag.slice(1)}\\b`).test(source)
        : new RegExp(`'${tag}'|@module-tag ${tag}\\b`).test(source),
    ),
  );

/**
 * Returns the test files that can have tests with these tags and whose paths contain one of the words, like
 * Vitest's own selection.
 */
export function testFilesOf(project: SuiteProject, words: readonly string[], tags: TagGroups): string[] {
  return suiteProjects[project]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter(
      (path) =>
        path.endsWith('.test.ts') &&
        (words.length === 0 || words.some((word) => path.includes(word))) &&
        canMatch(readFileSync(join(ROOT, path), 'utf8'), tags),
    );
}
