/** Values and field paths of Firestore's wire format, as the SDK sends and receives them. */

interface Kinds {
  nullValue: unknown;
  booleanValue: boolean;
  integerValue: number | string;
  doubleValue: number;
  timestampValue: WireTime;
  stringValue: string;
  bytesValue: Uint8Array;
  referenceValue: string;
  geoPointValue: unknown;
  arrayValue: { readonly values?: readonly Value[] };
  mapValue: { readonly fields?: Fields };
}

/** A value of one of the kinds. */
export type Value = Readonly<Partial<Kinds>>;
export type Fields = Readonly<Record<string, Value>>;

/** Zero parts may be missing. */
export interface WireTime {
  readonly seconds?: number | string;
  readonly nanos?: number;
}

/** Error with a gRPC status code, as the SDK receives it. */
export const rpcError = (code: number, message: string): Error => Object.assign(new Error(message), { code });
export const codes = { invalid: 3, missing: 5, exists: 6, precondition: 9 } as const;

/** Positions in Firestore's order of types. A query compares only values with the same position. */
const ranks: Readonly<Record<keyof Kinds, number>> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
};

const kindOf = (value: Value): keyof Kinds => Object.keys(value)[0] as keyof Kinds;
export const rankOf = (value: Value): number => ranks[kindOf(value)];
export const isNumber = (value: Value): boolean => rankOf(value) === ranks.integerValue;
export const numberOf = (value: Value): number => Number(value.integerValue ?? value.doubleValue);
export const elementsOf = (value: Value): readonly Value[] => value.arrayValue?.values ?? [];

const surrogate = /[\ud800-\udfff]/;

/** Compares by UTF-8 bytes, which differs from the order of JavaScript for characters of two code units. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compare(one, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

export const comparePaths = (a: string, b: string): number =>
  compareLists(a.split('/'), b.split('/'), compareTexts);

const compareNumbers = (a: number, b: number): number =>
  Number.isNaN(a) || Number.isNaN(b) ? Number(Number.isNaN(b)) - Number(Number.isNaN(a)) : a - b;

const compareTimes = (a: WireTime, b: WireTime): number =>
  Number(a.seconds ?? 0) - Number(b.seconds ?? 0) || (a.nanos ?? 0) - (b.nanos ?? 0);

const sortedEntries = (value: Value): (readonly [string, Value])[] =>
  Object.entries(value.mapValue?.fields ?? {}).sort(([a], [b]) => compareTexts(a, b));

const compareEntries = ([a, one]: readonly [string, Value], [b, other]: readonly [string, Value]): number =>
  compareTexts(a, b) || compareValues(one, other);

type Comparison = (a: never, b: never) => number;

const comparisons: Readonly<Partial<Record<keyof Kinds, Comparison>>> = {
  booleanValue: (a: boolean, b: boolean) => Number(a) - Number(b),
  timestampValue: compareTimes,
  stringValue: compareTexts,
  bytesValue: (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b),
  referenceValue: comparePaths,
};

/** Compares two values in Firestore's order of types and values. */
export function compareValues(a: Value, b: Value): number {
  const kind = kindOf(a);
  const difference = ranks[kind] - rankOf(b);
  if (difference !== 0) return difference;
  if (kind === 'nullValue') return 0;
  if (isNumber(a)) return compareNumbers(numberOf(a), numberOf(b));
  if (kind === 'arrayValue') return compareLists(elementsOf(a), elementsOf(b), compareValues);
  if (kind === 'mapValue') return compareLists(sortedEntries(a), sortedEntries(b), compareEntries);
  const compare = comparisons[kind];
  if (compare === undefined) throw new Error(`The store in memory does not compare a ${kind}.`);
  return compare(a[kind] as never, b[kind] as never);
}

export const isSame = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

const parsedPaths = new Map<string, readonly string[]>();

/** Splits a path such as 'seat.`name of 2026`' into its names. */
export function parseFieldPath(path: string): readonly string[] {
  const known = parsedPaths.get(path);
  if (known !== undefined) return known;
  const names = (path.match(/`(?:[^`\\]|\\.)*`|[^.]+/g) ?? []).map((name) =>
    name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name,
  );
  parsedPaths.set(path, names);
  return names;
}

export const valueAt = (fields: Fields, path: readonly string[]): Value | undefined => {
  const [name = '', ...rest] = path;
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return rest.length === 0 || value === undefined ? value : valueAt(value.mapValue?.fields ?? {}, rest);
};

/** Returns the fields with a value at a path; undefined removes it. */
export function withValueAt(fields: Fields, path: readonly string[], value: Value | undefined): Fields {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [name]: value };
    const { [name]: _removed, ...others } = fields;
    return others;
  }
  const inner = fields[name]?.mapValue?.fields;
  if (inner === undefined && value === undefined) return fields;
  return { ...fields, [name]: { mapValue: { fields: withValueAt(inner ?? {}, rest, value) } } };
}

const byteLength = (text: string): number => Buffer.byteLength(text);
const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Returns the size that Firestore counts for fields, in bytes (firebase.google.com/docs/firestore/storage-size). */
export const sizeOfFields = (fields: Fields): number =>
  total(Object.entries(fields).map(([name, value]) => byteLength(name) + 1 + sizeOf(value)));

function sizeOf(value: Value): number {
  if (value.stringValue !== undefined) return byteLength(value.stringValue) + 1;
  if (value.referenceValue !== undefined) return byteLength(value.referenceValue) + 1;
  if (value.bytesValue !== undefined) return value.bytesValue.byteLength;
  if (value.arrayValue !== undefined) return total(elementsOf(value).map(sizeOf));
  if (value.mapValue !== undefined) return sizeOfFields(value.mapValue.fields ?? {});
  return value.booleanValue !== undefined || 'nullValue' in value ? 1 : 8;
}
