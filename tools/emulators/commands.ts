import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { registerCleanup } from './lifetime.ts';
import { log, Refusal } from './log.ts';
import { exitStatus, ProcessTree } from './processes.ts';
import { ROOT } from './suite.ts';

const require = createRequire(import.meta.url);

interface Command {
  args: string[];
  /** Folder below the repository. */
  folder?: string;
  env?: Record<string, string>;
  /** Receives the output of the command. Without it, the output is printed directly. */
  onOutput?: ((text: string) => void) | undefined;
  /** Whether the command uses only time that no other program of this machine needs. */
  isBackground?: boolean;
}

/** Returns the script of a package's command, to run it with this Node on every platform. */
export function packageScript(name: string, script: string, from = ROOT): string {
  return join(dirname(require.resolve(`${name}/package.json`, { paths: [from] })), script);
}

/** Waits for the exit status of a process. The end of this tool stops the process with its descendants. */
export async function waitForExit(child: ChildProcess): Promise<number> {
  const unregister = registerCleanup(() => new ProcessTree(child).stop());
  const status = await exitStatus(child);
  unregister();
  return status;
}

/** Forwards the output of a child process; resolves at its end. */
function forwardOutput(child: ChildProcess, onOutput: (text: string) => void): Promise<void> {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  return new Promise((resolve) => child.once('close', () => resolve()));
}

/** Runs Node with these arguments and returns its exit status. */
export async function runNode({
  args,
  folder = '.',
  env = {},
  onOutput,
  isBackground = false,
}: Command): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
    stdio: onOutput === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const printed = onOutput === undefined ? undefined : forwardOutput(child, onOutput);
  const status = await waitForExit(child);
  await printed;
  return status;
}

export function runTypeScript(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  options: Pick<Command, 'onOutput' | 'isBackground'> = {},
): Promise<number> {
  const script = [packageScript('tsx', 'dist/cli.mjs'), join(ROOT, file)];
  return runNode({ args: [...script, ...args], env, ...options });
}

/** Installs exactly the packages of a folder's lock, without their scripts. Returns the exit status. */
export function installPackages(folder: string, ...options: string[]): Promise<number> {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const stdio = 'inherit';
  // On Windows npm is a script that only a shell can run.
  const shell = process.platform === 'win32';
  return waitForExit(spawn('npm', [...args, ...options], { cwd: folder, stdio, shell }));
}

/** Runs a line in the shell as it was typed. Returns the exit status. */
export const runShell = (line: string, env: Record<string, string>): Promise<number> =>
  waitForExit(spawn(line, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit', shell: true }));

/** Sends the queued mails of the suite in `env` to the mailbox of /sentMails, until this tool ends. */
export async function sendLocalMails(env: Record<string, string>): Promise<void> {
  const status = await runTypeScript('tools/local-mails.ts', [], env);
  if (status !== 0) log('Mails are no longer sent here: see above.');
}

export async function loadDemoData(env: Record<string, string>): Promise<void> {
  const status = await runTypeScript('tools/seed/cli.ts', [], env);
  if (status !== 0) throw new Refusal('Loading the demo data failed: see above.');
}
