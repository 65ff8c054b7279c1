/**
 * Measures the calls status, profile and login as the platform delivers them, compared with the SDK alone.
 */
import { runInSuite } from './in-suite.ts';

await runInSuite('tests/bench/call-times.ts');
