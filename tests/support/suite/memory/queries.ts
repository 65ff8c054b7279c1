import {
  codes,
  compareValues,
  elementsOf,
  type Fields,
  isNumber,
  isSame,
  numberOf,
  parseFieldPath,
  rankOf,
  rpcError,
  type Value,
  valueAt,
  withValueAt,
} from './values.ts';

/** Queries and sums in Firestore's wire format, over documents in memory. */

export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
}

interface Field {
  readonly fieldPath: string;
}

interface Filter {
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
  readonly fieldFilter?: { readonly field: Field; readonly op: string; readonly value: Value };
  readonly unaryFilter?: { readonly field: Field; readonly op: string };
}

interface Order {
  readonly field: Field;
  readonly direction?: string;
}

interface Cursor {
  readonly values?: readonly Value[];
  readonly before?: boolean;
}

export interface StructuredQuery {
  readonly select?: { readonly fields?: readonly Field[] };
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: Filter;
  readonly orderBy?: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset?: number;
  readonly limit?: { readonly value: number };
}

const nameField = '__name__';

const fieldValue = ({ name, fields }: StoredDocument, path: string): Value | undefined =>
  path === nameField ? { referenceValue: name } : valueAt(fields, parseFieldPath(path));

/** Values with which Firestore compares at most in one query. */
const maxValues = 30;

function listed(value: Value): readonly Value[] {
  const values = elementsOf(value);
  if (values.length > 0 && values.length <= maxValues) return values;
  throw rpcError(codes.invalid, `A query compares with 1 to ${maxValues} values, not ${values.length}.`);
}

type Matches = (value: Value, expected: Value) => boolean;
const isAlike: Matches = (value, expected) => rankOf(value) === rankOf(expected);

/** Comparisons whose field orders the rows of a query. */
const ranges: Readonly<Record<string, Matches>> = {
  LESS_THAN: (value, expected) => isAlike(value, expected) && compareValues(value, expected) < 0,
  LESS_THAN_OR_EQUAL: (value, expected) => isAlike(value, expected) && compareValues(value, expected) <= 0,
  GREATER_THAN: (value, expected) => isAlike(value, expected) && compareValues(value, expected) > 0,
  GREATER_THAN_OR_EQUAL: (value, expected) => isAlike(value, expected) && compareValues(value, expected) >= 0,
};

const operators: Readonly<Record<string, Matches>> = {
  ...ranges,
  EQUAL: isSame,
  IN: (value, expected) => listed(expected).some((one) => isSame(value, one)),
  ARRAY_CONTAINS: (value, expected) => elementsOf(value).some((one) => isSame(one, expected)),
  ARRAY_CONTAINS_ANY: (value, expected) =>
    listed(expected).some((one) => elementsOf(value).some((element) => isSame(element, one))),
  IS_NULL: (value) => 'nullValue' in value,
};

interface Condition {
  readonly path: string;
  readonly op: string;
  readonly expected: Value;
}

function conditionsOf(filter: Filter | undefined): Condition[] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter ?? {};
  if (compositeFilter !== undefined) {
    if (compositeFilter.op !== 'AND')
      throw new Error(`The store in memory has no filter ${compositeFilter.op}.`);
    return compositeFilter.filters.flatMap(conditionsOf);
  }
  const one = fieldFilter ?? unaryFilter;
  if (one === undefined) return [];
  if (!Object.hasOwn(operators, one.op)) throw new Error(`The store in memory has no operator ${one.op}.`);
  return [{ path: one.field.fieldPath, op: one.op, expected: fieldFilter?.value ?? {} }];
}

/** Returns the orders of a query with those that Firestore adds: fields of ranges by name, then the id. */
function ordersOf({ orderBy = [] }: StructuredQuery, conditions: readonly Condition[]): Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const ranged = conditions.filter(({ op }) => Object.hasOwn(ranges, op)).map(({ path }) => path);
  const fields = new Set([...orderBy.map(({ field }) => field.fieldPath), ...ranged.sort(), nameField]);
  return [...fields].map((fieldPath, index) => orderBy[index] ?? { field: { fieldPath }, direction });
}

const inDirection = ({ direction }: Order, difference: number): number =>
  direction === 'DESCENDING' ? -difference : difference;

type Row = readonly [document: StoredDocument, keys: readonly Value[]];

function compareKeys(orders: readonly Order[], a: readonly Value[], b: readonly Value[]): number {
  for (const [index, order] of orders.entries()) {
    const [one, other] = [a[index], b[index]];
    // A cursor may have fewer values than the query has orders.
    if (one === undefined || other === undefined) return 0;
    const difference = compareValues(one, other);
    if (difference !== 0) return inDirection(order, difference);
  }
  return 0;
}

/** Returns whether a row follows the start, or precedes the end. */
function isWithin(
  orders: readonly Order[],
  keys: readonly Value[],
  { startAt, endAt }: StructuredQuery,
): boolean {
  if (startAt !== undefined) {
    const difference = compareKeys(orders, keys, startAt.values ?? []);
    if (startAt.before ? difference < 0 : difference <= 0) return false;
  }
  if (endAt === undefined) return true;
  const difference = compareKeys(orders, keys, endAt.values ?? []);
  return endAt.before ? difference < 0 : difference <= 0;
}

export const selectFields = (fields: Fields, paths: readonly string[]): Fields =>
  paths.map(parseFieldPath).reduce<Fields>((selected, path) => {
    const value = valueAt(fields, path);
    return value === undefined ? selected : withValueAt(selected, path, value);
  }, {});

/** Returns the documents that a query selects, in its order and with its fields. */
export function runQuery(documents: Iterable<StoredDocument>, query: StructuredQuery): StoredDocument[] {
  const conditions = conditionsOf(query.where);
  const orders = ordersOf(query, conditions);
  const rows: Row[] = [];
  for (const document of documents) {
    const isSelected = conditions.every(({ path, op, expected }) => {
      const value = fieldValue(document, path);
      return value !== undefined && operators[op]?.(value, expected);
    });
    if (!isSelected) continue;
    // A document without a field of the order is not in the result.
    const keys = orders.flatMap(({ field }) => fieldValue(document, field.fieldPath) ?? []);
    if (keys.length === orders.length && isWithin(orders, keys, query)) rows.push([document, keys]);
  }
  rows.sort(([, a], [, b]) => compareKeys(orders, a, b));
  const { offset = 0, limit, select } = query;
  const page = rows.slice(offset, limit === undefined ? undefined : offset + limit.value);
  const paths = select?.fields?.map(({ fieldPath }) => fieldPath).filter((path) => path !== nameField);
  return page.map(([document]) =>
    paths === undefined ? document : { ...document, fields: selectFields(document.fields, paths) },
  );
}

export interface Aggregation {
  readonly alias: string;
  readonly count?: { readonly upTo?: { readonly value: number } };
  readonly sum?: { readonly field: Field };
}

/** Returns the number of documents, or the sum of their numbers in a field. */
export function aggregate(documents: readonly StoredDocument[], { count, sum, alias }: Aggregation): Value {
  if (count !== undefined) return { integerValue: Math.min(documents.length, count.upTo?.value ?? Infinity) };
  if (sum === undefined) throw new Error(`The store in memory has no aggregation for ${alias}.`);
  const values = documents.flatMap((document) => fieldValue(document, sum.field.fieldPath) ?? []);
  const result = values.filter(isNumber).reduce((all, value) => all + numberOf(value), 0);
  return Number.isSafeInteger(result) ? { integerValue: result } : { doubleValue: result };
}
