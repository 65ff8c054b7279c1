import { fileURLToPath } from 'node:url';
import { officialFile } from './downloads.ts';
import { log } from './log.ts';

export interface StorageRules {
  kind: 'official' | 'refuse-all';
  /** Arguments for the Node process that runs the CLI. */
  nodeArgs: string[];
}

/** Chooses the runtime that evaluates Storage rules in this suite, and logs it. */
export async function chooseStorageRules(): Promise<StorageRules> {
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
