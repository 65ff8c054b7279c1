import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { officialFile } from './downloads.ts';
import { writeStarterJar } from './jar-manifest.ts';
import { Refusal, say } from './say.ts';

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

function sdkRootByAsking(): string | undefined {
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

/** The emulator jar that the Google Cloud CLI ships, or undefined. */
export function gcloudJar(): string | undefined {
  // Wrapper scripts make the path on PATH misleading, so gcloud itself is asked when that look fails.
  for (const root of [sdkRootOnPath, sdkRootByAsking]) {
    const jar = join(root() ?? '', JAR_IN_SDK);
    if (existsSync(jar)) return jar;
  }
  return undefined;
}

/**
 * Decides which Firestore emulator suites run, and prints it.
 *
 * @returns the Google Cloud CLI's jar; undefined when the CLI finds its emulator by itself
 * @throws Refusal when there is none
 */
export async function chooseFirestoreJar(): Promise<string | undefined> {
  const own = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (own) {
    say(`Firestore emulator: ${own} (FIRESTORE_EMULATOR_BINARY_PATH)`);
    return undefined;
  }
  const official = await officialFile('firestore');
  if ('file' in official) {
    say(`Firestore emulator: the official download ${official.file}`);
    return undefined;
  }
  const jar = gcloudJar();
  if (!jar) {
    throw new Refusal(
      `The Firestore emulator could not be downloaded (${official.failure}): go online once, or install the Google Cloud CLI with its component cloud-firestore-emulator.`,
    );
  }
  say(`Firestore emulator: the Google Cloud CLI's ${jar} (${official.failure})`);
  return jar;
}

/** The variables with which the CLI runs `jar`; `folder` is a private one that lives as long as the suite. */
export function firestoreEnvironment(jar: string | undefined, folder: string): Record<string, string> {
  if (jar === undefined) return {};
  const starter = join(folder, 'firestore-starter.jar');
  writeStarterJar(starter, MAIN_CLASS, jar);
  return { FIRESTORE_EMULATOR_BINARY_PATH: starter };
}
