import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const inProcess = base.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'in-process',
) as { plugins: []; test: object };

/** Tests of the rules that `stryker.model.config.mjs` mutates. */
export default defineConfig({
  plugins: inProcess.plugins,
  test: {
    ...inProcess.test,
    include: ['tests/api/{bills,health,ledger,money}/*.test.ts'],
    tags: base.test?.tags ?? [],
    // Stryker runs tests in threads, which refuse options of the process.
    execArgv: [],
    experimental: base.test?.experimental ?? {},
  },
});
