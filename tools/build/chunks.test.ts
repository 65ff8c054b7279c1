import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNKS } from '../../web/chunks.ts';
import { ROOT } from '../emulators/suite.ts';

const pathOf = (module: string): string =>
  module.startsWith('#contract/') ? module.slice(1) : join('web/src', module);

const exists = (module: string): boolean =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, pathOf(module) + ending)));

test('every chunk contains existing modules, each in one chunk only', () => {
  const named = CHUNKS.flatMap(({ modules }) => modules).filter(
    (module) => !/^#(?:modules|vite)\//.test(module),
  );
  expect(named.filter((module) => !exists(module))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
