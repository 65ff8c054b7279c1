/** Calls: status, profile and login, whole as the platform hands them over, beside the same by the SDK alone. */
import { runInSuite } from './in-suite.ts';

await runInSuite('tests/bench/call-times.ts');
