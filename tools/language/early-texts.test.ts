import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';

test('no module of the contract or of the function reads a localized text while it is loaded', () => {
  // A process of its own: other tests have loaded these modules.
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'tools/language/early-texts.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual(['checked']);
});
