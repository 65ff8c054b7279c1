import type { HealthPart } from 'contract/maintenance/health';
import { authAccounts } from '#data/auth-accounts.ts';
import { fileStore } from '#data/file-store.ts';
import { log } from '#data/log.ts';

/** Longer than any part needs on a bad day, and shorter than the timeout of external monitors. */
const timeoutMs = 3000;

interface PartHealth {
  readonly part: HealthPart;
  readonly isWell: boolean;
  readonly ms: number;
}

/** One call for each part, for an object that does not exist. */
const probes = {
  auth: () => authAccounts.exists('health'),
  storage: () => fileStore.exists('health'),
} as const;

async function probe(part: HealthPart, call: () => Promise<unknown>, ms: number): Promise<PartHealth> {
  const start = performance.now();
  const elapsedMs = () => Math.round(performance.now() - start);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    await Promise.race([call(), timeout]);
    return { part, isWell: true, ms: elapsedMs() };
  } catch (error) {
    log('ERROR', 'part unwell', { part, error: error instanceof Error ? error.message : String(error) });
    return { part, isWell: false, ms: elapsedMs() };
  } finally {
    clearTimeout(timer);
  }
}

/** Checks all parts concurrently and logs failures. `readFirestore` is any read, to save another one. */
export const checkParts = (readFirestore: () => Promise<unknown>, ms = timeoutMs): Promise<PartHealth[]> =>
  Promise.all([
    probe('firestore', readFirestore, ms),
    probe('auth', probes.auth, ms),
    probe('storage', probes.storage, ms),
  ]);
