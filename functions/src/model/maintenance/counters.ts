import { type MembershipStatus, membershipStatuses } from 'contract/rules/membership';
import type { MessageState } from 'contract/schemas/list-states';
import { Batch, type Changes } from '#data/batch.ts';
import type { Collection } from '#data/collection.ts';
import {
  adminTotals,
  blogs,
  contactMessages,
  contentTotals,
  events,
  journals,
  memberTotals,
  messageTotals,
  products,
  totalsIds,
  users,
} from '#data/collections.ts';
import type { MemberTotals } from '#data/totals-records.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { repairMonths } from '#model/money/ledger/months.ts';
import { emptyReport, type JobOptions, type JobReport } from './report.ts';

async function countMembers(): Promise<MemberTotals> {
  const byStatus: Partial<Record<MembershipStatus, number>> = {};
  for (const status of membershipStatuses) {
    byStatus[status] = await users.count({ where: [['isActive', status]], orderBy: 'createdAt' });
  }
  return { all: Object.values(byStatus).reduce((sum, count) => sum + count, 0), byStatus };
}

const countMessages = (state: MessageState): Promise<number> =>
  contactMessages.count({ where: [['state', state]], orderBy: 'createdAt', direction: 'desc' });

const countAll = (of: Collection<{ createdAt: Date | null }>): Promise<number> =>
  of.count({ orderBy: 'createdAt' });

type Repair = (options: Pick<JobOptions, 'dryRun'>) => Promise<string[]>;

/** Repairs of each document of totals that can be recounted, and of the months of the ledger. */
const repairs: readonly Repair[] = [
  createRepair(memberTotals, totalsIds.members, countMembers),
  createRepair(adminTotals, totalsIds.admins, async () => ({
    count: await users.count({ where: [['role', 'Admin']], orderBy: 'createdAt' }),
  })),
  createRepair(contentTotals, totalsIds.content, async () => ({
    blogs: await countAll(blogs),
    events: await countAll(events),
    journals: await countAll(journals),
    products: await countAll(products),
  })),
  createRepair(messageTotals, totalsIds.messages, async () => ({
    open: await countMessages('open'),
    answered: await countMessages('answered'),
    done: await countMessages('done'),
  })),
  ({ dryRun }) => repairMonths(dryRun),
];

/**
 * Corrects wrong totals and reports old and new values. Every change of a record changes its totals too, so
 * totals that did not change during the count prove that it is consistent.
 */
export async function repairCounters(options: JobOptions): Promise<JobReport> {
  const findings: string[] = [];
  for (const repair of repairs) findings.push(...(await retryOnConflict(() => repair(options))));
  return { ...emptyReport, done: { repaired: findings.length }, findings };
}

function createRepair<T extends object>(of: Collection<T>, id: string, count: () => Promise<T>): Repair {
  return async ({ dryRun }) => {
    const record = await of.get(id);
    const actual = await count();
    const changes = findDifferences(toNumbers(record?.data ?? {}), toNumbers(actual));
    if (changes.length > 0 && !dryRun) {
      const batch = new Batch();
      if (record === undefined) batch.create(of, id, actual);
      else batch.update(of, id, actual as unknown as Changes<T>, record.version);
      await batch.commit();
    }
    return changes.map((change) => `totals/${id} ${change}`);
  };
}

/** Returns the numbers of a document by path: 'byStatus.active'. */
const toNumbers = (fields: object, path = ''): Map<string, number> =>
  new Map(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'number') return [[path + name, value] as const];
      return typeof value === 'object' && value !== null ? [...toNumbers(value, `${path}${name}.`)] : [];
    }),
  );

/** Returns the differences. A missing number counts as 0. */
const findDifferences = (
  recorded: ReadonlyMap<string, number>,
  actual: ReadonlyMap<string, number>,
): string[] =>
  [...actual].flatMap(([name, is]) => {
    const was = recorded.get(name) ?? 0;
    return was === is ? [] : [`${name}: ${was} -> ${is}`];
  });
