import { createHash, randomBytes } from 'node:crypto';
import { isPersonal } from 'contract/rules/audit/personal-fields';
import type { AuditCommitment, AuditRecord, AuditValue } from '#data/records.ts';

/** Leaves make changes of audit entries detectable (decision 0085). This module does no I/O. */

/** Returns JSON with sorted field names, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`).join(',')}}`;
}

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64');
};

/** Hashes the salt as text, so that another encoding of the same bytes is a detected change. */
const computeCommitment = (salt: string, value: AuditValue): string => sha256(salt, canonicalJson(value));

type AuditField = readonly [path: string, field: string, value: AuditValue];

/** Lists values that may be personal, with path and field name. Erased names are null. */
function listFields({ actorName, targetName, details, changes = [] }: AuditRecord): AuditField[] {
  return [
    ['actorName', 'name', actorName || null],
    ['targetName', 'name', targetName || null],
    ...Object.entries(details).map(([field, value]): AuditField => [`details.${field}`, field, value]),
    ...changes.flatMap((change): AuditField[] => [
      [`changes.${change.field}.old`, change.field, change.old],
      [`changes.${change.field}.new`, change.field, change.new],
    ]),
  ];
}

type Personal = Readonly<Record<string, AuditCommitment>>;

/** Returns the text of a leaf: the entry, in which commitments replace the personal values. */
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
  return `audit/1\n${canonicalJson(body)}`;
}

const randomSalt = (): string => randomBytes(16).toString('base64');

/** Adds the leaf to an entry. Personal values stay in place, each with its own salt. */
export function withProof(
  id: string,
  record: AuditRecord,
  createSalt: (path: string) => string = randomSalt,
): AuditRecord {
  const personal = Object.fromEntries(
    listFields(record).flatMap(([path, field, value]) => {
      if (value === null || !isPersonal(field)) return [];
      const salt = createSalt(path);
      return [[path, { salt, commitment: computeCommitment(salt, value) }]];
    }),
  );
  return { ...record, proof: { leaf: sha256(leafText(id, record, personal)), personal } };
}

/** Returns the fields that an erasure does not change, for entries from before leaves existed. */
const legacyLeafText = (id: string, { at, actorId, action, targetId, people }: AuditRecord): string =>
  `audit/0\n${canonicalJson({ id, at, actorId, action, targetId, people })}`;

export const computeLeaf = (id: string, record: AuditRecord): string =>
  sha256(
    record.proof === undefined ? legacyLeafText(id, record) : leafText(id, record, record.proof.personal),
  );

/** Finds values that changed after the entry was written. An erased one, without salt, is no fault. */
export function findFaults(id: string, record: AuditRecord): string[] {
  const { proof } = record;
  if (proof === undefined) return [];
  const values = new Map(listFields(record).map(([path, , value]) => [path, value]));
  const broken = Object.entries(proof.personal).filter(([path, { salt, commitment }]) => {
    const value = values.get(path) ?? null;
    return salt === null ? value !== null : computeCommitment(salt, value) !== commitment;
  });
  const faults = broken.map(([path]) => path);
  return computeLeaf(id, record) === proof.leaf ? faults : ['leaf', ...faults];
}

/** Returns the paths of the committed values that an erasure removed: their salts are missing. */
export const missingPaths = ({ proof }: AuditRecord): string[] =>
  Object.entries(proof?.personal ?? {}).flatMap(([path, { salt }]) => (salt === null ? [path] : []));

type AuditPeople = Pick<AuditRecord, 'actorId' | 'targetId' | 'people'>;

/** Returns whether the erasure of this person removes a value: for the actor only the name. */
function createErasureTest(record: AuditPeople, personId: string) {
  const [isActor, isTarget] = [record.actorId === personId, record.targetId === personId];
  // An id in `people` that is neither actor nor target is the person that the details name.
  const isNamed = isTarget || (!isActor && record.people.includes(personId));
  return (path: string, field: string): boolean =>
    (path === 'actorName' && isActor) ||
    (path === 'targetName' && isTarget) ||
    (path.includes('.') && isNamed && isPersonal(field));
}

/** Returns the paths that the erasure of this person removes from the entry, also if they are removed. */
export function erasablePaths(record: AuditRecord, personId: string): string[] {
  const isErased = createErasureTest(record, personId);
  return listFields(record).flatMap(([path, field]) => (isErased(path, field) ? [path] : []));
}

/**
 * Erases a person: for the actor only the name, for the target all personal values. The id and the leaf
 * remain. Returns the same object if the entry is about neither.
 */
export function withoutPerson(record: AuditRecord, personId: string): AuditRecord {
  const isErased = createErasureTest(record, personId);
  const personal = record.proof?.personal;
  // A value that was not personal when the entry was written is part of the leaf, and stays.
  const isCommitted = (path: string): boolean => personal === undefined || Object.hasOwn(personal, path);
  const erasedPaths = new Set(
    listFields(record).flatMap(([path, field, value]) =>
      value !== null && isErased(path, field) && isCommitted(path) ? [path] : [],
    ),
  );
  if (erasedPaths.size === 0) return record;
  const retain = <V extends AuditValue>(path: string, value: V) => (erasedPaths.has(path) ? null : value);
  return {
    ...record,
    actorName: erasedPaths.has('actorName') ? '' : record.actorName,
    targetName: erasedPaths.has('targetName') ? '' : record.targetName,
    details: Object.fromEntries(
      Object.entries(record.details).map(([field, value]) => [field, retain(`details.${field}`, value)]),
    ),
    ...(record.changes && {
      changes: record.changes.map((change) => ({
        ...change,
        old: retain(`changes.${change.field}.old`, change.old),
        new: retain(`changes.${change.field}.new`, change.new),
      })),
    }),
    ...(record.proof && { proof: withoutSalts(record.proof, erasedPaths) }),
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
