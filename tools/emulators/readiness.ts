import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ID } from './cli.ts';
import { Refusal } from './log.ts';
import type { SuitePorts } from './ports.ts';

const FUNCTION = 'api';
const PROBE = '/api/user/status';
const READY_TIMEOUT_MS = 120_000;
const RELOAD_TIMEOUT_MS = 20_000;

/** Before the Functions emulator has found the function, Hosting replies 404 and logs each request. */
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

/** Returns the reason why the start will fail, or undefined while it can succeed. */
function findStartFailure(cli: ChildProcess, log: string, waited: number): string | undefined {
  if (cli.exitCode !== null || cli.signalCode !== null) return 'The emulator suite ended while starting';
  // The CLI prompts for parameters even with --non-interactive.
  const prompt = /Enter an? .{0,40}value for (\w+)/.exec(log);
  if (prompt)
    return `The function's parameter ${prompt[1]} has no value: put one into functions/.env.${PROJECT_ID}`;
  return waited > READY_TIMEOUT_MS
    ? `The emulator suite did not answer ${PROBE} within ${READY_TIMEOUT_MS / 1000} s`
    : undefined;
}

/**
 * Waits until the suite replies through Hosting and the function.
 *
 * @throws Refusal if it fails or takes too long
 */
export async function waitUntilReady(cli: ChildProcess, ports: SuitePorts, logFile: string): Promise<void> {
  const start = Date.now();
  while (!(await isReady(ports))) {
    const log = readFileSync(logFile, 'utf8');
    const why = findStartFailure(cli, log, Date.now() - start);
    if (why) {
      console.error(log.trimEnd().split('\n').slice(-40).join('\n'));
      throw new Refusal(`${why}; its last words are above, all of them in ${logFile}.`);
    }
    await sleep(200);
  }
}

const countLoads = (logFile: string): number =>
  readFileSync(logFile, 'utf8').split('Loaded functions definitions from source').length;

/**
 * Starts watching for a reload, before the function is built again.
 *
 * @returns a function that waits until the suite has loaded the new build; it throws a Refusal after 20 s
 */
export function watchReload(logFile: string): () => Promise<void> {
  const before = countLoads(logFile);
  const start = Date.now();
  return async () => {
    while (countLoads(logFile) === before) {
      if (Date.now() - start > RELOAD_TIMEOUT_MS)
        throw new Refusal(`The suite did not load the function that was built anew: see ${logFile}.`);
      await sleep(50);
    }
  };
}
