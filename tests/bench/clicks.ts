/**
 * Measures from the click to a filled list in the browser, compared with the call for the list alone
 * (`clicks=40` rounds of each).
 */
import { Refusal } from '../../tools/emulators/log.ts';
import { runInSuite } from './in-suite.ts';

const [rounds = '30', ...rest] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(rounds) || rest.length > 0) {
  throw new Refusal('Name how many rounds of each: npm run bench -- clicks=30.');
}
await runInSuite('tests/bench/click-times.ts', [rounds], ['functions', 'web']);
