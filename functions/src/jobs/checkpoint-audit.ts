import { log } from '#data/log.ts';
import { deriveAuditSigner } from '#model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '#model/audit-log/checkpoint-due-entries.ts';
import { isRestoring } from '#model/base/restore-progress.ts';
import { timeBudget } from '#model/base/time-budget.ts';

/** Time budget within the two minutes of the function. The next run starts after one minute. */
const budgetMs = 50_000;

/**
 * Creates checkpoints for the audit entries since the last run, unless a backup is being restored. Runs are
 * not recorded, so an idle site writes nothing. `sweepIntents` reports checkpoints that are late.
 */
export async function checkpointAudit(): Promise<void> {
  if (await isRestoring()) return;
  try {
    const signer = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '');
    const time = timeBudget(budgetMs);
    const checkpointed = await checkpointDueEntries({ signer, hasTime: () => !time.isOver() });
    if (checkpointed > 0) log('INFO', 'audit checkpointed', { entries: checkpointed });
  } catch (error) {
    log('ERROR', 'audit not checkpointed', {
      error: error instanceof Error ? (error.stack ?? '') : String(error),
    });
  }
}
