import type { Archive, SectionName } from './archive.ts';
import type { Row } from './digests.ts';

/** One of the three stores, as a backup reads it and a restore writes it. */
export interface Section {
  readonly name: SectionName;
  /**
   * Reads all rows in parts of some hundreds. It may return rows that are already stored.
   *
   * @param from.after last stored key
   * @param from.moment read time if the store supports it (RFC 3339); omitted for the current time
   * @param from.storeBytes receives the bytes to which a value refers by hash
   */
  read(from: {
    readonly after?: string | undefined;
    readonly moment?: string;
    readonly storeBytes?: (hash: string, bytes: Uint8Array) => Promise<void>;
  }): AsyncGenerator<Row[]>;
  /** Writes rows and overwrites existing ones with the same key. Safe to repeat. */
  write(rows: readonly Row[], archive: Archive): Promise<void>;
}
