import { mutationConfig } from './mutation-config.ts';

/** Tests of the rules that `stryker.config.mjs` mutates. */
export default mutationConfig('unit');
