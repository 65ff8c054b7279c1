import type { EventEmitter } from 'node:events';

interface Waiting {
  readonly size: number;
  readonly enter: () => void;
}

/** Lets in as much at once as there is room for; who comes later waits for those before. */
export class Room {
  #taken = 0;
  readonly #waiting: Waiting[] = [];

  /** @param size of the room; what is larger than all of it enters alone */
  constructor(readonly size: number) {}

  /**
   * Enters now or later, and leaves when `stay` closes. What closes while it waits never enters.
   *
   * @param size of the room that is taken up meanwhile
   */
  enter(size: number, stay: EventEmitter, work: () => void): void {
    const waiting = {
      size,
      enter: () => {
        this.#taken += size;
        stay.off('close', giveUp);
        stay.once('close', () => {
          this.#taken -= size;
          this.#admit();
        });
        work();
      },
    };
    const giveUp = () => {
      const index = this.#waiting.indexOf(waiting);
      if (index >= 0) this.#waiting.splice(index, 1);
      // It may have been the first, too large for what is left.
      this.#admit();
    };
    stay.once('close', giveUp);
    this.#waiting.push(waiting);
    this.#admit();
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (this.#taken > 0 && this.#taken + next.size > this.size) return;
      this.#waiting.shift();
      next.enter();
    }
  }
}
