/**
 * Measures cold starts of the built function (`cold=15` processes of each): the time to load it, alternating
 * with `firebase-functions/v2/https` alone, and the time to the first response of a process.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { log } from '../../tools/emulators/log.ts';
import { ROOT } from '../../tools/emulators/suite.ts';
import { makeAdmin } from '../support/factories/people.ts';
import { BuiltFunction } from '../support/suite/built-function.ts';
import { median, ms, ratioRow, reportRow } from './report.ts';

/** Maximum ratio to firebase-functions alone, and maximum time of the first response: requirements 9.3.5. */
const [maxRatio, maxResponseMs] = [1.3, 500] as const;

interface Load {
  readonly wall: number;
  readonly cpu: number;
}

/** Measures the milliseconds of an import in its own process. */
function measureLoading(specifier: string): Load {
  const code = `
    const start = performance.now();
    const before = process.cpuUsage();
    await import(${JSON.stringify(specifier)});
    const { user, system } = process.cpuUsage(before);
    console.log(JSON.stringify({ wall: performance.now() - start, cpu: (user + system) / 1000 }));
    process.exit(0);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(ROOT, 'functions'),
    env: { ...process.env, GCLOUD_PROJECT: 'demo-bench', FUNCTIONS_EMULATOR: 'true' },
    encoding: 'utf8',
  });
  return JSON.parse(printed.trim());
}

/** Measures the milliseconds from the start of a process to its first response. */
async function measureFirstResponse(path: string, headers: Record<string, string> = {}): Promise<number> {
  const start = performance.now();
  await using built = await BuiltFunction.start({}, { isQuiet: true });
  const reply = await fetch(`${built.address}${path}`, { headers: { connection: 'close', ...headers } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return performance.now() - start;
}

const runs = Number(process.argv[2]);
const admin = await makeAdmin();
const built = pathToFileURL(join(ROOT, 'functions/lib/index.js')).href;
const [ours, bare]: [Load[], Load[]] = [[], []];
const [status, known, list]: [number[], number[], number[]] = [[], [], []];
for (let run = 0; run < runs; run += 1) {
  bare.push(measureLoading('firebase-functions/v2/https'));
  ours.push(measureLoading(built));
  status.push(await measureFirstResponse('/api/user/status'));
  known.push(await measureFirstResponse('/api/user/status', { authorization: `Bearer ${admin.token}` }));
  list.push(await measureFirstResponse('/api/blogs'));
  log(`${run + 1} of ${runs}`);
}
const of = (loads: readonly Load[], what: keyof Load) => median(loads.map((load) => load[what]));
for (const [what, words] of [
  ['wall', 'loading the function'],
  ['cpu', 'loading it, CPU time'],
] as const) {
  const [mine, other] = [of(ours, what), of(bare, what)];
  reportRow(ratioRow(words, ms(mine), `firebase-functions alone ${ms(other)}`, mine / other, maxRatio));
}
reportRow({
  what: 'first response of a process',
  measured: ms(median(status)),
  budget: ms(maxResponseMs),
  isMet: median(status) <= maxResponseMs,
});
reportRow({ what: 'the same, with a session', measured: ms(median(known)) });
reportRow({ what: 'the same, a public list', measured: ms(median(list)) });
process.exit(0);
