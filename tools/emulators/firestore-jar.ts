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
 * Decides which Firestore emulator the suite runs and prints it. Gives the variables that the CLI
 * needs for it; `folder` is a private folder that lives as long as the suite.
 */
export async function chooseFirestoreJar(folder: string): Promise<Record<string, string>> {
  const own = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (own) {
    say(`Firestore emulator: ${own} (FIRESTORE_EMULATOR_BINARY_PATH)`);
    return {};
  }
  const official = await officialFile('firestore');
  if ('file' in official) {
    say(`Firestore emulator: the official download ${official.file}`);
    return {};
  }
  const jar = gcloudJar();
  if (!jar) {
    throw new Refusal(
      `The Firestore emulator could not be downloaded (${official.failure}): go online once, or install the Google Cloud CLI with its component cloud-firestore-emulator.`,
    );
  }
  const starter = join(folder, 'firestore-starter.jar');
  writeStarterJar(starter, MAIN_CLASS, jar);
  say(`Firestore emulator: the Google Cloud CLI's ${jar} (${official.failure})`);
  return { FIRESTORE_EMULATOR_BINARY_PATH: starter };
}
