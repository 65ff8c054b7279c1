import { hasDuty } from 'contract/rules/admins/duties';
import { queryLimits } from 'contract/rules/query-limits';
import { formatDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { jobCursors, users } from '#data/collections.ts';
import { deriveAuditSigner } from '#model/audit-log/checkpoint.ts';
import { countMissedEntries, readNewestCheckpoint } from '#model/audit-log/checkpoint-due-entries.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { emptyReport, forEachDue, type JobOptions, type JobReport, skipInDryRun } from './report.ts';

/** Id of its document in `jobs`, which stores the size of the last mailed checkpoint. */
const cursorId = 'mail-checkpoint';

/** Returns the recipient who stores checkpoints outside the association; empty without the setting. */
const toExternalReaders = ({ AUDIT_WITNESS_EMAIL = '' }: Readonly<Record<string, string | undefined>>) =>
  AUDIT_WITNESS_EMAIL === '' ? [] : [{ id: null, data: { email: AUDIT_WITNESS_EMAIL, name: 'Saksi audit' } }];

/**
 * Mails the newest checkpoint of the audit log to every admin with the duty, and to the external address,
 * unless it was mailed before. Mails and cursor are one batch, so that concurrent runs mail it once. Entries
 * without a checkpoint, and checkpointed entries that were deleted, are findings.
 */
export async function mailCheckpoint(options: JobOptions): Promise<JobReport> {
  const [checkpoint, cursor, missed] = await Promise.all([
    readNewestCheckpoint(),
    jobCursors.get(cursorId),
    countMissedEntries(),
  ]);
  const isNew = checkpoint !== undefined && String(checkpoint.data.size) !== cursor?.data.after;
  const due = isNew ? [{ id: cursorId, checkpoint: checkpoint.data }] : [];
  let mails = 0;
  const { failures } = await forEachDue(
    due,
    skipInDryRun(options, async ({ checkpoint: { note, size, to } }) => {
      const admins = await users.find('role', 'Admin', queryLimits.admins);
      const readers = [
        ...admins.filter(({ data }) => hasDuty(data, 'audit')),
        ...toExternalReaders(process.env),
      ];
      const key = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '').verifierKey;
      const batch = new Batch();
      const next = { after: String(size), at: clock.now() };
      if (cursor === undefined) batch.create(jobCursors, cursorId, next);
      else batch.update(jobCursors, cursorId, next, cursor.version);
      for (const reader of readers)
        queueMail(batch, 'audit-checkpoint', reader, { note, key, until: formatDate(to) });
      await batch.commit();
      mails += readers.length;
    }),
  );
  return { ...emptyReport, done: { mails }, failures, findings: toFindings(missed) };
}

const toFindings = (missed: number): string[] => [
  ...(missed > 0 ? [`audit: ${missed} entries have no checkpoint and are too old for one`] : []),
  ...(missed < 0 ? [`audit: ${-missed} checkpointed entries are missing`] : []),
];
