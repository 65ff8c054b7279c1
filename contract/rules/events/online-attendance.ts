/** Reads the attendance reports of Zoom, Google Meet and Microsoft Teams (decision 0120). */

import { limits } from '../limits.ts';

/** One session of a person. A person who reconnects has several. */
export interface AttendanceSession {
  readonly name: string;
  /** Lower case; empty if the report has none. */
  readonly email: string;
  readonly minutes: number;
}

const headings = {
  name: /^(?:nama|name)\b|^full name$/,
  firstName: /^(?:first name|nama depan)$/,
  lastName: /^(?:last name|nama belakang)$/,
  email: /e-?mail/,
  minutes: /duration|durasi/,
} as const;
type Columns = Partial<Record<keyof typeof headings, number>>;

function findColumns(cells: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  for (const [index, cell] of cells.entries()) {
    const heading = cell.trim().toLowerCase();
    for (const [column, pattern] of Object.entries(headings) as [keyof typeof headings, RegExp][])
      if (pattern.test(heading)) columns[column] ??= index;
  }
  const hasName = columns.name !== undefined || columns.firstName !== undefined;
  return hasName && columns.minutes !== undefined ? columns : undefined;
}

/** Names and addresses are cut before they are compared. */
const maxCellCharacters = Math.max(limits.nameCharacters, limits.emailCharacters);

const units = { h: 60, m: 1, s: 1 / 60 } as const;

/** Longer than any duration. */
const maxDurationCharacters = 40;

/** Parses '75', '1h 5m 10s', '1 hr 5 min', '1 jam 5 menit' and '01:05:10'. Returns undefined for other texts. */
export function parseMinutes(text: string): number | undefined {
  if (text.length > maxDurationCharacters) return undefined;
  const trimmed = text.trim().toLowerCase();
  if (/^\d+(?:[.,]\d+)?$/.test(trimmed)) return Number(trimmed.replace(',', '.'));
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d)$/.exec(trimmed) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  const parts = [
    ...trimmed
      .replaceAll('jam', 'h')
      .replaceAll('d', 's')
      .matchAll(/(?<!\d)(\d+)\s*([hms])/g),
  ];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
}

/**
 * Returns the sessions of the first table with names and durations; undefined without one. Reports begin with
 * facts about the meeting. In Teams another table with the same sessions follows after an empty line.
 */
export function readAttendance(rows: readonly (readonly string[])[]): AttendanceSession[] | undefined {
  const start = rows.findIndex((cells) => findColumns(cells) !== undefined);
  const columns = rows[start] && findColumns(rows[start]);
  if (columns === undefined) return undefined;
  const sessions: AttendanceSession[] = [];
  for (const cells of rows.slice(start + 1)) {
    const textOf = (column: keyof Columns) =>
      cells[columns[column] ?? -1]?.slice(0, maxCellCharacters).trim() ?? '';
    const minutes = parseMinutes(textOf('minutes'));
    // The end of the table.
    if (minutes === undefined) break;
    const name =
      columns.name === undefined ? `${textOf('firstName')} ${textOf('lastName')}`.trim() : textOf('name');
    sessions.push({ name, email: textOf('email').toLowerCase(), minutes });
  }
  return sessions;
}

/** Adds the sessions of each person: by e-mail address, or by name without one. */
export function sumSessions(sessions: readonly AttendanceSession[]): AttendanceSession[] {
  const sums = new Map<string, AttendanceSession>();
  for (const { name, email, minutes } of sessions) {
    const key = email === '' ? `name ${toComparable(name)}` : email;
    const sum = sums.get(key);
    sums.set(key, { name: sum?.name ?? name, email, minutes: (sum?.minutes ?? 0) + minutes });
  }
  return [...sums.values()];
}

/** Returns letters and digits in lower case, so that punctuation does not matter. */
export const toComparable = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
