import { mutationConfig } from './mutation-config.ts';

/** Tests of the rules that `stryker.model.config.mjs` mutates. */
export default mutationConfig('in-process', {
  include: ['tests/api/{bills,health,ledger,money}/*.test.ts', 'tests/api/languages/english-events.test.ts'],
});
