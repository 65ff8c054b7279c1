import { mulberry32 } from 'contract/rules/mulberry32';
import { describe, expect, test } from 'vitest';
import type { AuditRecord } from '#data/records.ts';
import { withoutPerson, withProof } from '#model/base/compute-leaf.ts';
import { deriveAuditSigner, type NoteKey, readNote, readVerifierKey } from './checkpoint.ts';
import {
  type AuditExport,
  type CheckpointLine,
  type EntryLine,
  timesWithinLateness,
  toCheckpointLine,
  toEntryLine,
} from './entry-line.ts';
import { checkpointIdOf, nextCheckpoint, signCheckpoint } from './next-checkpoint.ts';
import { formatExport, readExport } from './read-export.ts';
import { verifyAudit } from './verify-audit.ts';

const signer = deriveAuditSigner(
  Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.from('sisindo-demo-card-key-not-secret'),
  ]).toString('base64'),
);
const key = readVerifierKey(signer.verifierKey);
if (key === undefined) throw new Error('The key is one.');

const start = Date.parse('2026-03-02T03:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

const entryOf = (index: number): { id: string; data: AuditRecord } => {
  const id = `entry${String(index).padStart(5, '0')}`;
  const data: AuditRecord = {
    at: at(index * 20),
    actorId: `admin${index % 2}`,
    actorName: `Admin ${index % 2}`,
    action: 'user.update',
    targetId: `member${index % 3}`,
    targetName: `Anggota ${index % 3}`,
    people: [`admin${index % 2}`, `member${index % 3}`],
    details: { fields: 'name', reason: `Alasan ${index}`, sen: index },
    changes: [
      { field: 'phoneNumber', old: `+62 800 ${index}`, new: null },
      { field: 'price', old: index, new: index + 1 },
    ],
  };
  return { id, data: withProof(id, data) };
};

/** Entry by which the site records that it erased a person. */
function erasureOf(personId: string, index: number): ReturnType<typeof entryOf> {
  const id = `entry${String(index).padStart(5, '0')}`;
  const data: AuditRecord = {
    at: at(index * 20),
    actorId: 'system',
    actorName: 'Sistem',
    action: 'account.erase',
    targetId: personId,
    targetName: '',
    people: ['system', personId],
    details: {},
  };
  return { id, data: withProof(id, data) };
}

const without =
  (personId: string) =>
  ({ id, at: time, ...rest }: EntryLine): EntryLine =>
    toEntryLine(id, withoutPerson({ ...rest, at: new Date(time) }, personId));

/** Returns the log and its last checkpoint. */
function buildAudit(
  count: number,
  perCheckpoint: number,
  entries = Array.from({ length: count }, (_, index) => entryOf(index)),
): { audit: AuditExport; checkpoint: string } {
  const checkpoints: CheckpointLine[] = [];
  let last: Parameters<typeof nextCheckpoint>[0];
  let recentTimes: readonly Date[] = [];
  for (let from = 0; from < count; from += perCheckpoint) {
    const added = entries
      .slice(from, from + perCheckpoint)
      .map(({ id, data }) => ({ id, at: data.at, leaf: data.proof?.leaf ?? '' }));
    const checkpoint = signCheckpoint(nextCheckpoint(last, added, recentTimes), signer);
    checkpoints.push(toCheckpointLine(checkpointIdOf(last?.size ?? 0), checkpoint));
    recentTimes = timesWithinLateness([...recentTimes.map((one) => ({ at: one })), ...added], checkpoint.to);
    last = checkpoint;
  }
  const head = {
    format: 'audit-export/1',
    at: at(count * 20 + 3600).toISOString(),
    origin: 'sisindo.example.org/audit',
    key: signer.verifierKey,
  } as const;
  const lines = entries.map(({ id, data }) => toEntryLine(id, data));
  return { audit: { head, checkpoints, entries: lines }, checkpoint: checkpoints.at(-1)?.note ?? '' };
}

const verify = (audit: AuditExport, ...checkpoints: readonly string[]) =>
  verifyAudit(audit, checkpoints, [key]);

describe('an unchanged audit export', () => {
  test.each([
    [1, 1],
    [2, 1],
    [7, 3],
    [64, 8],
    [65, 64],
    [100, 7],
  ])('with %i entries, %i in a checkpoint, has no fault', (count, perCheckpoint) => {
    const { audit, checkpoint } = buildAudit(count, perCheckpoint);
    expect(verify(audit, checkpoint)).toEqual({
      broken: [],
      inconclusive: [],
      entries: count,
      checkpointed: count,
      waiting: 0,
      erased: 0,
      withoutCommitments: 0,
    });
  });

  test('matches every earlier checkpoint', () => {
    const { audit, checkpoint } = buildAudit(30, 4);
    const notes = [...audit.checkpoints.map(({ note }) => note), checkpoint];
    expect(verify(audit, ...notes).broken).toEqual([]);
  });

  test('has no fault after a recorded erasure of a person, and counts the erased values', () => {
    const { audit, checkpoint } = buildAudit(13, 5, [
      ...Array.from({ length: 12 }, (_, index) => entryOf(index)),
      erasureOf('member1', 12),
    ]);
    const entries = audit.entries.map(without('member1'));
    expect(JSON.stringify(entries)).not.toContain('Anggota 1');
    expect(JSON.stringify(entries)).not.toContain('"Alasan 1"');
    expect(JSON.stringify(entries)).toContain('Anggota 2');
    const verdict = verify({ ...audit, entries }, checkpoint);
    expect(verdict).toMatchObject({ broken: [], inconclusive: [], erased: 12 });
  });

  test('may have new entries without a checkpoint, but no old ones', () => {
    const { audit, checkpoint } = buildAudit(6, 3);
    const fresh = entryOf(180);
    const stale = entryOf(100);
    const lineOf = ({ id, data }: typeof fresh) => toEntryLine(id, data);
    expect(verify({ ...audit, entries: [...audit.entries, lineOf(fresh)] }, checkpoint)).toMatchObject({
      broken: [],
      waiting: 1,
    });
    expect(verify({ ...audit, entries: [...audit.entries, lineOf(stale)] }, checkpoint).broken).toEqual([
      'entry entry00100 (user.update): has no checkpoint, though older than five minutes',
    ]);
  });
});

describe('a changed audit export', () => {
  test('reports the entry and its changed field', () => {
    const { audit, checkpoint } = buildAudit(9, 4);
    const entries = audit.entries.map((line, index) =>
      index === 5 ? { ...line, details: { ...line.details, reason: 'Lain' } } : line,
    );
    expect(verify({ ...audit, entries }, checkpoint).broken).toEqual([
      'entry entry00005 (user.update): changed (details.reason)',
    ]);
  });

  test('reports values that are missing without a recorded erasure of their person', () => {
    const { audit, checkpoint } = buildAudit(4, 2, [
      ...Array.from({ length: 3 }, (_, index) => entryOf(index)),
      erasureOf('member1', 3),
    ]);
    const missing = (personId: string) => ({ ...audit, entries: audit.entries.map(without(personId)) });
    expect(verify(missing('member1'), checkpoint)).toMatchObject({ broken: [], inconclusive: [] });
    expect(verify(missing('member2'), checkpoint).broken).toEqual([
      'entry entry00002 (user.update): values are missing without an erasure (targetName, details.reason, changes.phoneNumber.old)',
    ]);
    // The erasure of the target explains no missing name of the actor.
    expect(verify(missing('admin1'), checkpoint).broken).toEqual([
      'entry entry00001 (user.update): values are missing without an erasure (actorName)',
    ]);
  });

  test('is inconclusive while the erasure of its missing values has no checkpoint', () => {
    const { audit, checkpoint } = buildAudit(3, 3);
    const { id, data } = erasureOf('member1', 180);
    const entries = [...audit.entries.map(without('member1')), toEntryLine(id, data)];
    expect(verify({ ...audit, entries }, checkpoint)).toMatchObject({
      broken: [],
      inconclusive: [
        'entry entry00001 (user.update): its erasure has no checkpoint yet; export again in five minutes',
      ],
    });
  });

  test('reports a missing entry', () => {
    const { audit, checkpoint } = buildAudit(9, 4);
    const entries = audit.entries.filter((_, index) => index !== 5);
    expect(verify({ ...audit, entries }, checkpoint).broken).toEqual([
      'checkpoint 000000000004: entry entry00005 is missing',
    ]);
  });

  test('contradicts an old checkpoint even if all of it was rewritten', () => {
    const { checkpoint } = buildAudit(9, 4);
    const other = buildAudit(9, 4).audit;
    expect(verify(other).broken).toEqual([]);
    expect(verify(other, checkpoint).broken).toEqual([
      'checkpoint 1: the first 9 entries are not those that it was published for',
    ]);
  });

  test('is reported as restored from a backup when it is shorter than the published checkpoint', () => {
    const { audit, checkpoint } = buildAudit(9, 4);
    const older = {
      ...audit,
      checkpoints: audit.checkpoints.slice(0, 2),
      entries: audit.entries.slice(0, 8),
    };
    expect(verify(older, checkpoint).broken).toEqual([
      'size smaller than published checkpoint: 8 entries have a checkpoint, 9 were (brought back from a backup, or cut off)',
    ]);
  });

  test('is inconclusive without the key of its signatures', () => {
    const { audit, checkpoint } = buildAudit(3, 3);
    expect(verifyAudit(audit, [checkpoint], [])).toMatchObject({
      broken: [],
      inconclusive: [
        'checkpoint 1: signed by none of the keys that were given',
        'checkpoint 000000000000: signed by none of the keys that were given',
      ],
    });
  });
});

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** Returns the paths of all values inside a value, as lists of names and indexes. */
const pathsIn = (value: Json): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [[]];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const within = names.flatMap((name) =>
    pathsIn((value as Record<string | number, Json>)[name] ?? null).map((rest) => [name, ...rest]),
  );
  return [...within, ...names.map((name) => [name])];
};

const differentValue = (value: Json, random: () => number): Json => {
  if (typeof value === 'number') return value + 1 + Math.floor(random() * 9);
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'x';
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) + 1 + random() * 1e6).toISOString();
  const place = Math.floor(random() * Math.max(1, value.length));
  return `${value.slice(0, place)}${value[place] === 'A' ? 'B' : 'A'}${value.slice(place + 1)}`;
};

function withChange(record: Json, random: () => number): Json {
  const changed = structuredClone(record);
  const places = pathsIn(record);
  const place = places[Math.floor(random() * places.length)] ?? [];
  const last = place.at(-1) ?? '';
  let inner = changed as Record<string | number, Json>;
  for (const name of place.slice(0, -1)) inner = inner[name] as Record<string | number, Json>;
  if (random() < 0.2 && !Array.isArray(inner)) delete inner[last];
  else inner[last] = differentValue(inner[last] ?? null, random);
  return changed;
}

function withFault<Row>(rows: readonly Row[], random: () => number): Row[] {
  const at = Math.floor(random() * rows.length);
  const row = rows[at] as Row;
  const kind = random();
  if (kind < 0.7) return rows.with(at, withChange(row as Json, random) as Row);
  if (kind < 0.8) return rows.toSpliced(at, 1);
  if (kind < 0.9) {
    const copy = { ...row, id: `${(row as { id: string }).id}x` };
    return rows.toSpliced(at, 0, random() < 0.5 ? row : copy);
  }
  const rest = rows.toSpliced(at, 1);
  return rest.toSpliced((at + 1 + Math.floor(random() * (rows.length - 1))) % rows.length, 0, row);
}

function withFalsification(audit: AuditExport, random: () => number): AuditExport {
  return random() < 0.6
    ? { ...audit, entries: withFault(audit.entries, random) }
    : { ...audit, checkpoints: withFault(audit.checkpoints, random) };
}

/** Returns the first falsification that verification does not detect. */
function findMissed(count: number): string | undefined {
  const bits = mulberry32(20260302);
  const random = () => (bits() >>> 0) / 2 ** 32;
  const { audit, checkpoint } = buildAudit(4, 2);
  const asWritten = formatExport(audit);
  for (let tried = 0; tried < count; ) {
    const other = withFalsification(audit, random);
    const text = formatExport(other);
    if (text === asWritten) continue;
    tried += 1;
    if (!isFound(text, checkpoint)) return text;
  }
  return undefined;
}

test('verification detects 300 falsifications of entries and checkpoints', () => {
  expect(findMissed(300)).toBeUndefined();
});

test('verification detects 10,000 falsifications of entries and checkpoints', { tags: ['full'] }, () => {
  expect(findMissed(10_000)).toBeUndefined();
});

/** Caches the state of each note: verifying signatures takes most of the time. */
const states = new Map<string, ReturnType<typeof readNote>>();
const cachedReadNote: typeof readNote = (note, keys) => {
  const state = states.get(note) ?? readNote(note, keys);
  states.set(note, state);
  return state;
};

function isFound(text: string, checkpoint: string): boolean {
  const read = readExport(text);
  if (typeof read === 'string') return true;
  const { broken, inconclusive } = verifyAudit(read, [checkpoint], [key as NoteKey], cachedReadNote);
  return broken.length + inconclusive.length > 0;
}
