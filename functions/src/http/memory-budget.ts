interface BudgetOptions {
  /** Bytes of all bodies in memory. */
  readonly size: number;
  /** Bytes of the bodies of one peer. */
  readonly peerShare: number;
}

/**
 * Limits the bytes of request bodies in memory. A body is charged for the bytes that arrive, not for the length
 * that it announces. Beyond the size of the budget, or the share of its peer, an upload waits until others end.
 */
export class MemoryBudget {
  /** In order of arrival. */
  readonly #uploads = new Set<Upload>();

  constructor(readonly options: BudgetOptions) {}

  /** @param onRoom is called when a waiting upload may try again */
  open(peer: string, onRoom: () => void): Upload {
    const upload: Upload = new Upload(peer, onRoom, this.#uploads, this.options);
    this.#uploads.add(upload);
    return upload;
  }
}

/** Bytes of one request body, until `close`. */
export class Upload {
  #bytes = 0;
  #isComplete = false;
  #isWaiting = false;

  constructor(
    readonly peer: string,
    readonly onRoom: () => void,
    readonly uploads: Set<Upload>,
    readonly options: BudgetOptions,
  ) {}

  /** Charges received bytes. Returns false if they must wait for `onRoom`. */
  add(bytes: number): boolean {
    const all = [...this.uploads];
    const ofPeer = all.filter(({ peer }) => peer === this.peer);
    this.#isWaiting =
      !this.#canGrow(bytes, all, this.options.size) || !this.#canGrow(bytes, ofPeer, this.options.peerShare);
    if (!this.#isWaiting) this.#bytes += bytes;
    return !this.#isWaiting;
  }

  /** Returns whether another upload waits for memory, while this one holds a part of it. */
  isBlocking(): boolean {
    return this.#bytes > 0 && [...this.uploads].some((upload) => upload !== this && upload.#isWaiting);
  }

  /** Marks the body as received. Its bytes stay charged until the response ends. */
  complete(): void {
    this.#isComplete = true;
  }

  /** Frees the bytes. Waiting uploads continue in order of arrival. */
  close(): void {
    if (!this.uploads.delete(this)) return;
    for (const upload of [...this.uploads]) if (upload.#isWaiting) upload.onRoom();
  }

  /**
   * The oldest body that is still arriving may exceed the limit, unless a complete one frees bytes soon. So
   * uploads that all hold a part never wait for each other.
   */
  #canGrow(bytes: number, uploads: readonly Upload[], limit: number): boolean {
    const used = uploads.reduce((sum, upload) => sum + upload.#bytes, 0);
    if (used + bytes <= limit) return true;
    const isNoneComplete = !uploads.some((upload) => upload.#isComplete && upload.#bytes > 0);
    return isNoneComplete && uploads.find((upload) => !upload.#isComplete) === this;
  }
}
