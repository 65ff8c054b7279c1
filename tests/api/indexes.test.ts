import { readFileSync } from 'node:fs';
import { endpoints } from 'contract';
import { Query } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { as, inProcess } from '../support/client.ts';
import { resetStores } from '../support/emulators.ts';
import { makeAdmin, makeMember } from '../support/factories.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

const declared: string[] = (
  JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')) as {
    indexes: { collectionGroup: string; fields: IndexField[] }[];
  }
).indexes.map(({ collectionGroup, fields }) =>
  [
    collectionGroup,
    ...fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  ].join(', '),
);

interface StructuredQuery {
  from: { collectionId: string }[];
  where?: {
    fieldFilter?: { field: { fieldPath: string }; op: string };
    compositeFilter?: { filters: StructuredQuery['where'][] };
  };
  orderBy?: { field: { fieldPath: string }; direction: string }[];
}

/** The composite index that production needs for a query; undefined where single-field indexes do. */
function neededIndex({ from, where, orderBy = [] }: StructuredQuery): string | undefined {
  const filters = where?.compositeFilter?.filters ?? (where === undefined ? [] : [where]);
  // A range needs no field of its own: it is asked for on the field that the list is ordered by.
  const fieldsBy = (wanted: string) =>
    filters.flatMap(({ fieldFilter } = {}) =>
      fieldFilter?.op === wanted ? fieldFilter.field.fieldPath : [],
    );
  const [equal, contained] = [fieldsBy('EQUAL'), fieldsBy('ARRAY_CONTAINS')];
  const orders = orderBy.filter(
    ({ field }) => field.fieldPath !== '__name__' && !equal.includes(field.fieldPath),
  );
  const narrowed = equal.length + contained.length;
  if (narrowed === 0 ? orders.length < 2 : orders.length === 0) return undefined;
  return [
    from[0]?.collectionId,
    ...equal.map((field) => `${field} ASCENDING`),
    ...contained.map((field) => `${field} CONTAINS`),
    ...orders.map(({ field, direction }) => `${field.fieldPath} ${direction}`),
  ].join(', ');
}

const day = '2026-01-31';
/** Lists that can be narrowed, in each way that makes another query. */
const filters: Partial<Record<string, object[]>> = {
  listMessages: [{}, { state: 'open' }],
  listAuditEntries: [
    {},
    { person: 'somebody' },
    { kind: 'user.update' },
    { person: 'somebody', kind: 'x' },
  ].flatMap((filter) => [filter, { ...filter, from: day }, { ...filter, from: day, to: day }]),
};

/** The emulator answers every query; production refuses one without its index. */
test('each list and summary that an admin can ask for has its composite index', async () => {
  await resetStores();
  const admin = as(await makeAdmin(), inProcess());
  const needed = new Set<string>();
  const get = Query.prototype.get;
  vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: Query) {
    const { structuredQuery } = (
      this as unknown as { toProto(): { structuredQuery: StructuredQuery } }
    ).toProto();
    const index = neededIndex(structuredQuery);
    if (index !== undefined) needed.add(index);
    return get.call(this);
  });
  const lists = Object.entries(endpoints).filter(([name]) => name.startsWith('list'));
  expect(lists.length).toBeGreaterThan(2);
  await admin.ok('getReview', { id: (await makeMember({ status: 'waitingApproval' })).id });
  await admin.ok('getDashboard', {});
  for (const [name] of lists) {
    for (const filter of filters[name] ?? [{}]) await admin.call(name as 'listUsers', { page: 1, ...filter });
  }
  expect([...needed].filter((index) => !declared.includes(index))).toEqual([]);
  // None too many either: each costs storage with every write.
  expect(declared.filter((index) => !needed.has(index))).toEqual([]);
});
