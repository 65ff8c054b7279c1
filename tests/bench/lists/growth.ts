/**
 * Measures the list of users at each size (`growth=1000,100000`). It compares the first, next and last page
 * with the best reads of the SDK alone. It also measures a jump into the middle, and the number of documents
 * read.
 */
import { Refusal } from '../../../tools/emulators/log.ts';
import { runInSuite } from '../in-suite.ts';

const sizes = process.argv.slice(2);
if (sizes.length === 0 || sizes.some((size) => !/^[1-9]\d{2,6}$/.test(size))) {
  throw new Refusal('Sizes are numbers of users from 100: npm run bench -- growth=1000,100000.');
}
await runInSuite('tests/bench/lists/user-growth.ts', sizes);
