import { clock } from '#data/clock.ts';
import { ReadTracker } from '#data/context/read-tracker.ts';

interface CacheLimits {
  readonly maxEntries: number;
  /** Estimated bytes of all stored replies. */
  readonly maxBytes: number;
}

interface Entry {
  readonly loadedAt: number;
  readonly tracker: ReadTracker;
  readonly reply: Promise<unknown>;
  /** 0 while the reply loads. */
  bytes: number;
}

interface Load<T> {
  /** Maximum age of a stored reply; 0 stores none. */
  readonly seconds: number;
  /** Called before a load of the caller's own, for a limit. Its error concerns this caller only. */
  readonly beforeLoad: () => Promise<void>;
  readonly load: () => Promise<T>;
}

/**
 * Replies that are the same for many callers, in the memory of this instance. A reply is loaded again after this
 * instance has written to a collection that the load read. Errors are not stored.
 */
export class InstanceCache {
  /** The oldest first. */
  readonly #entries = new Map<string, Entry>();

  constructor(readonly limits: CacheLimits) {}

  /** Returns the stored reply, or loads it. Concurrent calls for a key share one load. */
  async get<T>(key: string, { seconds, beforeLoad, load }: Load<T>): Promise<T> {
    const find = () => this.#find(key, seconds)?.reply as Promise<T> | undefined;
    const stored = find();
    if (stored !== undefined) return stored;
    await beforeLoad();
    if (seconds === 0) return load();
    return find() ?? this.#store(key, load);
  }

  #find(key: string, seconds: number): Entry | undefined {
    const entry = this.#entries.get(key);
    const ageMs = clock.now().getTime() - (entry?.loadedAt ?? 0);
    return ageMs >= 0 && ageMs < seconds * 1000 && entry?.tracker.isCurrent() ? entry : undefined;
  }

  #store<T>(key: string, load: () => Promise<T>): Promise<T> {
    const tracker = new ReadTracker();
    const reply = tracker.run(load);
    const entry: Entry = { loadedAt: clock.now().getTime(), tracker, reply, bytes: 0 };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    reply.then(
      (loaded) => {
        entry.bytes = estimateBytes(loaded);
        this.#evict();
      },
      () => this.#entries.get(key) === entry && this.#entries.delete(key),
    );
    return reply;
  }

  #evict(): void {
    let bytes = [...this.#entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.limits.maxEntries && bytes <= this.limits.maxBytes) return;
      this.#entries.delete(key);
      bytes -= entry.bytes;
    }
  }
}

/** Estimates the memory of a reply: bytes of a file, else two bytes for each character of its JSON. */
const estimateBytes = (reply: unknown): number =>
  (reply as { readonly bytes?: Uint8Array } | null)?.bytes?.length ?? 2 * JSON.stringify(reply).length;
