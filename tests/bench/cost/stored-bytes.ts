import { readFileSync } from 'node:fs';

/** Value of the Firestore protocol. */
export interface ProtocolValue {
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly booleanValue?: boolean;
  readonly nullValue?: unknown;
  readonly integerValue?: unknown;
  readonly doubleValue?: number;
  readonly timestampValue?: unknown;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly ProtocolValue[] };
  readonly mapValue?: { readonly fields?: ProtocolFields };
}
export type ProtocolFields = Readonly<Record<string, ProtocolValue>>;

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly unknown[];
}

interface CompositeIndex {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: readonly CompositeIndex[]; fieldOverrides: readonly FieldOverride[] };

/** Overhead of a document, and of an index entry. */
const overhead = 32;
/** Overhead of a document's name. */
const nameOverhead = 16;
/** Part of a value that an index entry stores. */
const maxIndexedBytes = 1500;

const textBytes = (text: string): number => Buffer.byteLength(text) + 1;

function valueBytes(value: ProtocolValue): number {
  if (value.stringValue !== undefined && value.stringValue !== null) return textBytes(value.stringValue);
  if (value.referenceValue) return textBytes(value.referenceValue) + nameOverhead;
  if (value.arrayValue) return (value.arrayValue.values ?? []).reduce((sum, one) => sum + valueBytes(one), 0);
  if (value.mapValue) return fieldBytes(value.mapValue.fields ?? {});
  if (value.bytesValue && value.bytesValue.length > 0) return value.bytesValue.length;
  if (typeof value.booleanValue === 'boolean' || 'nullValue' in value) return 1;
  return 8;
}

const fieldBytes = (fields: ProtocolFields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + textBytes(name) + valueBytes(value), 0);

/** Returns the bytes of the index entries that Firestore makes by itself for one field, or for those of a map. */
function ownIndexBytes(
  path: string,
  value: ProtocolValue,
  exempt: ReadonlySet<string>,
  base: number,
): number {
  if (exempt.has(path)) return 0;
  const entry = (size: number) => base + textBytes(path) + Math.min(size, maxIndexedBytes);
  if (value.mapValue) {
    return Object.entries(value.mapValue.fields ?? {}).reduce(
      (sum, [name, one]) => sum + ownIndexBytes(`${path}.${name}`, one, exempt, base),
      0,
    );
  }
  if (value.arrayValue) {
    return (value.arrayValue.values ?? []).reduce((sum, one) => sum + entry(valueBytes(one)), 0);
  }
  // One ascending and one descending entry.
  return 2 * entry(valueBytes(value));
}

/**
 * Returns the stored bytes of a document with its index entries, as
 * firebase.google.com/docs/firestore/storage-size describes them.
 *
 * @param name full name: 'projects/…/documents/users/abc'
 */
export function storedBytesOf(name: string, fields: ProtocolFields): number {
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length).split('/');
  const group = path.at(-2) ?? '';
  const nameBytes = path.reduce((sum, part) => sum + textBytes(part), nameOverhead);
  const exempt = new Set(
    fieldOverrides
      .filter((one) => one.collectionGroup === group && one.indexes.length === 0)
      .map(({ fieldPath }) => fieldPath),
  );
  const base = nameBytes + overhead;
  const single = Object.entries(fields).reduce(
    (sum, [field, value]) => sum + ownIndexBytes(field, value, exempt, base),
    0,
  );
  const composite = indexes
    .filter(
      (index) => index.collectionGroup === group && index.fields.every((one) => one.fieldPath in fields),
    )
    .reduce(
      (sum, index) =>
        sum + base + index.fields.reduce((size, one) => size + valueBytes(fields[one.fieldPath] ?? {}), 0),
      0,
    );
  return base + fieldBytes(fields) + single + composite;
}
