import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeEnd } from './lifetime.ts';
import { exitStatus, ProcessTree } from './processes.ts';
import { ROOT } from './suite.ts';

const require = createRequire(import.meta.url);

export interface Command {
  args: string[];
  /** A folder beneath the repository. */
  folder?: string;
  env?: Record<string, string>;
}

/** The script behind a package's command, to be run with this same Node on every platform. */
export function packageScript(name: string, script: string, from = ROOT): string {
  return join(dirname(require.resolve(`${name}/package.json`, { paths: [from] })), script);
}

/** Runs Node with these arguments, its output shown; its whole tree ends with this tool. Gives the exit status. */
export async function runNode({ args, folder = '.', env = {} }: Command): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const forget = beforeEnd(() => new ProcessTree(child).stop());
  const status = await exitStatus(child);
  forget();
  return status;
}

/** Runs one of our own TypeScript tools as a child. */
export function runTypeScript(file: string, args: string[], env: Record<string, string>): Promise<number> {
  return runNode({ args: [packageScript('tsx', 'dist/cli.mjs'), join(ROOT, file), ...args], env });
}

/** Runs a line in the shell, as the person typed it. Gives the exit status. */
export async function runShell(line: string, env: Record<string, string>): Promise<number> {
  const child = spawn(line, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit', shell: true });
  const forget = beforeEnd(() => new ProcessTree(child).stop());
  const status = await exitStatus(child);
  forget();
  return status;
}

/** Loads the demo data into the suite that `env` names. Gives the exit status. */
export function loadDemoData(env: Record<string, string>): Promise<number> {
  return runTypeScript('tools/seed/cli.ts', [], env);
}
