import type { AuditRecord, AuditSealRecord } from '#data/records.ts';
import { lateMs, type Sealable } from './seal.ts';

/** How an export of the audit is written: a line of JSON each, head first, then seals, then entries. */

export const exportFormat = 'audit-export/1';

export interface ExportHead {
  readonly format: typeof exportFormat;
  /** When it was begun, ISO 8601: what is sealed later is not in it. */
  readonly at: string;
  readonly origin: string;
  /** The public key, as `readVerifierKey` takes it. */
  readonly key: string;
}

export type Dated<T> = { readonly [K in keyof T]: T[K] extends Date ? string : T[K] };
export type EntryLine = { readonly id: string } & Dated<AuditRecord>;
export type SealLine = { readonly id: string } & Dated<AuditSealRecord>;

export const entryLineOf = (id: string, entry: AuditRecord): EntryLine => ({
  id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action,
  targetId: entry.targetId,
  targetName: entry.targetName,
  people: entry.people,
  details: entry.details,
  ...(entry.changes && { changes: entry.changes }),
  ...(entry.proof && { proof: entry.proof }),
});

export const sealLineOf = (id: string, seal: AuditSealRecord): SealLine => ({
  id,
  from: seal.from.toISOString(),
  to: seal.to.toISOString(),
  size: seal.size,
  count: seal.count,
  recent: seal.recent,
  root: seal.root,
  prev: seal.prev,
  ids: seal.ids,
  leaves: seal.leaves,
  frontier: seal.frontier,
  note: seal.note,
});

export const entryOfLine = ({ id: _id, at, ...entry }: EntryLine): AuditRecord => ({
  ...entry,
  at: new Date(at),
});

/** An export as it was read. */
export interface AuditExport {
  readonly head: ExportHead;
  readonly seals: readonly SealLine[];
  readonly entries: readonly EntryLine[];
}

/** Those of some times that are within ten minutes before `to`. */
export const recentOf = (sealed: readonly Pick<Sealable, 'at'>[], to: Date): readonly Date[] =>
  sealed.map(({ at }) => at).filter((at) => at.getTime() >= to.getTime() - lateMs);
