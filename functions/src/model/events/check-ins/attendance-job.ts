import { type AttendanceSession, readAttendance, sumSessions } from 'contract/rules/events/online-attendance';
import { runWorkerJob } from '#model/base/workers/worker-job.ts';
import { parseFile } from '#model/money/statements/read-file.ts';

export interface AttendanceJob {
  readonly bytes: Uint8Array;
}

/** Attendance of each person; null for a file that is no report. */
export type AttendanceReading = AttendanceSession[] | null;

async function readReportFile(bytes: Buffer): Promise<AttendanceReading> {
  const file = await parseFile(bytes);
  // A workbook has sheets. The reports of all three services are CSV.
  if (file.kind !== 'table' || file.sheets !== undefined) return null;
  const sessions = readAttendance(file.rows.map(({ cells }) => cells));
  return sessions === undefined ? null : sumSessions(sessions);
}

runWorkerJob<AttendanceJob>(({ bytes }) => readReportFile(Buffer.from(bytes)));
