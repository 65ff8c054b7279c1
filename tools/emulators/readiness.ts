import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SuitePorts } from './ports.ts';
import { PROJECT_ID } from './project-id.ts';
import { Refusal } from './say.ts';

const FUNCTION = 'api';
const PROBE = '/api/user/status';
const READY_MS = 120_000;
const RELOAD_MS = 20_000;

/** Whether the Functions emulator knows the function; before that Hosting answers 404 and logs it each time. */
async function isDiscovered(ports: SuitePorts): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`, {
    signal: AbortSignal.timeout(2_000),
  });
  return (await answer.text()).includes(`"entryPoint":"${FUNCTION}"`);
}

async function isReady(ports: SuitePorts): Promise<boolean> {
  try {
    if (!(await isDiscovered(ports))) return false;
    const answer = await fetch(`http://127.0.0.1:${ports.hosting}${PROBE}`, {
      signal: AbortSignal.timeout(20_000),
    });
    await answer.json();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Why the start will not succeed, or undefined while it still may. */
function whyStuck(cli: ChildProcess, log: string, waited: number): string | undefined {
  if (cli.exitCode !== null || cli.signalCode !== null) return 'The emulator suite ended while starting';
  // The CLI asks on, even with --non-interactive, and nobody is there to answer.
  const asked = /Enter an? .{0,40}value for (\w+)/.exec(log);
  if (asked)
    return `The function's parameter ${asked[1]} has no value: put one into functions/.env.${PROJECT_ID}`;
  return waited > READY_MS
    ? `The emulator suite did not answer ${PROBE} within ${READY_MS / 1000} s`
    : undefined;
}

/**
 * Waits until the suite answers through Hosting and the function.
 *
 * @throws Refusal that shows the last words of `logFile`, when it will not or takes too long
 */
export async function waitUntilReady(cli: ChildProcess, ports: SuitePorts, logFile: string): Promise<void> {
  const start = Date.now();
  while (!(await isReady(ports))) {
    const log = readFileSync(logFile, 'utf8');
    const why = whyStuck(cli, log, Date.now() - start);
    if (why) {
      console.error(log.trimEnd().split('\n').slice(-40).join('\n'));
      throw new Refusal(`${why}; its last words are above, all of them in ${logFile}.`);
    }
    await sleep(200);
  }
}

const timesLoaded = (logFile: string): number =>
  readFileSync(logFile, 'utf8').split('Loaded functions definitions from source').length;

/**
 * Takes note of a suite before its function is built again.
 *
 * @returns what waits until the suite has loaded the new one
 * @throws Refusal when it does not within seconds
 */
export function reloaded(logFile: string): () => Promise<void> {
  const before = timesLoaded(logFile);
  const start = Date.now();
  return async () => {
    while (timesLoaded(logFile) === before) {
      if (Date.now() - start > RELOAD_MS)
        throw new Refusal(`The suite did not load the function that was built anew: see ${logFile}.`);
      await sleep(50);
    }
  };
}
