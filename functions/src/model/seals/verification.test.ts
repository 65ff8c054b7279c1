import { mulberry32 } from 'contract/rules/mulberry32';
import { describe, expect, test } from 'vitest';
import type { AuditRecord } from '#data/records.ts';
import { withoutPerson, withProof } from '#model/base/audit-leaf.ts';
import { auditSignerOf, type NoteKey, readNote, readVerifierKey } from './checkpoint.ts';
import { type AuditExport, entryLineOf, recentOf, type SealLine, sealLineOf } from './export-lines.ts';
import { exportText, readExport } from './read-export.ts';
import { sealAfter, sealIdOf, signed } from './seal.ts';
import { verifyAudit } from './verification.ts';

const signer = auditSignerOf(
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

/** An audit of so many entries, a few in each seal, and the last checkpoint. */
function auditOf(count: number, perSeal: number): { audit: AuditExport; checkpoint: string } {
  const entries = Array.from({ length: count }, (_, index) => entryOf(index));
  const seals: SealLine[] = [];
  let last: Parameters<typeof sealAfter>[0];
  let lately: readonly Date[] = [];
  for (let from = 0; from < count; from += perSeal) {
    const taken = entries
      .slice(from, from + perSeal)
      .map(({ id, data }) => ({ id, at: data.at, leaf: data.proof?.leaf ?? '' }));
    const seal = signed(sealAfter(last, taken, lately), signer);
    seals.push(sealLineOf(sealIdOf(last?.size ?? 0), seal));
    lately = recentOf([...lately.map((one) => ({ at: one })), ...taken], seal.to);
    last = seal;
  }
  const head = {
    format: 'audit-export/1',
    at: at(count * 20 + 3600).toISOString(),
    origin: 'sisindo.example.org/audit',
    key: signer.verifierKey,
  } as const;
  const lines = entries.map(({ id, data }) => entryLineOf(id, data));
  return { audit: { head, seals, entries: lines }, checkpoint: seals.at(-1)?.note ?? '' };
}

const verdictOf = (audit: AuditExport, ...checkpoints: readonly string[]) =>
  verifyAudit(audit, checkpoints, [key]);

describe('an audit as it was written', () => {
  test.each([
    [1, 1],
    [2, 1],
    [7, 3],
    [64, 8],
    [65, 64],
    [100, 7],
  ])('of %i entries, %i in a seal, is whole', (count, perSeal) => {
    const { audit, checkpoint } = auditOf(count, perSeal);
    expect(verdictOf(audit, checkpoint)).toEqual({
      broken: [],
      untold: [],
      entries: count,
      sealed: count,
      waiting: 0,
      erased: 0,
    });
  });

  test('holds each checkpoint of before', () => {
    const { audit, checkpoint } = auditOf(30, 4);
    const notes = [...audit.seals.map(({ note }) => note), checkpoint];
    expect(verdictOf(audit, ...notes).broken).toEqual([]);
  });

  test('holds when a person was taken out of it, and tells how much is gone', () => {
    const { audit, checkpoint } = auditOf(12, 5);
    const entries = audit.entries.map((line) => {
      const { id, at: time, ...rest } = line;
      return entryLineOf(id, withoutPerson({ ...rest, at: new Date(time) }, 'member1'));
    });
    expect(JSON.stringify(entries)).not.toContain('Anggota 1');
    expect(JSON.stringify(entries)).not.toContain('"Alasan 1"');
    expect(JSON.stringify(entries)).toContain('Anggota 2');
    const verdict = verdictOf({ ...audit, entries }, checkpoint);
    expect(verdict).toMatchObject({ broken: [], untold: [], erased: 12 });
  });

  test('may have entries that are too new to be sealed, and none that are older', () => {
    const { audit, checkpoint } = auditOf(6, 3);
    const fresh = entryOf(180);
    const stale = entryOf(100);
    const lineOf = ({ id, data }: typeof fresh) => entryLineOf(id, data);
    expect(verdictOf({ ...audit, entries: [...audit.entries, lineOf(fresh)] }, checkpoint)).toMatchObject({
      broken: [],
      waiting: 1,
    });
    expect(verdictOf({ ...audit, entries: [...audit.entries, lineOf(stale)] }, checkpoint).broken).toEqual([
      'entry entry00100 (user.update): in no seal, though older than five minutes',
    ]);
  });
});

describe('an audit that was changed', () => {
  test('names the entry, and what of it', () => {
    const { audit, checkpoint } = auditOf(9, 4);
    const entries = audit.entries.map((line, index) =>
      index === 5 ? { ...line, details: { ...line.details, reason: 'Lain' } } : line,
    );
    expect(verdictOf({ ...audit, entries }, checkpoint).broken).toEqual([
      'entry entry00005 (user.update): changed (details.reason)',
    ]);
  });

  test('names an entry that is missing', () => {
    const { audit, checkpoint } = auditOf(9, 4);
    const entries = audit.entries.filter((_, index) => index !== 5);
    expect(verdictOf({ ...audit, entries }, checkpoint).broken).toEqual([
      'seal 000000000004: entry entry00005 is missing',
    ]);
  });

  test('shows in an old checkpoint though it was written anew as a whole', () => {
    const { checkpoint } = auditOf(9, 4);
    const other = auditOf(9, 4).audit;
    expect(verdictOf(other).broken).toEqual([]);
    expect(verdictOf(other, checkpoint).broken).toEqual([
      'checkpoint 1: the first 9 entries are not those that it was published for',
    ]);
  });

  test('tells that it was brought back from a backup', () => {
    const { audit, checkpoint } = auditOf(9, 4);
    const older = { ...audit, seals: audit.seals.slice(0, 2), entries: audit.entries.slice(0, 8) };
    expect(verdictOf(older, checkpoint).broken).toEqual([
      'size smaller than published checkpoint: 8 entries are sealed, 9 were (brought back from a backup, or cut off)',
    ]);
  });

  test('cannot be told of by a key that nobody gave', () => {
    const { audit, checkpoint } = auditOf(3, 3);
    expect(verifyAudit(audit, [checkpoint], [])).toMatchObject({
      broken: [],
      untold: [
        'checkpoint 1: signed by none of the keys that were given',
        'seal 000000000000: signed by none of the keys that were given',
      ],
    });
  });
});

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** Every place within a value, as a list of names and numbers. */
const placesIn = (value: Json): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [[]];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const within = names.flatMap((name) =>
    placesIn((value as Record<string | number, Json>)[name] ?? null).map((rest) => [name, ...rest]),
  );
  return [...within, ...names.map((name) => [name])];
};

const otherThan = (value: Json, random: () => number): Json => {
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
  const places = placesIn(record);
  const place = places[Math.floor(random() * places.length)] ?? [];
  const last = place.at(-1) ?? '';
  let inner = changed as Record<string | number, Json>;
  for (const name of place.slice(0, -1)) inner = inner[name] as Record<string | number, Json>;
  if (random() < 0.2 && !Array.isArray(inner)) delete inner[last];
  else inner[last] = otherThan(inner[last] ?? null, random);
  return changed;
}

/** Changes, takes away, doubles, or moves one of the rows. */
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

function falsified(audit: AuditExport, random: () => number): AuditExport {
  return random() < 0.6
    ? { ...audit, entries: withFault(audit.entries, random) }
    : { ...audit, seals: withFault(audit.seals, random) };
}

test('10,000 falsifications of entries and seals are all found', () => {
  const bits = mulberry32(20260302);
  const random = () => (bits() >>> 0) / 2 ** 32;
  const { audit, checkpoint } = auditOf(4, 2);
  const asWritten = exportText(audit);
  const missed: string[] = [];
  for (let tried = 0; tried < 10_000; ) {
    const other = falsified(audit, random);
    const text = exportText(other);
    if (text === asWritten) continue;
    tried += 1;
    if (!isFound(text, checkpoint)) missed.push(text);
  }
  expect(missed.slice(0, 1)).toEqual([]);
});

/** Looks at each signature once: they are what costs. */
const states = new Map<string, ReturnType<typeof readNote>>();
const remembered: typeof readNote = (note, keys) => {
  const state = states.get(note) ?? readNote(note, keys);
  states.set(note, state);
  return state;
};

/** What is not even written as an audit is refused as it is read. */
function isFound(text: string, checkpoint: string): boolean {
  const read = readExport(text);
  if (typeof read === 'string') return true;
  const { broken, untold } = verifyAudit(read, [checkpoint], [key as NoteKey], remembered);
  return broken.length + untold.length > 0;
}
