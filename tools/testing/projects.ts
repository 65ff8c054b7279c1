import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../emulators/suite.ts';

/** Vitest projects that need an emulator suite, with the folders of their tests. */
export const suiteProjects = {
  api: ['tests/api', 'tests/chaos'],
  rules: ['tests/rules'],
  browser: ['tests/browser'],
} as const;

export type SuiteProject = keyof typeof suiteProjects;

/** Returns the test files whose paths contain one of the words, like Vitest's own selection. */
export function testFilesOf(project: SuiteProject, words: readonly string[]): string[] {
  return suiteProjects[project]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter(
      (path) =>
        path.endsWith('.test.ts') && (words.length === 0 || words.some((word) => path.includes(word))),
    );
}
