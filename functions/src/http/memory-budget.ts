interface BudgetOptions {
  /** Bytes of all bodies in memory. */
  readonly size: number;
  /** Bytes of the bodies of one peer. */
  readonly peerShare: number;
  /** Bytes at the start of each body, which are charged as they arrive. */
  readonly startBytes: number;
  /** Part of the budget, and of the share of a peer, for the rests of bodies. The other part is for their starts. */
  readonly restPart: number;
}

/**
 * Limits the bytes of request bodies in memory. The start of a body is charged for the bytes that arrive, from a part
 * of its own, so small bodies do not wait for large ones. When the start has arrived, a body reserves its whole rest
 * in one step. So it can always end, and one that waits holds its start only. Beyond the size of the budget, or the
 * share of its peer, an upload waits until others end.
 */
export class MemoryBudget {
  /** In order of arrival. */
  readonly #uploads = new Set<Upload>();

  constructor(readonly options: BudgetOptions) {}

  /**
   * @param size length of the body, or the maximum if it is unknown
   * @param onRoom is called when a waiting upload may try again
   */
  open(peer: string, size: number, onRoom: () => void): Upload {
    const rest = Math.max(0, size - this.options.startBytes);
    const upload: Upload = new Upload(peer, rest, onRoom, this.#uploads, this.options);
    this.#uploads.add(upload);
    return upload;
  }
}

/** Bytes of one request body, until `close`. */
export class Upload {
  #startBytes = 0;
  #reservedRest = 0;
  #isWaiting = false;

  constructor(
    readonly peer: string,
    /** Bytes after the start. */
    readonly rest: number,
    readonly onRoom: () => void,
    readonly uploads: Set<Upload>,
    readonly options: BudgetOptions,
  ) {}

  /** Charges received bytes. Returns false if they must wait for `onRoom`. */
  add(bytes: number): boolean {
    if (this.#reservedRest > 0) return true;
    const isStart = this.#startBytes + bytes <= this.options.startBytes;
    this.#isWaiting = !(isStart ? this.#hasRoomForStart(bytes) : this.#hasRoomForRest());
    if (this.#isWaiting) return false;
    if (isStart) this.#startBytes += bytes;
    else this.#reservedRest = this.rest;
    return true;
  }

  /** Returns whether another upload waits, while this one has reserved its rest. */
  isBlocking(): boolean {
    return this.#reservedRest > 0 && [...this.uploads].some((upload) => upload.#isWaiting);
  }

  /** Frees the bytes. Waiting uploads continue in order of arrival. */
  close(): void {
    if (!this.uploads.delete(this)) return;
    for (const upload of [...this.uploads]) if (upload.#isWaiting) upload.onRoom();
  }

  #hasRoomForStart(bytes: number): boolean {
    return this.#hasRoom(1 - this.options.restPart, bytes, (upload) => upload.#startBytes);
  }

  #hasRoomForRest(): boolean {
    return this.#hasRoom(this.options.restPart, this.rest, (upload) => upload.#reservedRest);
  }

  #hasRoom(part: number, bytes: number, bytesOf: (upload: Upload) => number): boolean {
    const { size, peerShare } = this.options;
    const all = [...this.uploads];
    const used = (uploads: readonly Upload[]) =>
      uploads.reduce((sum, upload) => sum + bytesOf(upload), bytes);
    return used(all) <= size * part && used(all.filter(({ peer }) => peer === this.peer)) <= peerShare * part;
  }
}
