import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type Secret, secrets } from '../functions/src/settings.ts';
import { cliEntry } from './emulators/cli.ts';
import { runTool } from './emulators/lifetime.ts';
import { log } from './emulators/log.ts';
import { exitStatus } from './emulators/processes.ts';
import { readOptions, refuse, useProject } from './project-choice.ts';

const usage = 'npm run keys -- --project <id>';

/** Makes the content of a secret. Signing keys are Ed25519: PKCS #8, DER, base64. */
const makers: Readonly<Record<NonNullable<Secret['made']>, () => string>> = {
  'signing key': () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  'random text': () => randomBytes(48).toString('base64'),
  off: () => 'off',
};

/** Secret Manager of a project, reached by the Firebase CLI. */
interface SecretManager {
  readonly project: string;
  /** Entry file of the Firebase CLI. */
  readonly cli: string;
}

/** Runs a command of the CLI for one secret, and returns its output instead of printing it. */
async function runCommand({ project, cli }: SecretManager, args: readonly string[], input = '') {
  // The CLI logs requests with their secrets into its working folder, and keeps the log after some failures.
  const cwd = mkdtempSync(join(tmpdir(), 'sisindo-keys-'));
  try {
    const [command, ...options] = args;
    const child = spawn(
      process.execPath,
      [cli, `functions:secrets:${command}`, ...options, '--project', project, '--non-interactive'],
      { cwd, env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
    );
    // A CLI that fails early does not read its input.
    child.stdin.on('error', () => undefined).end(input);
    const [status, output, errors] = await Promise.all([
      exitStatus(child),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { status, output, errors };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** Returns whether the secret has a version. Throws Refusal if the CLI fails for another reason. */
async function exists(manager: SecretManager, name: string): Promise<boolean> {
  const { status, output, errors } = await runCommand(manager, ['describe', name, '--json']);
  // An interrupted command can leave a secret without a version.
  if (status === 0) return JSON.parse(output).result.secrets.length > 0;
  if (/HTTP Error: 404/.test(output)) return false;
  const reason = /"error": "(.+)"/.exec(output)?.[1] ?? output + errors;
  return refuse(`The Firebase CLI cannot read the versions of ${name}: ${reason}`);
}

async function store(manager: SecretManager, name: string, content: string): Promise<void> {
  const { status, output, errors } = await runCommand(manager, ['set', name, '--data-file', '-'], content);
  if (status !== 0)
    refuse(`${name} was not stored, run the command again: ${(output + errors).replaceAll(content, '…')}`);
}

/**
 * Makes and stores the missing secrets of a project. Reads and changes none that exists. Throws Refusal if the CLI
 * fails. A repetition continues with the secret that failed.
 *
 * @param report receives a line about each secret
 */
export async function storeMissingKeys(
  manager: SecretManager,
  report: (line: string) => void,
): Promise<void> {
  for (const [name, { made }] of secrets) {
    if (await exists(manager, name)) report(`${name} exists.`);
    else if (made === undefined)
      report(
        `${name} is missing. Set it: npx firebase functions:secrets:set ${name} --project ${manager.project}`,
      );
    else {
      await store(manager, name, makers[made]());
      report(`${name} is stored (${made}).`);
    }
  }
}

/** `npm run keys -- --project <id>`: makes and stores the secrets that a project lacks. Prints none of them. */
async function main(): Promise<number> {
  const { project } = readOptions({ options: { project: { type: 'string' } } }, usage).values;
  if (project === undefined) return refuse(`Name the Firebase project: ${usage}`);
  useProject(project);
  await storeMissingKeys({ project, cli: cliEntry() }, log);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool(main);
