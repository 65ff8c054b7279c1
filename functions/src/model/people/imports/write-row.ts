import { isDeepStrictEqual } from 'node:util';
import { hasOpenRequest, isValidAt, type MembershipStatus } from 'contract/rules/membership';
import type { ImportColumn } from 'contract/rules/people/import-columns';
import { type PersonField, personFieldNames } from 'contract/rules/people/person-fields';
import { dayStart } from 'contract/text/dates';
import type { Batch, Changes } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, emailOwners, memberNumbers, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { claimNumber, createUserRecord, nameKeyOf } from '#model/people/profile/user-record.ts';
import type { FoundPeople, Person } from './find-people.ts';
import { judgeRow } from './judge-row.ts';
import type { BeforeValues, MemberImportRecord, StoredImportRow } from './records.ts';
import { type RowReading, type RowValues, readRow } from './row-values.ts';

/** A batch of an import, with the people and keys that it uses already. */
export interface WriteContext {
  readonly batch: Batch;
  readonly import: { readonly id: string; readonly data: MemberImportRecord };
  readonly actor: Actor;
  readonly found: FoundPeople;
  readonly statusChanges: { from: MembershipStatus | null; to: MembershipStatus | null }[];
  /** Ids of people, addresses and numbers. A second row of the batch may not write them. */
  readonly used: Set<string>;
}

const statusOf = (validUntil: Date | null): MembershipStatus =>
  validUntil !== null && isValidAt(validUntil, clock.now()) ? 'active' : 'expired';

const toDate = (day: string | undefined): Date | null => (day === undefined ? null : dayStart(day));

const overtakenText = 'Data anggota ini berubah sejak diperiksa. Impor berkas ini sekali lagi.';

const isAsChecked = (row: StoredImportRow, now: ReturnType<typeof judgeRow>): boolean =>
  row.verdict === now.verdict &&
  row.person?.id === now.person?.id &&
  isDeepStrictEqual(row.changes, now.changes);

/** Marks keys as used. Returns false if a row of this batch used one of them. */
function reserve({ used }: WriteContext, keys: readonly (string | undefined)[]): boolean {
  const named = keys.filter((key) => key !== undefined);
  if (named.some((key) => used.has(key))) return false;
  for (const key of named) used.add(key);
  return true;
}

/**
 * Writes a row in the batch, if its effect is the one that the admin saw. Refused rows and open conflicts are skipped.
 * Returns the row with its outcome.
 */
export function writeRow(row: StoredImportRow, context: WriteContext): StoredImportRow {
  if (row.verdict === 'refuse' || row.verdict === 'conflict') return { ...row, outcome: 'skipped' };
  const reading: RowReading = readRow(row, context.import.data);
  const now = judgeRow(row, reading, context.found, context.import.data);
  const overtaken = { ...row, outcome: 'overtaken', outcomeReason: overtakenText } as const;
  if (!isAsChecked(row, now)) return overtaken;
  if (row.verdict === 'same') return { ...row, outcome: 'same' };
  if (row.verdict === 'create') {
    const { email, memberNumber } = reading.values;
    if (!reserve(context, [email, memberNumber])) return overtaken;
    return { ...row, person: createMember(reading.values, context), outcome: 'created' };
  }
  const person = context.found.byId.get(row.person?.id ?? '');
  if (person === undefined || !reserve(context, [person.id, reading.values.memberNumber])) return overtaken;
  return { ...row, before: updateMember(person, row, reading.values, context), outcome: 'updated' };
}

const pickFields = (values: RowValues): Partial<Record<PersonField, string>> =>
  Object.fromEntries(
    personFieldNames.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );

const toValidity = ({ import: { id }, actor }: WriteContext, validUntil: Date) => ({
  importedValidity: { importId: id, at: clock.now(), validUntil, by: actor.name, byId: actor.id },
});

/** Creates a member without an account. The number of the sheet is reserved, or a new one assigned. */
function createMember(values: RowValues, context: WriteContext): { id: string; name: string } {
  const { batch, import: source, actor, found, statusChanges } = context;
  const { name = '', email = '', consentOn = '', memberNumber: wanted } = values;
  const id = newId();
  const now = clock.now();
  const validUntil = toDate(values.validUntil);
  const isActive = statusOf(validUntil);
  const memberNumber = wanted ?? claimNumber(batch, { id, data: { memberNumber: null } });
  if (wanted !== undefined) batch.create(memberNumbers, wanted, { userId: id, assignedAt: now });
  const record = createUserRecord({
    ...(pickFields(values) as Partial<UserRecord>),
    name,
    email,
    role: 'Member',
    isActive,
    memberNumber,
    validUntil,
    createdAt: toDate(values.joinedAt) ?? now,
    updatedAt: now,
    imported: {
      importId: source.id,
      at: now,
      consent: { source: source.data.consent.source, on: consentOn },
      invitedAt: null,
    },
    ...(validUntil === null ? {} : toValidity(context, validUntil)),
  });
  batch.create(users, id, record);
  const owner = found.emailOwners.get(email);
  const reservation = { userId: id, since: now };
  // The account that had this address has another one now.
  if (owner === undefined) batch.create(emailOwners, emailOwnerId(email), reservation);
  else batch.update(emailOwners, owner.id, reservation, owner.version);
  statusChanges.push({ from: null, to: isActive });
  recordEntry(
    batch,
    actor,
    'member-import.create',
    { id, name },
    {
      details: {
        import: source.id,
        memberNumber,
        ...(validUntil === null ? {} : { validUntil: validUntil.toISOString() }),
      },
    },
  );
  return { id, name };
}

const fieldOf: Partial<Record<ImportColumn, keyof UserRecord>> = { joinedAt: 'createdAt' };

/** Returns the stored field of a column. */
export const toUserField = (column: ImportColumn): keyof UserRecord =>
  fieldOf[column] ?? (column as keyof UserRecord);

const toFieldValue = (column: ImportColumn, text: string): string | Date =>
  column === 'joinedAt' || column === 'validUntil' ? dayStart(text) : text;

/** Writes the changes of a row, and returns the values before them. */
function updateMember(
  person: Person,
  { changes }: StoredImportRow,
  values: RowValues,
  context: WriteContext,
): BeforeValues {
  const { batch, statusChanges } = context;
  const { id, data } = person;
  const fields = Object.fromEntries(
    changes.map(({ column }) => [toUserField(column), toFieldValue(column, values[column] ?? '')]),
  ) as Partial<UserRecord>;
  const { validUntil } = fields;
  if (validUntil && !hasOpenRequest(data.isActive)) {
    Object.assign(fields, toValidity(context, validUntil), { isActive: statusOf(validUntil) });
    statusChanges.push({ from: data.isActive, to: statusOf(validUntil) });
  }
  if (fields.memberNumber)
    batch.create(memberNumbers, fields.memberNumber, { userId: id, assignedAt: clock.now() });
  const before = Object.fromEntries(
    Object.keys(fields).map((field) => [field, data[field as keyof UserRecord] ?? null]),
  ) as BeforeValues;
  writeFields(person, fields, 'member-import.update', context);
  return before;
}

/** Writes fields of a person, with an entry in the audit log. */
export function writeFields(
  person: Person,
  fields: Partial<UserRecord>,
  action: 'member-import.update' | 'member-import.restore',
  { batch, import: source, actor }: WriteContext,
): void {
  const written = { ...fields, ...nameKeyOf(fields), updatedAt: clock.now() };
  batch.update(users, person.id, written as Changes<UserRecord>, person.version);
  const { importedValidity: _note, ...shown } = fields;
  recordEntry(batch, actor, action, actorOf(person), {
    details: { import: source.id, fields: Object.keys(shown).join(', ') },
    changes: computeChanges(person.data, shown),
  });
}
