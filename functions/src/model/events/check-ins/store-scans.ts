import type { ScanInput } from 'contract/events/check-ins';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type EventRegistrationRecord, eventRegistrations } from '#model/events/registration/records.ts';
import { type CheckInRecord, checkIns } from './records.ts';

/** Each conflict means that another device stored a scan of the same ticket. */
const maxAttempts = 30;

/** Maximum number of values of one query. */
const valuesPerQuery = 30;

type NewScan = Omit<ScanInput, 'kind'> & Pick<CheckInRecord, 'kind'>;

interface Upload {
  readonly scans: readonly NewScan[];
  readonly sentAt: Date;
}

/**
 * Stores scans in any order, once each, and sets the attendance of each registration to its earliest scan. Scans of
 * cancelled or foreign tickets are stored too, because they happened. Throws WriteConflict if each attempt met another
 * device.
 */
export const storeScans = (event: Actor, actor: Actor, { scans, sentAt }: Upload): Promise<void> =>
  retryOnWriteConflict(async () => {
    const byNonce = new Map(scans.map((scan) => [scan.nonce, scan]));
    const known = await checkIns.getMany([...byNonce.keys()]);
    for (const { id } of known) byNonce.delete(id);
    if (byNonce.size === 0) return;
    const records = [...byNonce].map(([nonce, scan]) => [nonce, toRecord(event.id, scan, sentAt)] as const);
    const batch = new Batch();
    for (const [nonce, record] of records) batch.create(checkIns, nonce, record);
    const registrations = await findByTickets(records.map(([, { ticket }]) => ticket));
    for (const registration of registrations) {
      if (registration.data.event !== event.id) continue;
      recordAttendance(
        batch,
        registration,
        records.flatMap(([, { ticket, scannedAt }]) =>
          ticket === registration.data.ticketCode ? [scannedAt] : [],
        ),
      );
    }
    recordAudit(batch, actor, 'check-in.store', event, { count: records.length });
    await batch.commit();
  }, maxAttempts);

/** A smaller difference between the clocks is the duration of the upload on a slow network, no wrong clock. */
const maxUploadMs = 30_000;

/** The device measures by its own clock, which may be wrong by the same time at both moments. */
function toRecord(event: string, { ticket, kind, door, scannedAt }: NewScan, sentAt: Date): CheckInRecord {
  const now = clock.now();
  const difference = now.getTime() - sentAt.getTime();
  const corrected = Date.parse(scannedAt) + (Math.abs(difference) > maxUploadMs ? difference : 0);
  return {
    event,
    ticket,
    kind,
    door,
    scannedAt: new Date(Math.min(corrected, now.getTime())),
    receivedAt: now,
  };
}

async function findByTickets(tickets: readonly string[]): Promise<Stored<EventRegistrationRecord>[]> {
  const codes = [...new Set(tickets)];
  const groups = Array.from({ length: Math.ceil(codes.length / valuesPerQuery) }, (_, index) =>
    codes.slice(index * valuesPerQuery, (index + 1) * valuesPerQuery),
  );
  const found = await Promise.all(
    groups.map((group) => eventRegistrations.findIn('ticketCode', group, group.length)),
  );
  return found.flat();
}

function recordAttendance(
  batch: Batch,
  { id, data, version }: Stored<EventRegistrationRecord>,
  times: readonly Date[],
): void {
  const earliest = new Date(Math.min(...times.map((time) => time.getTime())));
  const { attendedAt } = data;
  if (attendedAt && attendedAt <= earliest) return;
  batch.update(eventRegistrations, id, { attendedAt: earliest }, version);
}

/** Time that a commit may take after its `receivedAt`. Readers repeat the scans of this time. */
const maxCommitMs = 60_000;

export interface NewScans {
  readonly scans: readonly Stored<CheckInRecord>[];
  readonly until: Date;
  readonly isMore: boolean;
}

/** Finds the scans that arrived since a time, oldest first. */
export async function findScans(event: string, since: Date | undefined): Promise<NewScans> {
  const now = clock.now();
  const scans = await checkIns.query({
    where: [['event', event]],
    orderBy: 'receivedAt',
    ...(since === undefined ? {} : { from: since }),
    limit: queryLimits.newScans,
  });
  const last = scans.at(-1);
  const isMore = last !== undefined && scans.length === queryLimits.newScans;
  const complete = new Date(now.getTime() - maxCommitMs);
  return { scans, isMore, until: isMore ? last.data.receivedAt : complete };
}
