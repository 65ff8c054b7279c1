import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cliEntry, PROJECT_ID } from './cli.ts';
import { registerCleanup } from './lifetime.ts';
import { log, secondsSince } from './log.ts';
import { type PortName, refuseBusyPorts, type SuitePorts, suitePorts } from './ports.ts';
import { exitStatus, ProcessTree } from './processes.ts';
import { createProjectFolder, type ProjectFolder } from './project-folder.ts';
import { waitUntilReady } from './readiness.ts';
import { chooseRuntimes, firestoreEnvironment, type StorageRules } from './runtimes.ts';
import { requireJava } from './versions.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

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

interface Suite {
  baseUrl: string;
  /** Environment variables with which a program connects to this suite. */
  env: Record<string, string>;
  /** Resolves when the suite ends by itself. */
  ended: Promise<number>;
  logFile: string;
  stop(): Promise<void>;
}

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

/**
 * The optimising compiler of Java does not pay off within a test run: without it the Firestore emulator needs
 * half the CPU time. Other virtual machines ignore unknown options.
 */
const JAVA_OPTIONS = '-XX:+IgnoreUnrecognizedVMOptions -XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Returns the environment of the CLI, which the function's processes inherit. */
function cliEnvironment(project: ProjectFolder, extra: Record<string, string>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  // Variables of another suite would redirect the function to it.
  for (const name of Object.keys(env)) if (/_EMULATOR_(HOST|HUB)$/.test(name)) delete env[name];
  return {
    ...env,
    // The Storage emulator and the CLI's locator file use the temporary folder, so each suite has its own.
    TMPDIR: project.temp,
    TEMP: project.temp,
    TMP: project.temp,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds. After the default of 30, a process that starts on a busy machine is lost, with its request.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
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
  logFd: number,
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
      stdio: ['pipe', logFd, logFd],
      // A separate process group: Ctrl-C of the terminal reaches only this tool, which then stops the suite
      // in order.
      detached: true,
    },
  );
}

/**
 * Starts an emulator suite and waits until it replies. The suite stops at the end of this tool.
 *
 * @param lane number among the suites that run concurrently, each with separate ports
 * @param site folder whose built site and Hosting settings are served, for example of another version
 */
export async function startSuite(lane = 0, site = ROOT): Promise<Suite> {
  const start = performance.now();
  const ports = suitePorts(process.env, lane);
  await refuseBusyPorts(ports, SUITE_PORTS);
  requireJava();
  const project = createProjectFolder(ROOT, ports, site);
  registerCleanup(() => project.remove());
  const [jar, rules] = await chooseRuntimes();

  const baseUrl = `http://127.0.0.1:${ports.hosting}`;
  const logFile = logFileOf(baseUrl);
  mkdirSync(dirname(logFile), { recursive: true });
  const logFd = openSync(logFile, 'w');
  const cli = spawnCli(project, rules, firestoreEnvironment(jar, project.temp), logFd);
  closeSync(logFd);
  const tree = new ProcessTree(cli);
  const ended = exitStatus(cli);
  const stop = () => tree.stop({ name: 'SIGINT', firstOnly: true });
  const unregister = registerCleanup(stop);

  await waitUntilReady(cli, ports, logFile);
  // Records the Java processes, so that they are stopped even if the CLI crashes.
  tree.recordMembers();
  log(`Emulator suite ready on ${baseUrl} after ${secondsSince(start)} (log: ${logFile})`);
  return {
    baseUrl,
    env: suiteEnvironment(ports, rules.kind),
    ended,
    logFile,
    async stop() {
      unregister();
      await stop();
      project.remove();
    },
  };
}
