/**
 * `npm run bench:cold [-- 15]`: how long the built function takes to load, beside `firebase-functions/v2/https` alone,
 * in so many new processes of each, one after the other in turn. Prints medians and a ratio; fails nothing.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../../tools/build/build.ts';
import { runTool } from '../../tools/emulators/lifetime.ts';
import { requireNode } from '../../tools/emulators/node-version.ts';
import { Refusal, say } from '../../tools/emulators/say.ts';
import { ROOT } from '../../tools/emulators/suite.ts';

/** To be reached: 1.46 when it was set. */
const aim = 1.3;

/** Milliseconds from the first import on, in a process of its own. */
function loadingTime(specifier: string): number {
  const code = `const start = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - start); process.exit(0);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(ROOT, 'functions'),
    env: { ...process.env, GCLOUD_PROJECT: 'demo-bench', FUNCTIONS_EMULATOR: 'true' },
    encoding: 'utf8',
  });
  return Number(printed.trim());
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await runTool(async () => {
  requireNode();
  const [runs = '15', ...rest] = process.argv.slice(2);
  if (!/^[1-9]\d?$/.test(runs) || rest.length > 0) {
    throw new Refusal('Name how many processes of each: npm run bench:cold -- 15.');
  }
  await buildStale(['functions']);
  const built = pathToFileURL(join(ROOT, 'functions/lib/index.js')).href;
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let run = 0; run < Number(runs); run += 1) {
    bare.push(loadingTime('firebase-functions/v2/https'));
    ours.push(loadingTime(built));
    say(`${run + 1} of ${runs}`);
  }
  const ratio = median(ours) / median(bare);
  const verdict = ratio <= aim ? 'kept' : 'OVER';
  console.log(
    `The function ${median(ours).toFixed(0)} ms, firebase-functions/v2/https alone ${median(bare).toFixed(0)} ms: x${ratio.toFixed(2)}, ${aim}: ${verdict}`,
  );
  return 0;
});
