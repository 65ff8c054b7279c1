import { recentNetworks } from '#auth/networks.ts';
import { filterSessions } from '#auth/sessions.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { SessionsRecord } from '#data/records.ts';
import { emptyReport, forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';
import { readPagesOf, scan } from '#model/maintenance/scan.ts';

/** Longer than a login that read the record before all sessions were ended. */
const clearedRetentionMinutes = 60;

const pageSize = 500;

/** Includes old networks and empty records. No query finds a time within a list, so it scans all records. */
export async function deleteStaleSessions(options: JobOptions): Promise<JobReport> {
  let ended = 0;
  const failures: string[] = [];
  const isMore = await scan('sessions', options, readPagesOf(sessions, pageSize), async (rows) => {
    const trimOne = async (record: Stored<SessionsRecord>) => {
      if (!options.dryRun) await trim(record);
      ended += countExpired(record);
    };
    const result = await forEachDue(rows.filter(isStale), trimOne, options.time);
    failures.push(...result.failures);
    return !result.isCut;
  });
  return { ...emptyReport, done: { sessions: ended }, failures, isMore };
}

const unexpired = ({ data }: Stored<SessionsRecord>) =>
  filterSessions(data, ({ expiresAt }) => expiresAt > clock.now());

const countExpired = (record: Stored<SessionsRecord>): number => unexpired(record).ended;

const networksInUse = ({ data }: Stored<SessionsRecord>) => recentNetworks(data.networks, clock.now());

const isDeletable = (record: Stored<SessionsRecord>): boolean => {
  const { clearedAt } = record.data;
  const since = clock.now().getTime() - clearedRetentionMinutes * 60_000;
  const { live, displaced } = unexpired(record).lists;
  if (live.length + displaced.length + networksInUse(record).length > 0) return false;
  return clearedAt === undefined || clearedAt.getTime() < since;
};

const isStale = (record: Stored<SessionsRecord>): boolean =>
  isDeletable(record) ||
  countExpired(record) > 0 ||
  networksInUse(record).length < (record.data.networks?.length ?? 0);

async function trim(record: Stored<SessionsRecord>): Promise<void> {
  const { id, version } = record;
  const batch = new Batch();
  if (isDeletable(record)) batch.delete(sessions, id, version);
  else batch.update(sessions, id, { ...unexpired(record).lists, networks: networksInUse(record) }, version);
  await batch.commit();
}
