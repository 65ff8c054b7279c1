/**
 * Memory of one instance of the built function: while 80 people (`memory=40`) register at the same moment, each with
 * two pictures of 4.9 MB from a telephone (decision 0043); and while lists are asked for over ten connections.
 */
import { Refusal } from '../../tools/emulators/say.ts';
import { runInSuite } from './in-suite.ts';

const [people = '80', ...rest] = process.argv.slice(2);
if (!/^[1-9]\d{0,2}$/.test(people) || rest.length > 0) {
  throw new Refusal('Name how many register at once: npm run bench -- memory=80.');
}
await runInSuite('tests/bench/memory-peaks.ts', [people]);
