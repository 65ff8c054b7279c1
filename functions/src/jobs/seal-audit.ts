import { log } from '#data/log.ts';
import { isRestoring } from '#model/base/restoring.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { auditSignerOf } from '#model/seals/checkpoint.ts';
import { sealDue } from '#model/seals/sealing.ts';

/** Of the two minutes of the function; the next run starts after one. */
const sealingMs = 50_000;

/**
 * Seals what the audit holds since the last run, unless a backup is being brought back. Runs are not noted: on a site
 * where nothing happens nothing is written. That entries wait is told by `sweepIntents`.
 */
export async function sealAudit(): Promise<void> {
  if (await isRestoring()) return;
  try {
    const signer = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '');
    const time = timeBudget(sealingMs);
    const sealed = await sealDue({ signer, isTime: () => !time.isOver() });
    if (sealed > 0) log('INFO', 'audit sealed', { sealed });
  } catch (error) {
    log('ERROR', 'audit not sealed', { error: error instanceof Error ? (error.stack ?? '') : String(error) });
  }
}
