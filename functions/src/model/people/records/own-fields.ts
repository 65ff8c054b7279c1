import { ApiError, invalidInput } from 'contract/errors';
import type { DefinedMemberField, FilledMemberField, MemberField } from 'contract/people/member-fields';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { FieldOf, Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { type Actor, actorOf, siteActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';

type FieldRecord = Omit<MemberField, '_id'> & { readonly id: string };

interface MemberFieldsRecord {
  fields: FieldRecord[];
  /** Ids of deleted fields whose values the nightly job still deletes. */
  removed: string[];
  updatedAt: Date;
}

const settings = collection<MemberFieldsRecord>('settings');
const settingsId = 'memberFields';

/** Reads the definitions in their order. */
export const readFields = async (): Promise<readonly FieldRecord[]> =>
  (await settings.get(settingsId))?.data.fields ?? [];

const valuesOf = (id: string): FieldOf<UserRecord> => `ownFields.${id}`;

/** Counts the people with a value. */
const countValues = (id: string): Promise<number> => users.count({ orderBy: valuesOf(id) });

const toField = ({ id, ...field }: FieldRecord): MemberField => ({ _id: id, ...field });

/** Returns the definitions with the number of their values. */
export async function readDefinitions() {
  const stored = await settings.get(settingsId);
  const fields = await Promise.all(
    (stored?.data.fields ?? []).map(
      async (field): Promise<DefinedMemberField> => ({
        ...toField(field),
        values: await countValues(field.id),
      }),
    ),
  );
  return { fields, updatedAt: stored?.data.updatedAt.toISOString() ?? null };
}

type FieldInput = Omit<MemberField, '_id'> & { readonly _id?: string | undefined };

const toReadable = (fields: readonly FieldRecord[]) => ({
  fields: fields
    .map(({ label, kind, choices, seenBy, editedBy }) =>
      [label, kind, ...choices, seenBy, editedBy].join(', '),
    )
    .join('; '),
});

/** Replaces the definitions. */
export async function saveFields(
  input: readonly FieldInput[],
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> {
  const stored = await settings.get(settingsId);
  const before = stored?.data.fields ?? [];
  const known = new Set(before.map(({ id }) => id));
  const after = input.map(
    ({ _id, ...field }): FieldRecord => ({
      ...field,
      choices: field.kind === 'choice' ? [...new Set(field.choices)] : [],
      id: _id !== undefined && known.delete(_id) ? _id : newId(),
    }),
  );
  if (stored !== undefined)
    requireUnchanged(stored.data.updatedAt, basedOn, toReadable(before), toReadable(after));
  await requireValuesFit(before, after);
  const removed = [...(stored?.data.removed ?? []), ...known];
  const record = { fields: after, removed, updatedAt: clock.now() };
  const batch = new Batch();
  if (stored === undefined) batch.create(settings, settingsId, record);
  else batch.update(settings, settingsId, record, stored.version);
  recordAudit(batch, actor, 'member-fields.save', siteActor, { count: after.length });
  await rejectOnConflict(batch.commit());
}

/** Throws `invalid-input` if a field with values gets another kind or loses a choice. */
async function requireValuesFit(
  before: readonly FieldRecord[],
  after: readonly FieldRecord[],
): Promise<void> {
  for (const field of before) {
    const index = after.findIndex(({ id }) => id === field.id);
    const next = after[index];
    if (next === undefined) continue;
    const isLosing = field.choices.some((choice) => !next.choices.includes(choice));
    if ((next.kind === field.kind && !isLosing) || (await countValues(field.id)) === 0) continue;
    if (next.kind !== field.kind)
      throw invalidInput({ [`fields.${index}.kind`]: `“${field.label}” sudah diisi, jadi jenisnya tetap.` });
    throw invalidInput({
      [`fields.${index}.choices`]: `“${field.label}” sudah diisi, jadi pilihan lama harus tetap ada.`,
    });
  }
}

/** Returns the fields of a person with their values. Members see only theirs. */
const fill = (fields: readonly FieldRecord[], { ownFields = {} }: UserRecord, isAdmin: boolean) =>
  fields
    .filter(({ seenBy }) => isAdmin || seenBy === 'member')
    .map(
      (field): FilledMemberField => ({
        ...toField(field),
        value: ownFields[field.id] ?? '',
        canEdit: isAdmin || field.editedBy === 'member',
      }),
    );

/** Returns all fields of a person, or those that the person may see. */
export const readFilledFields = async (user: UserRecord, isAdmin: boolean): Promise<FilledMemberField[]> =>
  fill(await readFields(), user, isAdmin);

function findProblem({ kind, choices }: FieldRecord, value: string): string | undefined {
  if (value === '') return undefined;
  if (kind === 'choice' && !choices.includes(value)) return t.chooseOption;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return kind === 'date' && !(isDate && new Date(value).toISOString().startsWith(value))
    ? t.dateInvalid
    : undefined;
}

type Values = readonly { readonly field: string; readonly value: string }[];

/** Returns the values after a change. Throws `invalid-input`; `forbidden` for a field of admins. */
function changeValues(
  fields: readonly FieldRecord[],
  current: Record<string, string>,
  input: Values,
  isAdmin: boolean,
): Record<string, string> {
  const values = { ...current };
  const problems: Record<string, string> = {};
  input.forEach(({ field: id, value }, index) => {
    const field = fields.find((one) => one.id === id);
    if (field === undefined) throw new ApiError('not-found');
    if (!isAdmin && field.editedBy !== 'member') throw new ApiError('forbidden');
    const problem = findProblem(field, value);
    if (problem !== undefined) problems[`values.${index}.value`] = problem;
    if (value === '') delete values[id];
    else values[id] = value;
  });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return values;
}

/**
 * Saves values of a person. A repetition changes nothing. The audit log names only the fields. `requireMay` throws if
 * the actor must not edit the account.
 */
export const saveValues = (
  id: string,
  input: Values,
  actor: Actor,
  isAdmin: boolean,
  requireMay: (account: Stored<UserRecord>) => void = () => undefined,
): Promise<void> =>
  retryOnConflict(async () => {
    const [user, fields] = await Promise.all([users.getOrThrow(id), readFields()]);
    requireMay(user);
    const before = user.data.ownFields ?? {};
    const ownFields = changeValues(fields, before, input, isAdmin);
    const changed = fields.filter((field) => (before[field.id] ?? '') !== (ownFields[field.id] ?? ''));
    if (changed.length === 0) return;
    const batch = new Batch().update(users, id, { ownFields }, user.version);
    const details = { fields: changed.map(({ label }) => label).join(', ') };
    recordAudit(batch, actor, 'member-fields.fill', actorOf(user), details);
    await batch.commit();
  });

/** Returns the values for the download of the own data, with the labels of their fields. */
export const exportOwnFields = async (user: UserRecord) =>
  fill(await readFields(), user, true)
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value }));

/** Returns people with values of deleted fields, and those fields. */
export async function findRemovedValues(limit: number) {
  const stored = await settings.get(settingsId);
  const [removed] = stored?.data.removed ?? [];
  if (stored === undefined || removed === undefined) return [];
  const people = await users.query({ orderBy: valuesOf(removed), limit });
  if (people.length > 0) return people;
  const rest = stored.data.removed.filter((id) => id !== removed);
  await new Batch().update(settings, settingsId, { removed: rest }, stored.version).commit();
  return [];
}

/** Deletes the values that no defined field has. Throws WriteConflict. */
export async function deleteRemovedValues({ id, data, version }: Stored<UserRecord>): Promise<void> {
  const known = new Set((await readFields()).map((field) => field.id));
  const kept = Object.entries(data.ownFields ?? {}).filter(([field]) => known.has(field));
  await new Batch().update(users, id, { ownFields: Object.fromEntries(kept) }, version).commit();
}
