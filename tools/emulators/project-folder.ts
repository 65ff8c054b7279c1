import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorPaths } from '../../contract/site-paths.ts';
import type { SuitePorts } from './ports.ts';

export interface FirebaseConfig {
  functions: { source: string }[];
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  hosting: { public: string; rewrites: Record<string, unknown>[] };
  emulators: Record<string, unknown>;
}

/** Screens of the emulator only (requirements 2.13): a deployed site returns 404 for them. */
const emulatorScreens = emulatorPaths.map((path) => ({ source: path, destination: '/app.html' }));

/** Returns the tracked firebase.json with the ports of this suite and the emulator-only screens. */
function emulatorConfig(tracked: FirebaseConfig, ports: SuitePorts): FirebaseConfig {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    ...tracked,
    hosting: { ...tracked.hosting, rewrites: [...tracked.hosting.rewrites, ...emulatorScreens] },
    emulators: {
      ...tracked.emulators,
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      hosting: at(ports.hosting),
      storage: at(ports.storage),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: false },
    },
  };
}

function firstSegment(path: string): string {
  return path.split('/')[0] as string;
}

export interface ProjectFolder {
  folder: string;
  config: string;
  /** Folder for files that exist as long as the suite. */
  temp: string;
  remove(): void;
}

/**
 * Creates a private folder that looks like the repository to the CLI. The CLI takes the folder of its config
 * file as the project, and writes debug logs into its working folder. So suites with different ports run
 * concurrently, and no tracked file changes.
 *
 * @param site folder of the version whose pages and Hosting settings are served; the rest comes from `root`
 */
export function createProjectFolder(root: string, ports: SuitePorts, site = root): ProjectFolder {
  // The path is short, because sockets are created below it. It has no dot, because the CLI does not watch
  // dotted paths.
  const folder = mkdtempSync(join(tmpdir(), 'sisindo-'));
  const configOf = (version: string) =>
    JSON.parse(readFileSync(join(version, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const tracked = { ...configOf(root), hosting: configOf(site).hosting };
  // Includes node_modules: the CLI resolves the function's SDK from here without following links.
  const folders = new Set(['node_modules']);
  for (const unit of tracked.functions) folders.add(firstSegment(unit.source));
  for (const name of folders) symlinkSync(join(root, name), join(folder, name), 'junction');
  const pages = firstSegment(tracked.hosting.public);
  symlinkSync(join(site, pages), join(folder, pages), 'junction');
  for (const file of [tracked.firestore.rules, tracked.firestore.indexes, tracked.storage.rules]) {
    copyFileSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(site, tracked.hosting.public), { recursive: true });
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(emulatorConfig(tracked, ports), null, 2));
  const temp = join(folder, 't');
  mkdirSync(temp);
  // Removes links without following them.
  return {
    folder,
    config,
    temp,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
