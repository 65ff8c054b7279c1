import { Batch, type Changes } from '#data/batch.ts';
import type { Collection } from '#data/collection.ts';
import {
  blogs,
  contactMessages,
  events,
  institutions,
  journals,
  payments,
  products,
  users,
} from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import {
  countVersions,
  schemaVersions,
  type VersionedName,
  versionedNames,
  versionOf,
} from '#data/schema.ts';
import { searchFields } from '#model/people/user-search.ts';
import { forEachDue, type JobOptions, type JobReport, mostFailures, unlessDry } from './report.ts';
import { walk } from './walk.ts';

/** From one version to the next: the fields that change, of a record as it was last written at `at`. */
type Step<T> = (record: Partial<T>, at: Date) => Partial<T>;

interface Migrated<T> {
  readonly records: Collection<T>;
  /** The first leads from version 0 to 1, and so on: as many as `schemaVersions` says. */
  readonly steps: readonly Step<T>[];
}

/** Those of some fields that a record does not have: no query finds a field that is missing, nor sorts by it. */
const lacking = <T extends object>(record: Partial<T>, fields: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => record[name as keyof T] === undefined),
  ) as Partial<T>;

const dated: Step<{ createdAt: Date | null; updatedAt: Date }> = (record, at) =>
  lacking(record, { createdAt: record.updatedAt ?? at, updatedAt: at });

const listUser: Step<UserRecord> = (user, at) => {
  const { name = '', email = '', institution = '', memberNumber = null, bill = null } = user;
  return lacking(user, {
    createdAt: user.updatedAt ?? at,
    updatedAt: at,
    validUntil: null,
    ...searchFields({ name, email, institution, memberNumber, bill }),
  });
};

const migrated: { readonly [Name in VersionedName]: Migrated<never> } = {
  users: migration(users, [listUser]),
  payments: migration(payments, [
    (payment, at) => lacking(payment, { createdAt: payment.decidedAt ?? at, decidedAt: null }),
  ]),
  institutions: migration(institutions, [
    (institution, at) =>
      lacking(institution, { createdAt: institution.updatedAt ?? at, updatedAt: at, validUntil: null }),
  ]),
  blogs: migration(blogs, [dated]),
  events: migration(events, [dated]),
  journals: migration(journals, [dated]),
  products: migration(products, [dated]),
  messages: migration(contactMessages, [(message, at) => lacking(message, { createdAt: at })]),
};

function migration<T>(records: Collection<T>, steps: readonly Step<T>[]): Migrated<never> {
  return { records, steps } as unknown as Migrated<never>;
}

/** How many steps lead to today's version. */
export const stepCount = (name: VersionedName): number => migrated[name].steps.length;

/** What changes in a record until it is of today's version, with that version. */
export function changesOf(name: VersionedName, record: object, at: Date): Record<string, unknown> {
  const { steps } = migrated[name] as unknown as Migrated<object>;
  let changes: Record<string, unknown> = {};
  for (const step of steps.slice(versionOf(record))) {
    changes = { ...changes, ...step({ ...record, ...changes }, at) };
  }
  return { ...changes, schema: schemaVersions[name] };
}

/**
 * Brings records of an earlier version up to today's, one by one, each at the version that was read. What is up to date
 * is found by counting; where nothing is old, nothing is read. A run that died is taken up where it was.
 */
export async function migrateRecords(options: JobOptions): Promise<JobReport> {
  const done: Record<string, number> = {};
  const failures: string[] = [];
  const findings: string[] = [];
  let isMore = false;
  for (const name of versionedNames) {
    const counts = await countVersions(name);
    const later = counts.get(schemaVersions[name] + 1) ?? 0;
    if (later > 0) findings.push(`${name}: ${later} records have a later version than this code knows`);
    const isUpToDate = [...counts.keys()].every((version) => version >= schemaVersions[name]);
    if (isUpToDate || failures.length >= mostFailures) continue;
    const result = await migrateOne(name, options);
    done[name] = result.done;
    failures.push(...result.failures);
    isMore ||= result.isMore;
  }
  return { done, failures, findings, isMore };
}

const pageSize = 200;

async function migrateOne(name: VersionedName, options: JobOptions) {
  const { records } = migrated[name] as unknown as Migrated<object>;
  const failures: string[] = [];
  let [done, left] = [0, 0];
  const migrate = ({ id, data, version }: Stored<object>): Promise<unknown> =>
    new Batch()
      .update(records, id, changesOf(name, data, version.toDate()) as Changes<object>, version)
      .commit();
  const isUnfinished = await walk(
    `migrate-${name}`,
    options,
    async (after) => {
      const rows = await records.byId(after, pageSize);
      return { rows, next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
    },
    async (rows) => {
      const old = rows.filter(({ data }) => versionOf(data) < schemaVersions[name]);
      const due = failures.length >= mostFailures ? [] : old.slice(0, Math.max(0, options.limit - done));
      const result = await forEachDue(due, unlessDry(options, migrate), options.time);
      done += result.done;
      left += old.length - due.length;
      failures.push(...result.failures);
      return due.length === old.length && !result.isCut;
    },
  );
  return { done, failures, isMore: isUnfinished || left > 0 };
}
