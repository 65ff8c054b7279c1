import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cliEntry } from './cli.ts';
import { chooseFirestoreJar, firestoreEnvironment } from './firestore-jar.ts';
import { JAVA_OPTIONS, requireJava } from './java.ts';
import { beforeEnd } from './lifetime.ts';
import { requireNode } from './node-version.ts';
import { type PortName, refuseBusyPorts, type SuitePorts, suitePorts } from './ports.ts';
import { exitStatus, ProcessTree } from './processes.ts';
import { makeProjectFolder, type ProjectFolder } from './project-folder.ts';
import { PROJECT_ID } from './project-id.ts';
import { waitUntilReady } from './readiness.ts';
import { say, secondsSince } from './say.ts';
import { chooseStorageRules, type StorageRules } from './storage-rules.ts';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Where the suite at this address writes what it has to say. */
export const logFileOf = (baseUrl: string): string =>
  join(ROOT, '.cache', `emulators-${new URL(baseUrl).port}.log`);

const SUITE_PORTS: PortName[] = [
  'auth',
  'functions',
  'firestore',
  'hosting',
  'storage',
  'firestoreWebsocket',
  'hub',
  'eventarc',
  'tasks',
];

export interface Suite {
  ports: SuitePorts;
  baseUrl: string;
  /** What a program needs in its environment to talk to this suite. */
  env: Record<string, string>;
  /** Settles when the suite ends without having been asked to. */
  ended: Promise<number>;
  logFile: string;
  stop(): Promise<void>;
}

/** What a program needs in its environment to talk to a suite on these ports. */
export function suiteEnvironment(
  ports: SuitePorts,
  storageRules: StorageRules['kind'],
): Record<string, string> {
  return {
    BASE_URL: `http://127.0.0.1:${ports.hosting}`,
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    STORAGE_RULES_RUNTIME: storageRules,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The environment of the CLI itself, which the function's processes inherit. */
function cliEnvironment(project: ProjectFolder, extra: Record<string, string>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  // Hosts of another suite would send the function there.
  for (const name of Object.keys(env)) if (/_EMULATOR_(HOST|HUB)$/.test(name)) delete env[name];
  return {
    ...env,
    // The Storage emulator and the CLI's locator file live in the temporary folder: one for each suite.
    TMPDIR: project.temp,
    TEMP: project.temp,
    TMP: project.temp,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS} ${env.JAVA_TOOL_OPTIONS ?? ''}`.trim(),
    METADATA_SERVER_DETECTION: 'none',
    NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --enable-source-maps`.trim(),
    NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}

function spawnCli(
  project: ProjectFolder,
  rules: StorageRules,
  extra: Record<string, string>,
  log: number,
): ChildProcess {
  const preloads = ['./stop-with-parent.cjs', './faster-start.cjs', './keep-connections.cjs'].flatMap(
    (file) => ['--require', fileURLToPath(new URL(file, import.meta.url))],
  );
  const args = [...preloads, ...rules.nodeArgs, cliEntry(), 'emulators:start'];
  return spawn(
    process.execPath,
    [...args, '--config', project.config, '--project', PROJECT_ID, '--non-interactive'],
    {
      cwd: project.folder,
      env: cliEnvironment(project, extra),
      stdio: ['pipe', log, log],
      // Its own process group, so that the terminal's Ctrl-C reaches only us and we stop it in order.
      detached: true,
    },
  );
}

let choices: Promise<[string | undefined, StorageRules]> | undefined;

/** What stands in for downloads that are missing: looked for once, however many suites start. */
function chooseParts(): Promise<[string | undefined, StorageRules]> {
  choices ??= Promise.all([chooseFirestoreJar(), chooseStorageRules()]);
  return choices;
}

/**
 * Starts an emulator suite, waits until it answers through Hosting and the function, and takes care of its end.
 *
 * @param lane its number among those that are started side by side: each has ports of its own
 * @param site the folder whose built site and settings of Hosting it serves: another version's, say
 */
export async function startSuite(lane = 0, site = ROOT): Promise<Suite> {
  const start = performance.now();
  requireNode();
  const ports = suitePorts(process.env, lane);
  await refuseBusyPorts(ports, SUITE_PORTS);
  requireJava();
  const project = makeProjectFolder(ROOT, ports, site);
  beforeEnd(() => project.remove());
  const [jar, rules] = await chooseParts();

  const baseUrl = `http://127.0.0.1:${ports.hosting}`;
  const logFile = logFileOf(baseUrl);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const cli = spawnCli(project, rules, firestoreEnvironment(jar, project.temp), log);
  closeSync(log);
  const tree = new ProcessTree(cli);
  const ended = exitStatus(cli);
  const stop = () => tree.stop({ name: 'SIGINT', firstOnly: true });
  const forget = beforeEnd(stop);

  await waitUntilReady(cli, ports, logFile);
  // From here on Java is known as ours even if the CLI should crash.
  tree.look();
  say(`Emulator suite ready on ${baseUrl} after ${secondsSince(start)} (log: ${logFile})`);
  return {
    ports,
    baseUrl,
    env: suiteEnvironment(ports, rules.kind),
    ended,
    logFile,
    async stop() {
      forget();
      await stop();
      project.remove();
    },
  };
}
