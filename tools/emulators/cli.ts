import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A `demo-` project needs no login and exists only in the emulators. */
export const PROJECT_ID = 'demo-sisindo';

/** Returns the entry file of the Firebase CLI in the lock file. */
export const cliEntry = (): string => require.resolve('firebase-tools/lib/bin/firebase.js');

/** Runs one CLI command with visible output. Returns its exit status (124 after a timeout). */
export function runCli(args: string[], timeoutMs: number): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cliEntry(), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
      timeout: timeoutMs,
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 124));
  });
}
