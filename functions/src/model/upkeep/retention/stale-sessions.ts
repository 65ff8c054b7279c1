import { keepRecent } from '#auth/networks.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { SessionsRecord } from '#data/records.ts';
import { forEachDue, type JobOptions } from '#model/upkeep/report.ts';
import { walk } from '#model/upkeep/walk.ts';

/** Longer than a sign-in takes that may have read the record before all sessions were ended. */
const clearedMinutes = 60;

const pageSize = 500;

/**
 * Takes sessions that have run out off the lists of those that live, and networks that nobody came from for long off
 * theirs, and deletes records that hold neither. No query finds a time within a list, so all records are looked at by
 * and by.
 */
export async function endSessions(
  options: JobOptions,
): Promise<{ done: number; failures: string[]; isCut: boolean }> {
  let done = 0;
  const failures: string[] = [];
  const isCut = await walk(
    'sessions',
    options,
    async (after) => {
      const rows = await sessions.byId(after, pageSize);
      return { rows, next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
    },
    async (rows) => {
      const trimOne = async (record: Stored<SessionsRecord>) => {
        const { live } = record.data;
        if (!options.dryRun) await trim(record);
        done += live.length - unexpiredOf(record).length;
      };
      const result = await forEachDue(rows.filter(isStale), trimOne, options.time);
      failures.push(...result.failures);
      return !result.isCut;
    },
  );
  return { done, failures, isCut };
}

const unexpiredOf = ({ data }: Stored<SessionsRecord>): SessionsRecord['live'] =>
  data.live.filter(({ expiresAt }) => expiresAt > clock.now());

const recentNetworksOf = ({ data }: Stored<SessionsRecord>) => keepRecent(data.networks, clock.now());

const canGo = (record: Stored<SessionsRecord>): boolean => {
  const { clearedAt } = record.data;
  const since = clock.now().getTime() - clearedMinutes * 60_000;
  if (unexpiredOf(record).length + recentNetworksOf(record).length > 0) return false;
  return clearedAt === undefined || clearedAt.getTime() < since;
};

const isStale = (record: Stored<SessionsRecord>): boolean =>
  canGo(record) ||
  unexpiredOf(record).length < record.data.live.length ||
  recentNetworksOf(record).length < (record.data.networks?.length ?? 0);

async function trim(record: Stored<SessionsRecord>): Promise<void> {
  const { id, version } = record;
  const batch = new Batch();
  if (canGo(record)) batch.delete(sessions, id, version);
  else batch.update(sessions, id, { live: unexpiredOf(record), networks: recentNetworksOf(record) }, version);
  await batch.commit();
}
