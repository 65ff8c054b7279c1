import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isStoredFingerprint, storeFingerprint } from './fingerprint.ts';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  write('src/a.ts', 'a');
  write('src/deep/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the fingerprint of build inputs', () => {
  it('changes with a content, a name, a new file and the extra text', () => {
    const seen = new Set([fingerprint(root, ['src']), fingerprint(root, ['src'], 'x')]);
    write('src/deep/b.ts', 'c');
    seen.add(fingerprint(root, ['src']));
    write('src/deep/c.ts', '');
    seen.add(fingerprint(root, ['src']));
    rmSync(join(root, 'src/deep/c.ts'));
    write('src/deep/d.ts', '');
    seen.add(fingerprint(root, ['src']));
    expect(seen.size).toBe(5);
  });

  it('ignores tests, backup files, packages and missing paths', () => {
    const before = fingerprint(root, ['src']);
    write('src/a.test.ts', 'x');
    write('src/a.ts~', 'x');
    mkdirSync(join(root, 'src/node_modules'));
    write('src/node_modules/x.js', 'x');
    expect(fingerprint(root, ['src', 'missing'])).toBe(before);
  });

  it('is stored in a file', () => {
    const file = join(root, '.cache/built');
    expect(isStoredFingerprint(file, 'one')).toBe(false);
    storeFingerprint(file, 'one');
    expect(isStoredFingerprint(file, 'one')).toBe(true);
    expect(isStoredFingerprint(file, 'two')).toBe(false);
  });
});
