import type { CheckInListReply, ScanInput, SyncReply } from 'contract/events/check-ins';
import { deviceStorage } from '#api/device-storage.ts';
import { session } from '#api/session.ts';

/**
 * Data of a device for a check-in without network: the list of people, the known scans of all devices, and
 * the own scans that the function has not confirmed. All of it ends 24 hours after the event. The list of an
 * admin also ends with the session.
 */
export interface StoredCheckIn {
  readonly list: CheckInListReply | undefined;
  readonly known: SyncReply['scans'];
  readonly queue: readonly ScanInput[];
  /** Time in `until` of the last reply. */
  readonly since: string | undefined;
}

/** The number is the version of the format. */
const prefix = 'check-in:1:';

const keyOf = (event: string, part: 'list' | 'known' | 'queue'): string => `${prefix}${event}:${part}`;

interface Expiring<T> {
  readonly deletedAt: string;
  /** True for the list of a device without account, which outlasts sessions. */
  readonly isOfLink: boolean;
  readonly value: T;
}

function read<T>(key: string): T | undefined {
  const stored = deviceStorage.getJson(key) as Expiring<T> | null;
  return stored?.value;
}

export function readCheckIn(event: string): StoredCheckIn {
  deleteOldCheckIns();
  const known = read<Pick<StoredCheckIn, 'known' | 'since'>>(keyOf(event, 'known'));
  return {
    list: read(keyOf(event, 'list')),
    known: known?.known ?? [],
    since: known?.since,
    queue: read(keyOf(event, 'queue')) ?? [],
  };
}

/** Stores the parts of a check-in. `isOfLink` is true on a device without account. */
export function createCheckInStore(event: string, isOfLink: boolean) {
  const write = (part: 'list' | 'known' | 'queue', deletedAt: string, value: unknown) =>
    deviceStorage.set(keyOf(event, part), JSON.stringify({ deletedAt, isOfLink, value }));
  return {
    saveList: (list: CheckInListReply) => write('list', list.deletedAt, list),
    saveKnown: (deletedAt: string, known: Pick<StoredCheckIn, 'known' | 'since'>) =>
      write('known', deletedAt, known),
    saveQueue: (deletedAt: string, queue: readonly ScanInput[]) => write('queue', deletedAt, queue),
  };
}

const storedKeys = (): string[] => deviceStorage.keys().filter((key) => key.startsWith(prefix));

/** Deletes what has ended. */
export function deleteOldCheckIns(now: Date = new Date()): void {
  for (const key of storedKeys()) {
    const stored = deviceStorage.getJson(key) as Partial<Expiring<unknown>> | null;
    if (typeof stored?.deletedAt !== 'string' || stored.deletedAt <= now.toISOString())
      deviceStorage.remove(key);
  }
}

/** Deletes the lists of admins when the session ends, in any tab. Their scans stay until they are sent. */
export function deleteListsWithSession(): () => void {
  const deleteLists = () => {
    if (session.token() !== null) return;
    for (const key of storedKeys()) {
      const stored = deviceStorage.getJson(key) as Partial<Expiring<unknown>> | null;
      if (key.endsWith(':list') && stored?.isOfLink !== true) deviceStorage.remove(key);
    }
  };
  deleteOldCheckIns();
  deleteLists();
  return session.subscribe(deleteLists);
}
