import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Creates a temporary folder for one test and deletes it at the end of the scope. */
export function backupFolder(): { readonly path: string; [Symbol.dispose](): void } {
  const parent = mkdtempSync(join(tmpdir(), 'backup-'));
  return {
    path: join(parent, 'backup'),
    [Symbol.dispose]: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/**
 * Runs `npm run backup` or `npm run restore` on the emulators of the environment.
 *
 * @returns the output
 * @throws Error with the output, when the exit code is not `status`
 */
export async function run(
  command: 'backup' | 'restore',
  args: readonly string[],
  status = 0,
): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', `tools/backup/${command}-command.ts`, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [exit] = await once(child, 'close');
  if (exit !== status) throw new Error(`${command} ended with ${exit}: ${output}`);
  return output;
}
