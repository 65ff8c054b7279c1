import { mutationConfig } from './mutation-config.ts';

/** Tests of the rules that `stryker.model.config.mjs` mutates. */
export default mutationConfig('in-process', {
  include: [
    'tests/api/{money/{bills,ledger,money},maintenance/health}/*.test.ts',
    'tests/api/languages/english-events.test.ts',
  ],
});
