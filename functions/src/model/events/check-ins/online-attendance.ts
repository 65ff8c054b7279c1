/// <reference path="../../base/workers/bundled-worker.d.ts" />
import { createHash } from 'node:crypto';
import { ApiError, wrongStatus } from 'contract/errors';
import { type AttendanceSession, toComparable } from 'contract/rules/events/online-attendance';
import { limits } from 'contract/rules/limits';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { WorkerLimitError } from '#model/base/workers/worker-runner.ts';
import type { Participant } from '#model/events/registration/participants.ts';
import { runFileWorker } from '#model/money/statements/read-in-worker.ts';
import type { AttendanceJob, AttendanceReading } from './attendance-job.ts';
import { type CheckInEvent, readParticipants } from './check-in-list.ts';
import { storeScans } from './store-scans.ts';

interface Report {
  readonly bytes: Buffer;
  /** Minutes that count as the whole event. */
  readonly minutes: number;
  /** Smallest share of these minutes, in percent. */
  readonly share: number;
}

export interface UnknownAttendee {
  readonly session: AttendanceSession;
  /** Participants of the same name. A name alone is no proof of identity. */
  readonly candidates: readonly Participant[];
}

export interface OnlineAttendance {
  readonly present: readonly Participant[];
  readonly short: readonly Participant[];
  readonly unknown: readonly UnknownAttendee[];
}

/**
 * Compares a report with the participants, by e-mail address. Throws `invalid-file`; `wrong-status` before the event.
 */
export async function compareReport(event: CheckInEvent, report: Report): Promise<OnlineAttendance> {
  if (event.startDate > clock.now()) throw wrongStatus('Acara ini belum dimulai.');
  const sums = await readReport(report.bytes);
  const { participants } = await readParticipants(event.id);
  const confirmed = participants.filter(({ registration }) => registration.data.state === 'confirmed');
  const byEmail = new Map(confirmed.map((one) => [one.person?.data.email.toLowerCase() ?? '', one]));
  const byName = groupByName(confirmed);
  const [present, short, unknown]: [Participant[], Participant[], UnknownAttendee[]] = [[], [], []];
  for (const session of sums) {
    const participant = session.email === '' ? undefined : byEmail.get(session.email);
    if (participant === undefined) {
      const candidates = byName.get(toComparable(session.name)) ?? [];
      unknown.push({ session, candidates: candidates.slice(0, maxCandidates) });
    } else if (session.minutes * 100 >= report.minutes * report.share) present.push(participant);
    else short.push(participant);
  }
  return { present, short, unknown };
}

/** The list of participants distinguishes more people of one name. */
const maxCandidates = 10;

function groupByName(participants: readonly Participant[]): ReadonlyMap<string, readonly Participant[]> {
  const groups = new Map<string, Participant[]>();
  for (const participant of participants) {
    if (participant.person === undefined) continue;
    const name = toComparable(participant.person.data.name);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [participant]);
    else group.push(participant);
  }
  return groups;
}

async function readReport(bytes: Buffer): Promise<AttendanceSession[]> {
  const job: AttendanceJob = { bytes };
  const sessions = await runFileWorker<AttendanceReading>(
    () => import('./attendance-job.ts?bundled'),
    job,
  ).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) return null;
    throw error;
  });
  if (sessions !== null) return sessions;
  const message = 'Ini bukan laporan kehadiran Zoom, Google Meet atau Teams dalam bentuk CSV.';
  throw new ApiError('invalid-file', { message, fields: { report: message } });
}

/** Returns the same nonce for a repeated report, so that it stores nothing twice. */
const nonceOf = (ticket: string): string =>
  createHash('sha256').update(`online:${ticket}`).digest('hex').slice(0, 32);

/** Stores the attendance of those who were present, from the beginning of the event. */
export async function storeOnlineAttendance(
  event: CheckInEvent,
  present: readonly Participant[],
  actor: Actor,
): Promise<void> {
  const scans = present.map(({ registration: { data } }) => ({
    nonce: nonceOf(data.ticketCode),
    ticket: data.ticketCode,
    kind: 'online' as const,
    scannedAt: event.startDate.toISOString(),
    door: 'Daring',
  }));
  const target = { id: event.id, name: event.title };
  for (let done = 0; done < scans.length; done += limits.scansPerUpload) {
    const upload = { scans: scans.slice(done, done + limits.scansPerUpload), sentAt: clock.now() };
    await storeScans(target, actor, upload);
  }
}
