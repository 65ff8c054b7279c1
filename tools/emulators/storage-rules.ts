import { fileURLToPath } from 'node:url';
import { officialFile } from './downloads.ts';
import { say } from './say.ts';

export interface StorageRules {
  kind: 'official' | 'refuse-all';
  /** Arguments for the Node process that runs the CLI. */
  nodeArgs: string[];
}

/** Decides what judges client requests to Storage in this suite, and prints it. */
export async function chooseStorageRules(): Promise<StorageRules> {
  const official = await officialFile('storage');
  if ('file' in official) {
    say(`Storage rules: the official runtime ${official.file}`);
    return { kind: 'official', nodeArgs: [] };
  }
  say(`Storage rules: every client request is refused, as storage.rules says (${official.failure})`);
  // By --require and not through NODE_OPTIONS, which the function's own processes would inherit.
  const preload = fileURLToPath(new URL('./storage-rules-runtime.cjs', import.meta.url));
  return { kind: 'refuse-all', nodeArgs: ['--require', preload] };
}
