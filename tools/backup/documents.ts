import { databaseIdOf, projectIdOf } from '../../functions/src/data/firebase.ts';
import { type Row, rowOf } from './digests.ts';
import { callGoogle } from './google.ts';
import type { Section } from './section.ts';

/** A value as Firestore's REST interface writes it: `{ timestampValue: '…' }`, `{ mapValue: { fields: … } }`. */
type Value = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Value>>;

interface QueryAnswer {
  readonly document?: { readonly name: string; readonly fields?: Fields };
  readonly readTime: string;
}

/** Firestore takes ten mebibytes at once. */
const mostBytes = 6 * 1024 * 1024;
const pageSize = 300;

const databaseName = (): string => `databases/${databaseIdOf(process.env)}`;
const root = (): string => `projects/${projectIdOf(process.env)}/${databaseName()}/documents`;

/** What says how a restore goes on stands in the store itself, and belongs to no backup. */
const isUpkeep = (key: string): boolean => key.startsWith('upkeep/');

/** References within the database are kept from its root on, so that they lead to where they are restored. */
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

const fromRoot = (name: string): string => (name.startsWith(`${root()}/`) ? name.slice(root().length) : name);
const toRoot = (name: string): string => (name.startsWith('/') ? `${root()}${name}` : name);

/** All documents behind one, of whatever collection and depth, by their names. */
const queryOf = (after: string | undefined, limit: number) => ({
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  limit,
  ...(after === undefined
    ? {}
    : { startAt: { before: false, values: [{ referenceValue: `${root()}/${after}` }] } }),
});

const runQuery = (after: string | undefined, limit: number, readTime: string | undefined) =>
  callGoogle<QueryAnswer[]>('firestore', `${databaseName()}/documents:runQuery`, {
    structuredQuery: queryOf(after, limit),
    ...(readTime === undefined ? {} : { readTime }),
  });

/** What the clock of Firestore says: RFC 3339, to the microsecond. */
export async function firestoreTime(): Promise<string> {
  const [answer] = await runQuery(undefined, 1, undefined);
  if (answer === undefined) throw new Error('Firestore does not tell the time.');
  return answer.readTime;
}

/** Firestore, through REST: it writes each type down as it is, where the Admin SDK takes 3.0 and 3 for the same. */
export const documents: Section = {
  name: 'documents',

  async *read({ after, moment }) {
    for (let last = after; ; ) {
      const answers = await runQuery(last, pageSize, moment);
      const found = answers.flatMap(({ document }) => document ?? []);
      const rows = found.map(({ name, fields = {} }) =>
        rowOf(fromRoot(name).slice(1), mapFields(fields, fromRoot)),
      );
      yield rows.filter(({ key }) => !isUpkeep(key));
      last = rows.at(-1)?.key;
      if (rows.length < pageSize) return;
    }
  },

  async write(rows) {
    for (const some of bySize(rows)) {
      const writes = some.map(({ key, value }) => ({
        update: { name: `${root()}/${key}`, fields: mapFields(value as Fields, toRoot) },
      }));
      await callGoogle('firestore', `${databaseName()}/documents:commit`, { writes });
    }
  },
};

function bySize(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = JSON.stringify(row.value).length;
    if (groups.length === 0 || size > room) {
      groups.push([]);
      room = mostBytes;
    }
    groups.at(-1)?.push(row);
    room -= size;
  }
  return groups;
}
