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
import type { SuitePorts } from './ports.ts';

export interface FirebaseConfig {
  functions: { source: string }[];
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  hosting: { public: string; rewrites: Record<string, unknown>[] };
  emulators: Record<string, unknown>;
}

/** Screens of the emulator only (requirements 2.13): a deployed site answers 404 there. */
const ownScreens = ['/uploaded', '/sentMails'].map((source) => ({ source, destination: '/app.html' }));

/** The tracked firebase.json with the ports of this suite, and with what only the emulator has. */
export function emulatorConfig(tracked: FirebaseConfig, ports: SuitePorts): FirebaseConfig {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    ...tracked,
    hosting: { ...tracked.hosting, rewrites: [...tracked.hosting.rewrites, ...ownScreens] },
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
  /** For files that live as long as the suite. */
  temp: string;
  remove(): void;
}

/**
 * Makes a private folder that looks like the repository to the CLI: the CLI takes the folder of its
 * config file for the project, and writes its debug logs into the folder it runs in. So suites with
 * different ports run side by side, and no tracked file is touched.
 *
 * @param site the version whose pages and settings of Hosting are served; the rest is of `root`
 */
export function makeProjectFolder(root: string, ports: SuitePorts, site = root): ProjectFolder {
  // Short, because sockets live beneath it; and no dot in it, because the CLI watches no dotted path.
  const folder = mkdtempSync(join(tmpdir(), 'sisindo-'));
  const configOf = (version: string) =>
    JSON.parse(readFileSync(join(version, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const tracked = { ...configOf(root), hosting: configOf(site).hosting };
  // node_modules too: the CLI looks the function's SDK up from here without resolving links.
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
  // Links are removed, not followed.
  return {
    folder,
    config,
    temp,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
