import type { Collection } from '../../functions/src/data/collection.ts';
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
