import { resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/**
 * Returns one project of `vitest.config.ts` as the configuration of mutation testing.
 *
 * @throws Error if the project does not exist
 */
export function mutationConfig(projectName: 'unit' | 'in-process', options: { include?: string[] } = {}) {
  const project = base.test?.projects?.find(
    (one): one is ViteUserConfig & { test: object } =>
      typeof one === 'object' && 'test' in one && one.test?.name === projectName,
  );
  if (project === undefined) throw new Error(`vitest.config.ts has no project ${projectName}`);
  return defineConfig({
    plugins: project.plugins ?? [],
    // Stryker changes a copy. There `node_modules/contract` is the original, so tests would import it unchanged.
    resolve: {
      alias: [
        { find: /^contract$/, replacement: resolve('contract/index.ts') },
        { find: /^contract\/(.+)$/, replacement: resolve('contract/$1.ts') },
      ],
    },
    test: {
      ...project.test,
      ...options,
      tags: base.test?.tags ?? [],
      // Stryker runs tests in threads, which refuse options of the process.
      execArgv: [],
      experimental: base.test?.experimental ?? {},
    },
  });
}
