import { ApiError } from 'contract/errors';
import type { health as table } from 'contract/maintenance/health';
import { missingMoneyFacts } from 'contract/rules/money/money-facts';
import { adminWording } from 'contract/text/admin-wording';
import { association, issuer } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { appCheckSettings } from '#auth/app-check.ts';
import { outbox, quarantine } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { readCheckpointLateness } from '#model/audit-log/checkpoint-due-entries.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { checkParts } from '#model/maintenance/check-parts.ts';
import { type JobRun, readJobRuns } from '#model/maintenance/job-runs.ts';
import { readRestoredAt, toSweepPause } from '#model/maintenance/mark-restored.ts';
import { countAmountsInUse } from '#model/money/bills/amounts.ts';
import { readQrisText } from '#model/money/bills/qris.ts';

const countMails = (state: 'failed' | 'unclear'): Promise<number> =>
  outbox.count({ where: [['state', state]], orderBy: 'createdAt', direction: 'desc' });

async function readQuarantined() {
  const [count, [first]] = await Promise.all([
    quarantine.count({ orderBy: 'since' }),
    quarantine.query({ orderBy: 'since', limit: 1 }),
  ]);
  return { count, since: first?.data.since.toISOString() ?? null };
}

const toJobRow = ({ job, startedAt, endedAt, watchedSince: _since, ...run }: JobRun) => ({
  ...run,
  _id: job,
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

export const health: Handlers<typeof table> = {
  async getHealth(_input, _caller, { client }) {
    let refusal: ApiError | undefined;
    const parts = await checkParts(async () => {
      try {
        await limitRate('health-check', client.network);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refusal = error;
      }
    });
    if (refusal !== undefined) throw refusal;
    const unwell = parts.filter(({ isWell }) => !isWell);
    if (unwell.length === 0) return { isWell: true as const };
    const fields = Object.fromEntries(unwell.map(({ part }) => [part, adminWording.serviceNotResponding]));
    throw new ApiError('unavailable', { fields });
  },

  async getHealthReport() {
    const restore = readRestoredAt();
    const [parts, runs, failed, unclear, quarantined, individual, institution, qris, restored, checkpoints] =
      await Promise.all([
        checkParts(() => restore),
        readJobRuns(),
        countMails('failed'),
        countMails('unclear'),
        readQuarantined(),
        countAmountsInUse(fees.individual),
        countAmountsInUse(fees.institution),
        readQrisText(),
        restore,
        readCheckpointLateness(),
      ]);
    return {
      parts,
      jobs: runs.map(toJobRow),
      mails: { failed, unclear },
      checkpoints: { until: checkpoints.until?.toISOString() ?? null, isLate: checkpoints.isLate },
      quarantine: quarantined,
      amounts: { individual, institution },
      money: {
        missing: missingMoneyFacts({ bank: association.bank, ...issuer }),
        hasQris: qris !== undefined,
      },
      restoredAt: restored?.toISOString() ?? null,
      sweepPausedUntil: toSweepPause(restored)?.toISOString() ?? null,
    };
  },

  async getConnection(_input, _caller, { client: { network, isThroughHosting, peer } }) {
    return { network, isThroughHosting, peer, appCheck: appCheckSettings(process.env).mode };
  },
};
