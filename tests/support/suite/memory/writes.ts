import type { StoredDocument } from './queries.ts';
import {
  codes,
  type Fields,
  isNumber,
  isSame,
  numberOf,
  parseFieldPath,
  rpcError,
  sizeOfFields,
  type Value,
  valueAt,
  type WireTime,
  withValueAt,
} from './values.ts';

/** Writes in Firestore's wire format, with preconditions and transforms. */

export interface VersionedDocument extends StoredDocument {
  readonly createTime: WireTime;
  readonly updateTime: WireTime;
}

interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue?: string;
  readonly increment?: Value;
}

export interface Write {
  readonly update?: StoredDocument;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly delete?: string;
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: WireTime };
}

const isSameTime = (a: WireTime, b: WireTime): boolean =>
  isSame({ timestampValue: a }, { timestampValue: b });

function requirePrecondition(
  { currentDocument }: Write,
  name: string,
  before: VersionedDocument | undefined,
): void {
  const { exists, updateTime } = currentDocument ?? {};
  if (exists === true && before === undefined)
    throw rpcError(codes.missing, `No document to update: ${name}`);
  if (exists === false && before !== undefined)
    throw rpcError(codes.exists, `Document already exists: ${name}`);
  if (updateTime == null) return;
  if (before === undefined) throw rpcError(codes.missing, `No document to update: ${name}`);
  if (!isSameTime(before.updateTime, updateTime))
    throw rpcError(
      codes.precondition,
      `the stored version of ${name} does not match the required base version`,
    );
}

function transformed(
  before: Value | undefined,
  { fieldPath, ...transform }: Transform,
  time: WireTime,
): Value {
  if (transform.setToServerValue === 'REQUEST_TIME') return { timestampValue: time };
  const { increment } = transform;
  if (increment === undefined) throw new Error(`The store in memory has no such transform of ${fieldPath}.`);
  const isAdded = before !== undefined && isNumber(before);
  const sum = numberOf(increment) + (isAdded ? numberOf(before) : 0);
  return Number.isSafeInteger(sum) ? { integerValue: sum } : { doubleValue: sum };
}

function changedFields(
  { update, updateMask, updateTransforms = [] }: Write,
  before: Fields,
  time: WireTime,
): Fields {
  const sent = update?.fields ?? {};
  const paths = updateMask?.fieldPaths ?? (updateMask === undefined ? undefined : []);
  const replaced =
    paths
      ?.map(parseFieldPath)
      .reduce((fields, path) => withValueAt(fields, path, valueAt(sent, path)), before) ?? sent;
  return updateTransforms.reduce((fields, transform) => {
    const path = parseFieldPath(transform.fieldPath);
    return withValueAt(fields, path, transformed(valueAt(fields, path), transform, time));
  }, replaced);
}

const maxBytes = 1_048_576;

/** Throws as Firestore does for a document of more than 1 MiB. */
function requireSize(name: string, fields: Fields): void {
  const [, path = ''] = name.split('/documents/');
  const nameBytes = path.split('/').reduce((sum, part) => sum + Buffer.byteLength(part) + 1, 16);
  const bytes = nameBytes + sizeOfFields(fields) + 32;
  if (bytes > maxBytes)
    throw rpcError(
      codes.invalid,
      `${name} has ${bytes} bytes, which exceeds the maximum allowed size of ${maxBytes}`,
    );
}

export const nameOf = (write: Write): string => {
  const name = write.update?.name ?? write.delete;
  if (name === undefined) throw new Error(`The store in memory has no write ${Object.keys(write)}.`);
  return name;
};

/** Returns a document after a write; undefined when it was deleted. Throws when the precondition fails. */
export function applyWrite(
  write: Write,
  before: VersionedDocument | undefined,
  time: WireTime,
): VersionedDocument | undefined {
  const name = nameOf(write);
  requirePrecondition(write, name, before);
  if (write.update === undefined) return undefined;
  const fields = changedFields(write, before?.fields ?? {}, time);
  requireSize(name, fields);
  // A write that changes nothing leaves the version unchanged.
  if (before !== undefined && isSame({ mapValue: { fields: before.fields } }, { mapValue: { fields } }))
    return before;
  return { name, fields, createTime: before?.createTime ?? time, updateTime: time };
}
