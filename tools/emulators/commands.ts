import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeEnd } from './lifetime.ts';
import { exitStatus, ProcessTree } from './processes.ts';
import { say } from './say.ts';
import { ROOT } from './suite.ts';

const require = createRequire(import.meta.url);

export interface Command {
  args: string[];
  /** A folder beneath the repository. */
  folder?: string;
  env?: Record<string, string>;
  /** Receives what the command prints; left out, it is shown as it comes. */
  onOutput?: ((text: string) => void) | undefined;
}

/** The script behind a package's command, to be run with this same Node on every platform. */
export function packageScript(name: string, script: string, from = ROOT): string {
  return join(dirname(require.resolve(`${name}/package.json`, { paths: [from] })), script);
}

/** Hands on what a child prints; settles when it has printed all. */
function passOn(child: ChildProcess, onOutput: (text: string) => void): Promise<void> {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  return new Promise((resolve) => child.once('close', () => resolve()));
}

/** Runs Node with these arguments; its whole tree ends with this tool. Gives the exit status. */
export async function runNode({ args, folder = '.', env = {}, onOutput }: Command): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
    stdio: onOutput === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const forget = beforeEnd(() => new ProcessTree(child).stop());
  const printed = onOutput === undefined ? undefined : passOn(child, onOutput);
  const status = await exitStatus(child);
  await printed;
  forget();
  return status;
}

/** Runs one of our own TypeScript tools as a child. */
export function runTypeScript(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  onOutput?: Command['onOutput'],
): Promise<number> {
  return runNode({ args: [packageScript('tsx', 'dist/cli.mjs'), join(ROOT, file), ...args], env, onOutput });
}

/** Runs a line in the shell, as the person typed it. Gives the exit status. */
export async function runShell(line: string, env: Record<string, string>): Promise<number> {
  const child = spawn(line, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit', shell: true });
  const forget = beforeEnd(() => new ProcessTree(child).stop());
  const status = await exitStatus(child);
  forget();
  return status;
}

/** Sends what the suite that `env` names wants mailed, to where /sentMails shows it, until this tool ends. */
export async function keepMails(env: Record<string, string>): Promise<void> {
  const status = await runTypeScript('tools/local-mails.ts', [], env);
  if (status !== 0) say('Mails are no longer sent here: see above.');
}

/** Loads the demo data into the suite that `env` names. Gives the exit status. */
export function loadDemoData(env: Record<string, string>): Promise<number> {
  return runTypeScript('tools/seed/cli.ts', [], env);
}
