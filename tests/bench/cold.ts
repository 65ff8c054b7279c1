/**
 * Measures cold starts of the built function (`cold=15` processes of each): the time to load it, alternating
 * with `firebase-functions/v2/https` alone, and the time to the first response of a process.
 */
import { Refusal } from '../../tools/emulators/log.ts';
import { runInSuite } from './in-suite.ts';

const [runs = '15', ...rest] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(runs) || rest.length > 0) {
  throw new Refusal('Name how many processes of each: npm run bench -- cold=15.');
}
await runInSuite('tests/bench/cold-starts.ts', [runs]);
