import { parentPort, workerData } from 'node:worker_threads';
import { type AttendanceSession, readAttendance, sumSessions } from 'contract/rules/events/online-attendance';
import { parseFile } from '#model/statements/read-file.ts';

/** Data that the worker receives at its start. */
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

const { bytes } = workerData as AttendanceJob;
// A rejection ends the worker with an error, which the starting thread receives.
void readReportFile(Buffer.from(bytes)).then((reading) => parentPort?.postMessage(reading));
