import { queryLimits } from 'contract/rules/query-limits';
import { Batch, type Changes } from '#data/batch.ts';
import type { Collection } from '#data/collection.ts';
import {
  bin,
  emailChanges,
  factorResets,
  messageEntries,
  outbox,
  qrisSettings,
  statementFiles,
  users,
  workingCopies,
} from '#data/collections.ts';
import { namingFields } from '#model/base/mail-kinds.ts';
import { letters } from '#model/mails/delivery/records.ts';
import { memberImports } from '#model/people/imports/records.ts';
import { memberMerges } from '#model/people/merges/records.ts';

type AnyRecord = Record<string, unknown>;

/** Name of a person in records about something else, with the id by which it is found. Dots address nested fields. */
interface StoredName {
  readonly in: Collection<AnyRecord>;
  readonly name: string;
  readonly id: string;
  /** Text in the place of the name. */
  readonly erased: string;
  /** Older records have the name only. */
  readonly canLackId: boolean;
}

/** Replaces a name in a list or a mail. */
const dash = '–';

const storedName = <T>(
  of: Collection<T>,
  name: string,
  id: string,
  { erased = dash, canLackId = false } = {},
): StoredName => ({ in: of as unknown as Collection<AnyRecord>, name, id, erased, canLackId });

/** A field with the name and the id of a person. */
const storedPerson = <T>(of: Collection<T>, field: string, erased = dash): StoredName =>
  storedName(of, `${field}.name`, `${field}.id`, { erased });

const olderLackId = { canLackId: true } as const;

/** Fields of mails that name people. Mails of senders are deleted. */
const mailFields = [...new Set(Object.values(namingFields).flat())].filter((field) => field !== 'sender');

/**
 * Names of people, mostly of admins, in the records of others: all except those in content, in pages, in the audit log
 * and in the books. Add each new one here.
 */
const storedNames: readonly StoredName[] = [
  ...mailFields.map((field) => storedName(outbox, `data.${field}`, `people.${field}`, olderLackId)),
  storedPerson(messageEntries, 'admin', ''),
  storedName(letters, 'author', 'authorId', { erased: '' }),
  storedName(workingCopies, 'adminName', 'adminId'),
  storedName(bin, 'deletedBy', 'deletedById'),
  storedPerson(emailChanges, 'askedBy'),
  storedName(factorResets, 'by', 'byId', olderLackId),
  storedName(qrisSettings, 'changedBy', 'changedById', olderLackId),
  storedName(statementFiles, 'importedBy', 'importedById', olderLackId),
  storedName(statementFiles, 'undo.by', 'undo.byId', olderLackId),
  storedPerson(memberImports, 'createdBy'),
  storedPerson(memberImports, 'appliedBy'),
  storedPerson(memberImports, 'undoneBy'),
  storedPerson(memberImports, 'invitations.by'),
  storedName(memberImports, 'invitations.after.nameKey', 'invitations.after.id', { erased: '' }),
  storedPerson(memberMerges, 'by'),
  storedPerson(memberMerges, 'undoneBy'),
  storedName(users, 'life.by', 'life.byId', olderLackId),
  storedName(users, 'importedValidity.by', 'importedValidity.byId', olderLackId),
];

const valueAt = (record: AnyRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (value as AnyRecord | undefined)?.[field], record);

/** Returns a copy with another value at the path. */
function withValueAt(record: AnyRecord, path: string, value: string): AnyRecord {
  const [field = '', ...rest] = path.split('.');
  const inner = (record[field] ?? {}) as AnyRecord;
  return { ...record, [field]: rest.length === 0 ? value : withValueAt(inner, rest.join('.'), value) };
}

/** Returns the changed fields of a record without the name, and without the id, so that no query finds it again. */
function withoutName(data: AnyRecord, { name, id, erased }: StoredName): Changes<AnyRecord> {
  const hasName = valueAt(data, name) !== undefined;
  const named = hasName ? withValueAt(data, name, erased) : data;
  const changed = valueAt(data, id) === undefined ? named : withValueAt(named, id, '');
  return Object.fromEntries(
    Object.entries(changed).filter(([field, value]) => value !== data[field]),
  ) as Changes<AnyRecord>;
}

const { erasedAtOnce } = queryLimits;

async function erase(stored: StoredName, find: () => Promise<readonly Found[]>): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) {
    const batch = new Batch();
    for (const { id, data, version } of rows) batch.update(stored.in, id, withoutName(data, stored), version);
    await batch.commit();
  }
}
type Found = Awaited<ReturnType<Collection<AnyRecord>['findIn']>>[number];

/**
 * Erases the name of a deleted person from the records of others: by the id, and by the name in records from before
 * ids were stored. Safe to repeat.
 */
export async function eraseStoredNames(personId: string, personName: string | undefined): Promise<void> {
  for (const stored of storedNames) {
    const { in: of, name, id, canLackId } = stored;
    await erase(stored, () => of.findIn(id, [personId], erasedAtOnce));
    if (!canLackId || !personName) continue;
    await erase(stored, async () =>
      (await of.findIn(name, [personName], erasedAtOnce)).filter(
        ({ data }) => valueAt(data, id) === undefined,
      ),
    );
  }
}
