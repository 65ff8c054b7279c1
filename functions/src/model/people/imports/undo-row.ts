import { hasOpenRequest } from 'contract/rules/membership';
import { importColumnLabel } from 'contract/rules/people/import-columns';
import { clock } from '#data/clock.ts';
import { emailOwnerId, emailOwners, memberNumbers, removals, users } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { findNewestEntries, recordEntry } from '#model/base/audit.ts';
import { storedValue } from './compare-values.ts';
import type { Person } from './find-people.ts';
import type { StoredImportRow } from './records.ts';
import { type WriteContext, writeFields } from './write-row.ts';

const kept = (row: StoredImportRow, outcomeReason: string): StoredImportRow => ({
  ...row,
  outcome: 'kept',
  outcomeReason,
});

const deletedText = 'Anggota ini sudah dihapus.';

/** Entries that are no act of a person. A membership ends by itself. */
const automaticActions: readonly string[] = ['membership.expire'];
const checkedEntries = 3;

/** Returns whether a created person is unchanged since the import. */
async function isUntouched(person: Person, importId: string): Promise<boolean> {
  if (person.data.imported?.importId !== importId || person.data.imported.invitedAt !== null) return false;
  const entries = await findNewestEntries(person.id, checkedEntries);
  const newest = entries.find(({ data }) => !automaticActions.includes(data.action));
  return newest?.data.action === 'member-import.create' && newest.data.details.import === importId;
}

/** Returns the ids of created people that are unchanged since the import. */
export async function findUntouched(
  rows: readonly StoredImportRow[],
  { found, import: source }: WriteContext,
): Promise<ReadonlySet<string>> {
  const created = rows
    .filter(({ outcome }) => outcome === 'created')
    .flatMap(({ person }) => found.byId.get(person?.id ?? '') ?? []);
  const untouched = await Promise.all(created.map((person) => isUntouched(person, source.id)));
  return new Set(created.filter((_, index) => untouched[index]).map(({ id }) => id));
}

/**
 * Removes the created person or restores the updated one in the batch. Returns the row with its outcome.
 *
 * @param untouched ids of created people that are unchanged since the import
 */
export function undoRow(
  row: StoredImportRow,
  context: WriteContext,
  untouched: ReadonlySet<string>,
): StoredImportRow {
  if (row.outcome !== 'created' && row.outcome !== 'updated') return row;
  const person = context.found.byId.get(row.person?.id ?? '');
  if (person === undefined) return kept(row, deletedText);
  if (row.outcome === 'updated') return restoreMember(row, person, context);
  if (!untouched.has(person.id)) return kept(row, 'Anggota ini diundang, masuk, atau diubah sesudah impor.');
  return removeMember(row, person, context);
}

function removeMember(
  row: StoredImportRow,
  person: Person,
  { batch, import: source, actor, statusChanges }: WriteContext,
): StoredImportRow {
  const { id, data, version } = person;
  batch.delete(users, id, version);
  batch.delete(emailOwners, emailOwnerId(data.email));
  // The person has not seen the number, so the next import can use it.
  if (data.memberNumber !== null) batch.delete(memberNumbers, data.memberNumber);
  // The name is erased from the audit log as after every deletion.
  batch.create(removals, id, { email: data.email, removedAt: clock.now() });
  statusChanges.push({ from: data.isActive, to: null });
  recordEntry(batch, actor, 'member-import.remove', actorOf(person), { details: { import: source.id } });
  return { ...row, outcome: 'removed' };
}

/** Returns why a person stays as they are; undefined if all values are still those of the import. */
function findLaterChange(row: StoredImportRow, { data }: Person): string | undefined {
  const changed = row.changes.find(({ column, to }) => storedValue(data, column) !== to);
  if (changed !== undefined) return `${importColumnLabel(changed.column)} diubah sesudah impor.`;
  const isExtended = row.changes.some(({ column }) => column === 'validUntil');
  return isExtended && hasOpenRequest(data.isActive) ? 'Ada permintaan yang menunggu keputusan.' : undefined;
}

function restoreMember(row: StoredImportRow, person: Person, context: WriteContext): StoredImportRow {
  const { batch, statusChanges } = context;
  const { data } = person;
  const { before, ...restored } = row;
  if (before === undefined) return row;
  const reason = findLaterChange(row, person);
  if (reason !== undefined) return kept(row, reason);
  const fields = before as Partial<UserRecord>;
  const isNumbered = row.changes.some(({ column }) => column === 'memberNumber');
  if (isNumbered && data.memberNumber !== null) batch.delete(memberNumbers, data.memberNumber);
  if (fields.isActive !== undefined) statusChanges.push({ from: data.isActive, to: fields.isActive });
  writeFields(person, fields, 'member-import.restore', context);
  return { ...restored, outcome: 'restored' };
}
