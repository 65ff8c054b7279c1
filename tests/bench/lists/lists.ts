/** Lists: a page of the list of users at each size (`lists=1000,100000`), beside the best reads of the SDK alone. */
import { Refusal } from '../../tools/emulators/say.ts';
import { runInSuite } from './in-suite.ts';

const sizes = process.argv.slice(2);
if (sizes.some((size) => !/^[1-9]\d{2,6}$/.test(size))) {
  throw new Refusal('Sizes are numbers of users from 100: npm run bench -- lists=1000,100000.');
}
await runInSuite('tests/bench/list-pages.ts', sizes.length === 0 ? ['1000', '20000'] : sizes);
