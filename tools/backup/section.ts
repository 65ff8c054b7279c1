import type { Archive, SectionName } from './archive.ts';
import type { Row } from './digests.ts';

/** One of the three stores, as a backup reads it and a restore fills it. */
export interface Section {
  readonly name: SectionName;
  /**
   * All there is, in parts of some hundreds; what was kept already may be given again.
   *
   * @param from.after the last key that was kept
   * @param from.moment as of when, where the store can tell (RFC 3339); left out for now
   * @param from.keep is given the bytes that a value names by their hash
   */
  read(from: {
    readonly after?: string | undefined;
    readonly moment?: string;
    readonly keep?: (hash: string, bytes: Uint8Array) => Promise<void>;
  }): AsyncGenerator<Row[]>;
  /** Puts rows there, over what stands under their keys. May be repeated. */
  write(rows: readonly Row[], archive: Archive): Promise<void>;
}
