import { createHash } from 'node:crypto';
import type { Collection } from '../../functions/src/data/collection.ts';
import { audit } from '../../functions/src/data/collections.ts';
import type { AuditRecord } from '../../functions/src/data/records.ts';
import { withProof } from '../../functions/src/model/base/compute-leaf.ts';
import type { Picture } from './pictures/render.ts';

/** A file that is created on demand. */
export interface PlannedFile {
  readonly path: string;
  make(): Promise<Picture>;
}

export interface PlannedDocument {
  readonly collection: string;
  readonly id: string;
  readonly data: object;
}

export const planDocument = <T extends object>(
  into: Collection<T>,
  id: string,
  data: T,
): PlannedDocument => ({
  collection: into.name,
  id,
  data,
});

const createSalt = (id: string, path: string): string =>
  createHash('sha256').update(`${id}\n${path}`).digest().subarray(0, 16).toString('base64');

/** Plans an audit entry. Its commitments are computed when it is read; the salts are the same in every run. */
export const planAuditEntry = (id: string, entry: AuditRecord): PlannedDocument => ({
  collection: audit.name,
  id,
  get data() {
    return withProof(id, entry, (path) => createSalt(id, path));
  },
});
