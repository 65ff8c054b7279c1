import { normalise } from 'contract/text/search-words';
import { Batch, type Changes, Removal } from '#data/batch.ts';
import type { Collection } from '#data/collection.ts';
import {
  blogs,
  contactMessages,
  events,
  institutions,
  journals,
  payments,
  products,
  statementFiles,
  users,
} from '#data/collections.ts';
import type { ContentRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import {
  countVersions,
  schemaVersions,
  type VersionedName,
  versionedNames,
  versionOf,
} from '#data/schema.ts';
import { messageSearchKeys } from '#model/admin/contact-messages.ts';
import { type ContentKind, contentKinds, searchKeysOf } from '#model/content/content-kinds.ts';
import { institutionSearchKeys } from '#model/institutions/create-institution.ts';
import { memberImports } from '#model/people/imports/records.ts';
import { type JobOptions, type JobReport, joinReports, maxFailures, startCount } from './report.ts';
import { readPagesOf, scan } from './scan.ts';

/** Step from one version to the next: the changed fields of a record that was last written at `at`. */
type Step<T> = (record: Partial<T>, at: Date) => Partial<T>;

interface Migration<T> {
  readonly records: Collection<T>;
  /** Steps from version 0 to 1, and so on; their number is in `schemaVersions`. */
  readonly steps: readonly Step<T>[];
}

/** Returns those fields that a record lacks. Queries neither find nor sort by missing fields. */
const missingFields = <T extends object>(record: Partial<T>, fields: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => record[name as keyof T] === undefined),
  ) as Partial<T>;

const addDates: Step<{ createdAt: Date | null; updatedAt: Date }> = (record, at) =>
  missingFields(record, { createdAt: record.updatedAt ?? at, updatedAt: at });

const addListFields: Step<UserRecord> = (user, at) => {
  const { name = '' } = user;
  return missingFields(user, {
    createdAt: user.updatedAt ?? at,
    updatedAt: at,
    validUntil: null,
    nameKey: normalise(name),
  });
};

function addSearchKeys<T extends ContentRecord>(kind: ContentKind<T>): Step<T> {
  return (record) => ({ search: searchKeysOf(kind, record as T) }) as unknown as Partial<T>;
}

const migrations: { readonly [Name in VersionedName]: Migration<never> } = {
  users: defineMigration(users, [
    addListFields,
    // Search keys of earlier versions, some 2,500 index entries each; the people index replaces them.
    () => ({ search: new Removal() }) as object,
  ]),
  payments: defineMigration(payments, [
    (payment, at) => missingFields(payment, { createdAt: payment.decidedAt ?? at, decidedAt: null }),
  ]),
  institutions: defineMigration(institutions, [
    (institution, at) =>
      missingFields(institution, { createdAt: institution.updatedAt ?? at, updatedAt: at, validUntil: null }),
    ({ name = '' }) => ({ search: institutionSearchKeys({ name }) }),
  ]),
  blogs: defineMigration(blogs, [addDates, addSearchKeys(contentKinds.blog)]),
  events: defineMigration(events, [addDates, addSearchKeys(contentKinds.event)]),
  journals: defineMigration(journals, [addDates, addSearchKeys(contentKinds.journal)]),
  products: defineMigration(products, [addDates, addSearchKeys(contentKinds.product)]),
  messages: defineMigration(contactMessages, [
    (message, at) => missingFields(message, { createdAt: at }),
    ({ firstName = '', lastName = '', email = '' }) => ({
      search: messageSearchKeys({ firstName, lastName, email }),
    }),
    (message) => missingFields(message, { assignee: null, assigneeId: '' }),
  ]),
  // Expires again, because the first time left the name of the file.
  memberImports: defineMigration(memberImports, [
    ({ expireAt, name }, at) => (expireAt === null && name !== '' ? { expireAt: at } : {}),
  ]),
  statementFiles: defineMigration(statementFiles, [
    (file, at) => missingFields(file, { nameUntil: file.importedAt ?? at }),
  ]),
};

function defineMigration<T>(records: Collection<T>, steps: readonly Step<T>[]): Migration<never> {
  return { records, steps } as unknown as Migration<never>;
}

export const stepCount = (name: VersionedName): number => migrations[name].steps.length;

/** Returns the changes of a record to the current version, including the version. */
export function computeChanges(name: VersionedName, record: object, at: Date): Record<string, unknown> {
  const { steps } = migrations[name] as unknown as Migration<object>;
  let changes: Record<string, unknown> = {};
  for (const step of steps.slice(versionOf(record))) {
    changes = { ...changes, ...step({ ...record, ...changes }, at) };
  }
  return { ...changes, schema: schemaVersions[name] };
}

/**
 * Migrates records of an earlier version, each at the version that was read. Counts find outdated records;
 * without any, no record is read. A run after a crash continues where the last one stopped.
 */
export async function migrateRecords(options: JobOptions): Promise<JobReport> {
  const findings: string[] = [];
  const reports: JobReport[] = [];
  for (const name of versionedNames) {
    const counts = await countVersions(name);
    const later = counts.get(schemaVersions[name] + 1) ?? 0;
    if (later > 0) findings.push(`${name}: ${later} records have a later version than this code knows`);
    const isUpToDate = [...counts.keys()].every((version) => version >= schemaVersions[name]);
    const failures = reports.flatMap((report) => report.failures);
    if (isUpToDate || failures.length >= maxFailures) continue;
    reports.push(await migrateCollection(name, options));
  }
  return { ...joinReports(reports), findings };
}

const pageSize = 200;

async function migrateCollection(name: VersionedName, options: JobOptions): Promise<JobReport> {
  const { records } = migrations[name] as unknown as Migration<object>;
  const count = startCount<string>(options, { [name]: 0 });
  const migrate = ({ id, data, version }: Stored<object>): Promise<unknown> =>
    new Batch()
      .update(records, id, computeChanges(name, data, version.toDate()) as Changes<object>, version)
      .commit();
  const isMore = await scan(`migrate-${name}`, options, readPagesOf(records, pageSize), async (rows) => {
    const old = rows.filter(({ data }) => versionOf(data) < schemaVersions[name]);
    return count.isFailing() ? old.length === 0 : count.settle(name, old, migrate);
  });
  return count.toReport(isMore);
}
