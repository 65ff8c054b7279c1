/** Lists: the first page of each list of the office (`lists=audit,mails` of some), beside the best reads of the SDK alone. */
import { runInSuite } from '../in-suite.ts';

await runInSuite('tests/bench/lists/office-lists.ts', process.argv.slice(2));
