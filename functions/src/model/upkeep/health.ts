import type { HealthPart } from 'contract/health';
import { authAccounts } from '#data/auth-accounts.ts';
import { fileStore } from '#data/file-store.ts';
import { log } from '#data/log.ts';

/** Longer than any of them takes on a bad day, shorter than who asks from outside waits. */
const patienceMs = 3000;

export interface PartHealth {
  readonly part: HealthPart;
  readonly isWell: boolean;
  readonly ms: number;
}

/** How each part is asked, at the price of one call. What is asked for is in none of them. */
const questions = {
  auth: () => authAccounts.exists('health'),
  storage: () => fileStore.exists('health'),
} as const;

async function ask(part: HealthPart, question: () => Promise<unknown>, ms: number): Promise<PartHealth> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    await Promise.race([question(), late]);
    return { part, isWell: true, ms: took() };
  } catch (error) {
    log('ERROR', 'part unwell', { part, error: error instanceof Error ? error.message : String(error) });
    return { part, isWell: false, ms: took() };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks Firestore, Auth and Storage at once whether they answer, each within a time; what fails is logged.
 *
 * @param askFirestore how Firestore is asked: whoever calls has something to read anyway
 */
export const askParts = (askFirestore: () => Promise<unknown>, ms = patienceMs): Promise<PartHealth[]> =>
  Promise.all([
    ask('firestore', askFirestore, ms),
    ask('auth', questions.auth, ms),
    ask('storage', questions.storage, ms),
  ]);
