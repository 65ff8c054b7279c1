import { hasDuty } from 'contract/rules/admins/duties';
import { queryLimits } from 'contract/rules/query-limits';
import { indonesianDate } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { jobCursors, users } from '#data/collections.ts';
import { queueMail } from '#model/base/outbox.ts';
import { auditSignerOf } from '#model/seals/checkpoint.ts';
import { neverSealed, newestSeal } from '#model/seals/sealing.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from './report.ts';

/** Its place in `jobs`: how many entries the last checkpoint had that was mailed. */
const placeId = 'mail-checkpoint';

/** Who keeps checkpoints outside of the association; nobody where the setting is empty. */
const witnessOf = ({ AUDIT_WITNESS_EMAIL = '' }: Readonly<Record<string, string | undefined>>) =>
  AUDIT_WITNESS_EMAIL === '' ? [] : [{ id: null, data: { email: AUDIT_WITNESS_EMAIL, name: 'Saksi audit' } }];

/**
 * Mails the newest checkpoint of the audit to every admin who may read it, and to the address outside, unless it is the
 * one that was mailed last. Mails and place are one batch: twice at once it is mailed once. What the audit holds and no
 * seal does, or the other way round, is a finding.
 */
export async function mailCheckpoint(options: JobOptions): Promise<JobReport> {
  const [seal, place, missed] = await Promise.all([newestSeal(), jobCursors.get(placeId), neverSealed()]);
  const isNew = seal !== undefined && String(seal.data.size) !== place?.data.after;
  const due = isNew ? [{ id: placeId, seal: seal.data }] : [];
  let mails = 0;
  const { failures } = await forEachDue(
    due,
    unlessDry(options, async ({ seal: { note, size, to } }) => {
      const admins = await users.find('role', 'Admin', queryLimits.admins);
      const readers = [...admins.filter(({ data }) => hasDuty(data, 'audit')), ...witnessOf(process.env)];
      const key = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '').verifierKey;
      const batch = new Batch();
      const next = { after: String(size), at: clock.now() };
      if (place === undefined) batch.create(jobCursors, placeId, next);
      else batch.update(jobCursors, placeId, next, place.version);
      for (const reader of readers)
        queueMail(batch, 'audit-checkpoint', reader, { note, key, until: indonesianDate(to) });
      await batch.commit();
      mails += readers.length;
    }),
  );
  return { done: { mails }, failures, findings: findingsOf(missed), isMore: false };
}

const findingsOf = (missed: number): string[] => [
  ...(missed > 0 ? [`audit: ${missed} entries are in no seal, and too late for one`] : []),
  ...(missed < 0 ? [`audit: ${-missed} entries are gone that were sealed`] : []),
];
