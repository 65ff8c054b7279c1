import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, type Changes } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Collection } from '#data/collection.ts';
import {
  bin,
  contactMessages,
  emailChanges,
  emailOwnerId,
  emailOwners,
  factorResets,
  messageEntries,
  outbox,
  qrisSettings,
  removals,
  statementFiles,
  users,
  workingCopies,
} from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { RemovalRecord } from '#data/records.ts';
import { deleteMessage, endAssignments, eraseReplies } from '#model/admin/threads.ts';
import { changeAll } from '#model/base/change-all.ts';
import { eraseFromAudit } from '#model/base/erase-from-audit.ts';
import { namingFields } from '#model/base/mail-kinds.ts';
import { eraseSaverName } from '#model/content/site-content.ts';
import { eraseCredits } from '#model/credits/erase-credits.ts';
import { eraseCertificates } from '#model/events/certificates/revoke-certificate.ts';
import { eraseRefundAccounts } from '#model/events/refunds/accounts.ts';
import { eraseInvitations } from '#model/institutions/invitations.ts';
import { eraseFromLetters } from '#model/mails/delivery/export-letters.ts';
import { letters } from '#model/mails/delivery/records.ts';
import { type JobOptions, type JobReport, settle } from '#model/maintenance/report.ts';
import { eraseFromImports } from '#model/people/imports/expire-import.ts';
import { memberImports } from '#model/people/imports/records.ts';
import { eraseMembershipLetters } from '#model/people/membership-letters/letters.ts';
import { eraseMerges } from '#model/people/merges/expire-merge.ts';
import { memberMerges } from '#model/people/merges/records.ts';
import { forgetTags } from '#model/people/records/tags.ts';

const { forgetDays } = limits.erasure;
/** Number of mails and messages in one query, repeated until none is left. */
const batchSize = 200;

/**
 * Erases the remaining personal data of an account 30 days after its deletion; ids stay in the audit log.
 * Payments, receipts, invoices and the ledger stay, as the law requires. Safe to repeat: the removal record
 * is deleted last.
 */
export async function forgetRemoved(options: JobOptions): Promise<JobReport> {
  const until = new Date(clock.now().getTime() - forgetDays * 86_400_000);
  const due = await removals.before('removedAt', until, options.limit);
  return settle('forgotten', due, erasePerson, options);
}

async function eraseRecordsOf(id: string, name: string | undefined): Promise<void> {
  await eraseFromAudit(id);
  await eraseSaverName(id);
  await eraseStoredNames(id, name);
  await endAssignments(id);
  await eraseCertificates(id);
  await eraseCredits(id);
  await eraseMembershipLetters(id);
  await eraseRefundAccounts(id);
  await eraseFromImports(id);
  await eraseFromLetters(id);
  await deleteMails(() => outbox.find('userId', id, batchSize));
  await deleteMails(() => outbox.findIn('people.sender', [id], batchSize));
}

/** Erases mails, messages and audit values that only the address leads to. */
async function eraseRecordsOfAddress(email: string): Promise<void> {
  // A new account with the address reads its mails.
  if (email === '' || (await emailOwners.get(emailOwnerId(email))) !== undefined) return;
  await deleteMails(() => outbox.find('to', email, batchSize));
  for (const field of ['email', 'otherEmail', 'about'])
    await deleteMails(() => outbox.findIn(`data.${field}`, [email], batchSize));
  for (const field of ['email', 'about'] as const)
    await deleteMessages(() => contactMessages.find(field, email, batchSize));
  await eraseReplies(email);
  await eraseInvitations(email);
  await eraseFromAudit(emailOwnerId(email));
}

async function erasePerson({ id, data }: Stored<RemovalRecord>): Promise<void> {
  const { email, name, tags = [], formerIds = [], formerEmails = [] } = data;
  for (const one of [id, ...formerIds]) await eraseRecordsOf(one, name);
  await eraseMerges(id);
  for (const one of [email, ...formerEmails]) await eraseRecordsOfAddress(one);
  if (tags.length > 0) await forgetTags(tags);
  await new Batch().delete(removals, id).commit();
}

const deleteMails = (find: () => ReturnType<typeof outbox.find>): Promise<void> =>
  changeAll(find, (batch, { id, version }) => batch.delete(outbox, id, version));

async function deleteMessages(find: () => ReturnType<typeof contactMessages.find>): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find())
    for (const message of rows) await deleteMessage(message);
}

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

const erase = (stored: StoredName, find: () => ReturnType<Collection<AnyRecord>['findIn']>): Promise<void> =>
  changeAll(find, (batch, { id, data, version }) =>
    batch.update(stored.in, id, withoutName(data, stored), version),
  );

/**
 * Erases the name of a deleted person from the records of others: by the id, and by the name in records from before
 * ids were stored. Safe to repeat.
 */
async function eraseStoredNames(personId: string, personName: string | undefined): Promise<void> {
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
