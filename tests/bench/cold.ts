/**
 * Cold starts of the built function (`cold=15` processes of each): how long it takes to load beside
 * `firebase-functions/v2/https` alone, one after the other in turn, and until the first answer of a process.
 */
import { Refusal } from '../../tools/emulators/say.ts';
import { runInSuite } from './in-suite.ts';

const [runs = '15', ...rest] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(runs) || rest.length > 0) {
  throw new Refusal('Name how many processes of each: npm run bench -- cold=15.');
}
await runInSuite('tests/bench/cold-starts.ts', [runs]);
