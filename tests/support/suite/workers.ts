import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../../tools/seed/deterministic.ts';
import { BuiltFunction } from './built-function.ts';
import { aroundEffects, InjectedFault } from './faults.ts';
import { inProcess, type Transport } from './transports.ts';

/** Processes of the function that answer requests, and die in the middle of them. */
export interface Workers extends AsyncDisposable {
  /** Rejects where the process that answers has died. */
  readonly transport: Transport;
  readonly deaths: () => number;
}

/** A process that dies at one of its steps, and takes all requests along that it is at. */
class Life {
  isOver = false;
  #steps: number;

  constructor(
    steps: number,
    /** Whether the last step is still done; else it dies right before. */
    private readonly isAfter: boolean,
  ) {
    this.#steps = steps;
  }

  async step<T>(effect: () => Promise<T>): Promise<T> {
    this.#steps -= 1;
    const isLast = this.#steps === 0;
    if (this.isOver || (isLast && !this.isAfter)) this.#end();
    const result = await effect();
    if (isLast) this.#end();
    // Done, but nobody is there any more to hear of it.
    if (this.isOver) throw new InjectedFault('died');
    return result;
  }

  #end(): never {
    this.isOver = true;
    throw new InjectedFault('died');
  }
}

/**
 * Workers inside this process, one at a time: exact, as each dies right before or after an effect. Every other call in
 * this process goes on as if nothing was.
 *
 * @param steps how many effects a worker has at least and at most
 */
export function dyingWorkers(
  random: Random,
  [least, most]: readonly [number, number],
  errors: unknown[],
): Workers {
  const lives = new AsyncLocalStorage<Life>();
  const restore = aroundEffects((effect) => lives.getStore()?.step(effect) ?? effect());
  const born = () => new Life(random.int(least, most), random.chance(0.5));
  let [life, deaths] = [born(), 0];
  const heard: unknown[] = [];
  const answer = inProcess({ errors: heard });
  return {
    deaths: () => deaths,
    async transport(request) {
      if (life.isOver) {
        deaths += 1;
        life = born();
      }
      const own = life;
      const response = await lives.run(own, () => answer(request));
      const faults = heard.splice(0);
      if (own.isOver) throw new Error('The connection was lost.');
      errors.push(...faults.filter((error) => !(error instanceof InjectedFault)));
      return response;
    },
    async [Symbol.asyncDispose]() {
      restore();
    },
  };
}

/**
 * Workers as in production: the built function in processes of their own, of which one is killed (SIGKILL) again and
 * again while it answers, and replaced.
 *
 * @param requests how many there are at least and at most between two kills
 */
export async function killedWorkers(
  random: Random,
  count: number,
  [least, most]: readonly [number, number],
): Promise<Workers> {
  const start = () => BuiltFunction.start();
  const places = await Promise.all(Array.from({ length: count }, start));
  const starting = new Map<number, Promise<void>>();
  let [deaths, untilDeath] = [0, random.int(least, most)];

  /** One at least goes on, so that there is always somebody to ask. */
  function kill(place: number): void {
    const worker = places[place];
    if (worker === undefined || starting.size >= count - 1) return;
    deaths += 1;
    const next = (async () => {
      await setTimeout(random.int(0, 80));
      await worker[Symbol.asyncDispose]();
      places[place] = await start();
      starting.delete(place);
    })();
    starting.set(place, next);
  }

  return {
    deaths: () => deaths,
    async transport(request) {
      const alive = places.flatMap((_, place) => (starting.has(place) ? [] : [place]));
      const place = random.pick(alive);
      const worker = places[place] as BuiltFunction;
      untilDeath -= 1;
      if (untilDeath <= 0) {
        untilDeath = random.int(least, most);
        kill(place);
      }
      return worker.transport(request);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(starting.values());
      await Promise.all(places.map((worker) => worker[Symbol.asyncDispose]()));
    },
  };
}
