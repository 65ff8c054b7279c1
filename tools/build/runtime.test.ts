import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { isSupportedNode } from '../emulators/versions.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const enginesOf = (path: string): unknown => JSON.parse(read(path)).engines.node;

test('the function is deployed to Node 22, the version in .nvmrc', () => {
  const [unit] = JSON.parse(read('firebase.json')).functions;
  expect(unit.runtime).toBe('nodejs22');
  expect(read('.nvmrc')).toBe('22\n');
  expect(isSupportedNode('v22.0.0')).toBe(true);
});

test('all packages declare the same range of Node versions, so that npm warns for unsupported versions only', () => {
  expect(['package.json', 'functions/package.json'].map(enginesOf)).toEqual([
    '>=20.19.0 <27',
    '>=20.19.0 <27',
  ]);
});

test('the lock lets superstatic run on Node 26, so that npm does not warn', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages['node_modules/superstatic'].engines.node).toBe('20 || 22 || 24 || 26');
});
