import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cliEntry } from './cli.ts';
import { chooseFirestoreJar } from './firestore-jar.ts';
import { requireJava } from './java.ts';
import { beforeEnd } from './lifetime.ts';
import { requireNode } from './node-version.ts';
import { type PortName, refuseBusyPorts, type SuitePorts, suitePorts } from './ports.ts';
import { exitStatus, ProcessTree } from './processes.ts';
import { makeProjectFolder, type ProjectFolder } from './project-folder.ts';
import { Refusal, say, secondsSince } from './say.ts';
import { chooseStorageRules, type StorageRules } from './storage-rules.ts';

export const PROJECT_ID = 'demo-sisindo';
/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const FUNCTION = 'api';
const PROBE = '/api/user/status';
const READY_MS = 120_000;
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
  const preloads = ['./stop-with-parent.cjs', './faster-start.cjs'].flatMap((file) => [
    '--require',
    fileURLToPath(new URL(file, import.meta.url)),
  ]);
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

/** Whether the Functions emulator knows the function; before that Hosting answers 404 and logs it each time. */
async function isDiscovered(ports: SuitePorts): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`, {
    signal: AbortSignal.timeout(2_000),
  });
  return (await answer.text()).includes(`"entryPoint":"${FUNCTION}"`);
}

async function isReady(ports: SuitePorts): Promise<boolean> {
  try {
    if (!(await isDiscovered(ports))) return false;
    const answer = await fetch(`http://127.0.0.1:${ports.hosting}${PROBE}`, {
      signal: AbortSignal.timeout(20_000),
    });
    await answer.json();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Why the start will not succeed, or undefined while it still may. */
function whyStuck(cli: ChildProcess, log: string, waited: number): string | undefined {
  if (cli.exitCode !== null || cli.signalCode !== null) return 'The emulator suite ended while starting';
  // The CLI asks on, even with --non-interactive, and nobody is there to answer.
  const asked = /Enter an? .{0,40}value for (\w+)/.exec(log);
  if (asked)
    return `The function's parameter ${asked[1]} has no value: put one into functions/.env.${PROJECT_ID}`;
  return waited > READY_MS
    ? `The emulator suite did not answer ${PROBE} within ${READY_MS / 1000} s`
    : undefined;
}

async function waitUntilReady(cli: ChildProcess, ports: SuitePorts, logFile: string): Promise<void> {
  const start = Date.now();
  while (!(await isReady(ports))) {
    const log = readFileSync(logFile, 'utf8');
    const why = whyStuck(cli, log, Date.now() - start);
    if (why) {
      console.error(log.trimEnd().split('\n').slice(-40).join('\n'));
      throw new Refusal(`${why}; its last words are above, all of them in ${logFile}.`);
    }
    await sleep(200);
  }
}

/** Starts the emulator suite, waits until it answers through Hosting and the function, and takes care of its end. */
export async function startSuite(): Promise<Suite> {
  const start = performance.now();
  requireNode();
  const ports = suitePorts();
  await refuseBusyPorts(ports, SUITE_PORTS);
  requireJava();
  const project = makeProjectFolder(ROOT, ports);
  beforeEnd(() => project.remove());
  const [extra, rules] = await Promise.all([chooseFirestoreJar(project.temp), chooseStorageRules()]);

  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const logFile = join(ROOT, '.cache', `emulators-${ports.hosting}.log`);
  const log = openSync(logFile, 'w');
  const cli = spawnCli(project, rules, extra, log);
  closeSync(log);
  const tree = new ProcessTree(cli);
  const ended = exitStatus(cli);
  const stop = () => tree.stop({ name: 'SIGINT', firstOnly: true });
  const forget = beforeEnd(stop);

  const baseUrl = `http://127.0.0.1:${ports.hosting}`;
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
