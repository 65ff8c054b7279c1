import { databaseIdOf, projectIdOf } from '../../functions/src/data/firebase.ts';
import { type Row, rowOf } from './digests.ts';
import { callGoogle } from './google.ts';
import type { Section } from './section.ts';

/** A value in Firestore's REST format: `{ timestampValue: '…' }`, `{ mapValue: { fields: … } }`. */
type Value = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Value>>;

interface QueryResult {
  readonly document?: { readonly name: string; readonly fields?: Fields };
  readonly readTime: string;
}

/** Firestore accepts at most 10 MiB per request. */
const maxRequestBytes = 6 * 1024 * 1024;
const pageSize = 300;

const databaseName = (): string => `databases/${databaseIdOf(process.env)}`;
const root = (): string => `projects/${projectIdOf(process.env)}/${databaseName()}/documents`;

/** The restore progress is stored in the database itself and does not belong to a backup. */
const isMaintenanceRecord = (key: string): boolean => key.startsWith('upkeep/');

/** Maps references, which a backup stores relative to the root, to fit the database of the restore. */
function mapReferences(value: Value, change: (reference: string) => string): Value {
  if (typeof value.referenceValue === 'string') return { referenceValue: change(value.referenceValue) };
  if (value.mapValue !== undefined) {
    const { fields = {} } = value.mapValue as { fields?: Fields };
    return { mapValue: { fields: mapFields(fields, change) } };
  }
  if (value.arrayValue === undefined) return value;
  const { values = [] } = value.arrayValue as { values?: Value[] };
  return { arrayValue: { values: values.map((inner) => mapReferences(inner, change)) } };
}

const mapFields = (fields: Fields, change: (reference: string) => string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mapReferences(value, change)]));

const toRelativeName = (name: string): string =>
  name.startsWith(`${root()}/`) ? name.slice(root().length) : name;
const toAbsoluteName = (name: string): string => (name.startsWith('/') ? `${root()}${name}` : name);

/** Query for all documents after one, in any collection, ordered by name. */
const queryOf = (after: string | undefined, limit: number) => ({
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  limit,
  ...(after === undefined
    ? {}
    : { startAt: { before: false, values: [{ referenceValue: `${root()}/${after}` }] } }),
});

const runQuery = (after: string | undefined, limit: number, readTime: string | undefined) =>
  callGoogle<QueryResult[]>('firestore', `${databaseName()}/documents:runQuery`, {
    structuredQuery: queryOf(after, limit),
    ...(readTime === undefined ? {} : { readTime }),
  });

/** Returns the time of Firestore: RFC 3339, to the microsecond. */
export async function firestoreTime(): Promise<string> {
  const [answer] = await runQuery(undefined, 1, undefined);
  if (answer === undefined) throw new Error('Firestore does not tell the time.');
  return answer.readTime;
}

/** Documents of Firestore through REST, because the Admin SDK does not distinguish 3.0 and 3. */
export const documents: Section = {
  name: 'documents',

  async *read({ after, moment }) {
    for (let last = after; ; ) {
      const answers = await runQuery(last, pageSize, moment);
      const found = answers.flatMap(({ document }) => document ?? []);
      const rows = found.map(({ name, fields = {} }) =>
        rowOf(toRelativeName(name).slice(1), mapFields(fields, toRelativeName)),
      );
      yield rows.filter(({ key }) => !isMaintenanceRecord(key));
      last = rows.at(-1)?.key;
      if (rows.length < pageSize) return;
    }
  },

  async write(rows) {
    for (const some of groupBySize(rows)) {
      const writes = some.map(({ key, value }) => ({
        update: { name: `${root()}/${key}`, fields: mapFields(value as Fields, toAbsoluteName) },
      }));
      await callGoogle('firestore', `${databaseName()}/documents:commit`, { writes });
    }
  },
};

function groupBySize(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let remainingBytes = 0;
  for (const row of rows) {
    const size = JSON.stringify(row.value).length;
    if (groups.length === 0 || size > remainingBytes) {
      groups.push([]);
      remainingBytes = maxRequestBytes;
    }
    groups.at(-1)?.push(row);
    remainingBytes -= size;
  }
  return groups;
}
