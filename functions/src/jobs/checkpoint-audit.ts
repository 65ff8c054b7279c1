import { log } from '#data/log.ts';
import { deriveAuditSigner } from '#model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '#model/audit-log/checkpoint-due-entries.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { runUnrecorded } from './run-job.ts';

/** Time budget within the two minutes of the function. The next run starts after one minute. */
const budgetMs = 50_000;

/** Creates checkpoints for the audit entries since the last run. `sweepIntents` reports checkpoints that are late. */
export const checkpointAudit = (): Promise<void> =>
  runUnrecorded('audit not checkpointed', async () => {
    const signer = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '');
    const time = timeBudget(budgetMs);
    const checkpointed = await checkpointDueEntries({ signer, hasTime: () => !time.isOver() });
    if (checkpointed > 0) log('INFO', 'audit checkpointed', { entries: checkpointed });
  });
