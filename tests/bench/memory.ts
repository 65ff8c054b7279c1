/**
 * Measures the memory of one instance of the built function during 80 concurrent registrations (`memory=40`).
 * Each has two photos of 4.9 MB (decision 0043). Then measures the memory during admin lists over ten
 * connections.
 */
import { Refusal } from '../../tools/emulators/log.ts';
import { runInSuite } from './in-suite.ts';

const [people = '80', ...rest] = process.argv.slice(2);
if (!/^[1-9]\d{0,2}$/.test(people) || rest.length > 0) {
  throw new Refusal('Name the number of concurrent registrations: npm run bench -- memory=80.');
}
await runInSuite('tests/bench/memory-peaks.ts', [people]);
