import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { officialFile } from './downloads.ts';
import { log, Refusal } from './log.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

function sdkRootOnPath(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud');
    // The command is a link into <sdk root>/bin.
    if (folder && existsSync(gcloud)) return dirname(dirname(realpathSync(gcloud)));
  }
  return undefined;
}

function sdkRootFromGcloud(): string | undefined {
  try {
    return execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Returns the emulator jar of the Google Cloud CLI, or undefined. */
function gcloudJar(): string | undefined {
  // A wrapper script on PATH hides the SDK, so the second attempt runs gcloud itself.
  for (const root of [sdkRootOnPath, sdkRootFromGcloud]) {
    const jar = join(root() ?? '', JAR_IN_SDK);
    if (existsSync(jar)) return jar;
  }
  return undefined;
}

/**
 * Chooses the Firestore emulator of the suites and logs it.
 *
 * @returns the jar of the Google Cloud CLI; undefined if the Firebase CLI finds its emulator by itself
 * @throws Refusal if there is none
 */
async function chooseFirestoreJar(): Promise<string | undefined> {
  const own = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (own) {
    log(`Firestore emulator: ${own} (FIRESTORE_EMULATOR_BINARY_PATH)`);
    return undefined;
  }
  const official = await officialFile('firestore');
  if ('file' in official) {
    log(`Firestore emulator: the official download ${official.file}`);
    return undefined;
  }
  const jar = gcloudJar();
  if (!jar) {
    throw new Refusal(
      `The Firestore emulator could not be downloaded (${official.failure}): go online once, or install the Google Cloud CLI with its component cloud-firestore-emulator.`,
    );
  }
  log(`Firestore emulator: the Google Cloud CLI's ${jar} (${official.failure})`);
  return jar;
}

export interface StorageRules {
  kind: 'official' | 'refuse-all';
  /** Arguments for the Node process that runs the CLI. */
  nodeArgs: string[];
}

/** Chooses the runtime that evaluates Storage rules in this suite, and logs it. */
async function chooseStorageRules(): Promise<StorageRules> {
  const official = await officialFile('storage');
  if ('file' in official) {
    log(`Storage rules: the official runtime ${official.file}`);
    return { kind: 'official', nodeArgs: [] };
  }
  log(`Storage rules: every client request is refused, as storage.rules says (${official.failure})`);
  // Uses --require and not NODE_OPTIONS, which the function's own processes would inherit.
  const preload = fileURLToPath(new URL('./storage-rules-runtime.cjs', import.meta.url));
  return { kind: 'refuse-all', nodeArgs: ['--require', preload] };
}

let choices: Promise<[string | undefined, StorageRules]> | undefined;

/** Chooses replacements for missing downloads, once for all suites. */
export function chooseRuntimes(): Promise<[string | undefined, StorageRules]> {
  choices ??= Promise.all([chooseFirestoreJar(), chooseStorageRules()]);
  return choices;
}

/**
 * Returns the variables with which the Firebase CLI runs `jar`. The CLI calls `java -jar`, but the jar of the
 * Google Cloud CLI names no main class. So this writes another jar into `folder` that names both.
 */
export function firestoreEnvironment(jar: string | undefined, folder: string): Record<string, string> {
  if (jar === undefined) return {};
  const starter = join(folder, 'firestore-starter.jar');
  // A link keeps the class path short: the format limits a line to 72 bytes.
  symlinkSync(dirname(jar), join(folder, 'jar'), 'junction');
  const manifest = `Manifest-Version: 1.0\nMain-Class: ${MAIN_CLASS}\nClass-Path: jar/${basename(jar)}\n\n`;
  writeFileSync(starter, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return { FIRESTORE_EMULATOR_BINARY_PATH: starter };
}
