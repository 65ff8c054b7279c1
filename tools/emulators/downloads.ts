import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCli } from './cli.ts';

const require = createRequire(import.meta.url);
const HEAD_TIMEOUT_MS = 3_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;

type Downloadable = 'firestore' | 'storage';

interface DownloadInfo {
  remoteUrl: string;
  expectedSize: number;
  downloadPathRelativeToCacheDir: string;
}

function downloadInfo(name: Downloadable): DownloadInfo {
  return (
    require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<Downloadable, DownloadInfo>
  )[name];
}

/** Returns the official file in the CLI's cache; undefined if it is not completely downloaded. */
function cachedDownload(name: Downloadable): string | undefined {
  const cache = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  const info = downloadInfo(name);
  const file = join(cache, info.downloadPathRelativeToCacheDir);
  return statSync(file, { throwIfNoEntry: false })?.size === info.expectedSize ? file : undefined;
}

/** Without this check, the CLI's download hangs for minutes on a closed network. */
async function isReachable(url: string): Promise<boolean> {
  // Behind a proxy, names may not resolve here although the CLI can download through the proxy.
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return true;
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(HEAD_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

type DownloadResult = { file: string } | { failure: string };

/** Returns the official file from the cache or a new download, or the reason of the failure. */
export async function officialFile(name: Downloadable): Promise<DownloadResult> {
  const cached = cachedDownload(name);
  if (cached) return { file: cached };
  const { remoteUrl } = downloadInfo(name);
  if (!(await isReachable(remoteUrl))) return { failure: `${new URL(remoteUrl).hostname} cannot be reached` };
  const status = await runCli([`setup:emulators:${name}`, '--non-interactive'], DOWNLOAD_TIMEOUT_MS);
  const file = cachedDownload(name);
  if (status === 0 && file) return { file };
  return { failure: `\`firebase setup:emulators:${name}\` failed` };
}
