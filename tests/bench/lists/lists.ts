/**
 * Measures the first page of each admin list (`lists=audit,mails` selects lists), compared with the best
 * reads of the SDK alone.
 */
import { runInSuite } from '../in-suite.ts';

await runInSuite('tests/bench/lists/admin-lists.ts', process.argv.slice(2));
