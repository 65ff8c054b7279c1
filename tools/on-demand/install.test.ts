import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './install.ts';

test('packages are installed until the lock changes, and not after an interrupted installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-demand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, seconds: number) => {
    writeFileSync(join(folder, file), '');
    utimesSync(join(folder, file), seconds, seconds);
  };
  write('package-lock.json', 1);
  mkdirSync(join(folder, 'node_modules'));
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', 2);
  expect(isInstalled(folder)).toBe(true);
  write('package-lock.json', 3);
  expect(isInstalled(folder)).toBe(false);
});
