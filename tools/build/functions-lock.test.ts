import { describe, expect, it } from 'vitest';
import { createWorkspaceLock, type Lock } from './functions-lock.ts';

const root: Lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    functions: { dependencies: { a: '1.0.0', zod: '2.0.0' } },
    'node_modules/functions': { link: true },
    'node_modules/contract': { link: true },
    'node_modules/zod': { version: '1.0.0' },
    'functions/node_modules/zod': { version: '2.0.0' },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { zod: '^1.0.0', b: '^1.0.0' },
      optionalDependencies: { native: '1.0.0', absent: '1.0.0' },
    },
    'node_modules/b': {
      version: '1.0.0',
      dev: true,
      peerDependencies: { a: '*', ghost: '*' },
      peerDependenciesMeta: { ghost: { optional: true } },
    },
    'node_modules/native': { version: '1.0.0', optional: true },
    'node_modules/unrelated': { version: '1.0.0' },
  },
};
const manifest = { name: 'functions', version: '0.1.0', dependencies: { a: '1.0.0', zod: '2.0.0' } };

describe('the lock file of one workspace', () => {
  const lock = createWorkspaceLock(root, 'functions', manifest);

  it('contains exactly the packages that the workspace needs', () => {
    const paths = [
      '',
      'node_modules/a',
      'node_modules/a/node_modules/zod',
      'node_modules/b',
      'node_modules/native',
      'node_modules/zod',
    ];
    expect(Object.keys(lock.packages).sort()).toEqual(paths.sort());
  });

  it("resolves each dependency to the version of the repository's lock file", () => {
    expect(lock.packages['node_modules/zod']?.version).toBe('2.0.0');
    expect(lock.packages['node_modules/a/node_modules/zod']?.version).toBe('1.0.0');
  });

  it('marks packages as optional if only optional dependencies need them, and none as dev', () => {
    expect(lock.packages['node_modules/native']?.optional).toBe(true);
    expect(lock.packages['node_modules/b']).not.toHaveProperty('dev');
    expect(lock.packages['node_modules/b']).not.toHaveProperty('optional');
  });

  it('refuses a dependency on another workspace and a missing one', () => {
    const entry = (dependencies: Record<string, string>): Lock => ({
      ...root,
      packages: { ...root.packages, functions: { dependencies } },
    });
    expect(() =>
      createWorkspaceLock(entry({ contract: '*' }), 'functions', { dependencies: { contract: '*' } }),
    ).toThrow('bundle');
    expect(() =>
      createWorkspaceLock(entry({ gone: '1' }), 'functions', { dependencies: { gone: '1' } }),
    ).toThrow('npm install');
  });
});
