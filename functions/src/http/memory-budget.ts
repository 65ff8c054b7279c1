import type { EventEmitter } from 'node:events';

interface QueuedRequest {
  readonly size: number;
  readonly start: () => void;
}

/** Limits the bytes of request bodies in memory. Waiting requests start in their order of arrival. */
export class MemoryBudget {
  #reserved = 0;
  readonly #queue: QueuedRequest[] = [];

  /** @param size of the budget in bytes; a larger request starts alone */
  constructor(readonly size: number) {}

  /**
   * Starts `work` when `size` bytes are free, and frees them when `response` closes. A request that closes
   * while it waits never starts.
   */
  reserve(size: number, response: EventEmitter, work: () => void): void {
    const request = {
      size,
      start: () => {
        this.#reserved += size;
        response.off('close', dequeue);
        response.once('close', () => {
          this.#reserved -= size;
          this.#startQueued();
        });
        work();
      },
    };
    const dequeue = () => {
      const index = this.#queue.indexOf(request);
      if (index >= 0) this.#queue.splice(index, 1);
      // It may have been the first of the queue, too large for the free bytes.
      this.#startQueued();
    };
    response.once('close', dequeue);
    this.#queue.push(request);
    this.#startQueued();
  }

  #startQueued(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if (this.#reserved > 0 && this.#reserved + next.size > this.size) return;
      this.#queue.shift();
      next.start();
    }
  }
}
