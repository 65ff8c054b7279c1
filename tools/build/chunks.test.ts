import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNKS } from '../../web/chunks.ts';
import { ROOT } from '../emulators/suite.ts';

const placeOf = (module: string): string =>
  module.startsWith('#contract/') ? module.slice(1) : join('web/src', module);

const isThere = (module: string): boolean =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, placeOf(module) + ending)));

test('a chunk names modules that are there, each once', () => {
  const named = CHUNKS.flatMap(({ modules }) => modules).filter(
    (module) => !/^#(?:modules|vite)\//.test(module),
  );
  expect(named.filter((module) => !isThere(module))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
