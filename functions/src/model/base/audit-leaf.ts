import { createHash, randomBytes } from 'node:crypto';
import { isPersonal } from 'contract/rules/audit/personal-fields';
import type { AuditCommitment, AuditRecord, AuditValue } from '#data/records.ts';

/** What a leaf is made of, and how it shows that an entry was changed (decision 0085). Nothing here reads or writes. */

/** JSON with the names of fields in the order of letters: one text for one value. */
export function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64');
};

/** Of the salt as it is written: another spelling of the same bytes would be a change that does not show. */
const committed = (salt: string, value: AuditValue): string => sha256(salt, canonical(value));

type Place = readonly [path: string, field: string, value: AuditValue];

/** Every value of an entry that may be personal, with where it stands and by which name the rule knows it; an erased name is empty. */
function placesOf({ actorName, targetName, details, changes = [] }: AuditRecord): Place[] {
  return [
    ['actorName', 'name', actorName || null],
    ['targetName', 'name', targetName || null],
    ...Object.entries(details).map(([field, value]): Place => [`details.${field}`, field, value]),
    ...changes.flatMap((change): Place[] => [
      [`changes.${change.field}.old`, change.field, change.old],
      [`changes.${change.field}.new`, change.field, change.new],
    ]),
  ];
}

type Personal = Readonly<Record<string, AuditCommitment>>;

/** An entry without what is committed to, which stands there by its commitment alone. */
function leafText(id: string, record: AuditRecord, personal: Personal): string {
  const open = (path: string, value: AuditValue) => (Object.hasOwn(personal, path) ? undefined : value);
  const { at, actorId, actorName, action, targetId, targetName, people, details, changes } = record;
  const body = {
    id,
    at,
    actorId,
    actorName: open('actorName', actorName),
    action,
    targetId,
    targetName: open('targetName', targetName),
    people,
    details: Object.fromEntries(
      Object.entries(details).map(([field, value]) => [field, open(`details.${field}`, value)]),
    ),
    changes: changes?.map((change) => ({
      ...change,
      old: open(`changes.${change.field}.old`, change.old),
      new: open(`changes.${change.field}.new`, change.new),
    })),
    commitments: Object.fromEntries(
      Object.entries(personal).map(([path, { commitment }]) => [path, commitment]),
    ),
  };
  return `audit/1\n${canonical(body)}`;
}

/** The entry with its leaf, as it is stored: personal values stay where they are, each with a salt of its own. */
export function withProof(id: string, record: AuditRecord): AuditRecord {
  const personal = Object.fromEntries(
    placesOf(record).flatMap(([path, field, value]) => {
      if (value === null || !isPersonal(field)) return [];
      const salt = randomBytes(16).toString('base64');
      return [[path, { salt, commitment: committed(salt, value) }]];
    }),
  );
  return { ...record, proof: { leaf: sha256(leafText(id, record, personal)), personal } };
}

/** Of an entry from before there were leaves: what is the same once its people are erased. */
const oldLeafText = (id: string, { at, actorId, action, targetId, people }: AuditRecord): string =>
  `audit/0\n${canonical({ id, at, actorId, action, targetId, people })}`;

/** The leaf that an entry should have by what stands in it. */
export const leafOf = (id: string, record: AuditRecord): string =>
  sha256(record.proof === undefined ? oldLeafText(id, record) : leafText(id, record, record.proof.personal));

/**
 * What of an entry is not as it was written, by where it stands; empty where all of it is. A value that was erased is
 * null and without salt, and no fault.
 */
export function faultsOf(id: string, record: AuditRecord): string[] {
  const { proof } = record;
  if (proof === undefined) return [];
  const values = new Map(placesOf(record).map(([path, , value]) => [path, value]));
  const broken = Object.entries(proof.personal).filter(([path, { salt, commitment }]) => {
    const value = values.get(path) ?? null;
    return salt === null ? value !== null : committed(salt, value) !== commitment;
  });
  const faults = broken.map(([path]) => path);
  return leafOf(id, record) === proof.leaf ? faults : ['leaf', ...faults];
}

/**
 * An entry without what it says of a person, whose id remains; its leaf holds. Of who did it the name goes; of whom it
 * was done to the name and every other personal value. The same entry where it is about neither.
 */
export function withoutPerson(record: AuditRecord, personId: string): AuditRecord {
  const [isActor, isTarget] = [record.actorId === personId, record.targetId === personId];
  // Whoever stands in `people` beside both is whom the details name.
  const isNamed = isTarget || (!isActor && record.people.includes(personId));
  const goes = (path: string, field: string): boolean =>
    (path === 'actorName' && isActor) ||
    (path === 'targetName' && isTarget) ||
    (path.includes('.') && isNamed && isPersonal(field));
  const gone = new Set(
    placesOf(record).flatMap(([path, field, value]) => (value !== null && goes(path, field) ? [path] : [])),
  );
  if (gone.size === 0) return record;
  const kept = <V extends AuditValue>(path: string, value: V) => (gone.has(path) ? null : value);
  return {
    ...record,
    actorName: gone.has('actorName') ? '' : record.actorName,
    targetName: gone.has('targetName') ? '' : record.targetName,
    details: Object.fromEntries(
      Object.entries(record.details).map(([field, value]) => [field, kept(`details.${field}`, value)]),
    ),
    ...(record.changes && {
      changes: record.changes.map((change) => ({
        ...change,
        old: kept(`changes.${change.field}.old`, change.old),
        new: kept(`changes.${change.field}.new`, change.new),
      })),
    }),
    ...(record.proof && { proof: withoutSalts(record.proof, gone) }),
  };
}

const withoutSalts = ({ leaf, personal }: NonNullable<AuditRecord['proof']>, gone: ReadonlySet<string>) => ({
  leaf,
  personal: Object.fromEntries(
    Object.entries(personal).map(([path, { commitment, salt }]) => [
      path,
      { commitment, salt: gone.has(path) ? null : salt },
    ]),
  ),
});
